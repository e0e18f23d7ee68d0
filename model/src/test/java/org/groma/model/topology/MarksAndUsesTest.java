package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;
import static org.groma.model.topology.Trial.touched;

import java.util.List;
import org.groma.model.id.RiverId;
import org.junit.jupiter.api.Test;

/** Giving faces to places and marks to borders. */
class MarksAndUsesTest {

  private final Topology two = SampleMaps.twoProvinces();

  @Test
  void aFaceIsGivenToAPlace() {
    Topology map = legal(two, new AssignFace(2, MapDrawing.use("sea:mare")));

    assertThat(Shape.faces(map, "sea:mare")).containsExactly(2);
    assertThat(Shape.faces(map, "east")).isEmpty();
    assertThat(Shape.faces(two, "east")).containsExactly(2);
  }

  @Test
  void aPlaceMayHaveSeveralFaces() {
    Topology map = legal(two, new AssignFace(2, MapDrawing.use("west")));

    assertThat(Shape.faces(map, "west")).containsExactly(1, 2);
    assertThat(map.places()).hasSize(1);
  }

  @Test
  void aFaceIsTakenOutOfPlay() {
    assertThat(legal(two, new AssignFace(2, Use.None.OUT_OF_PLAY)).places()).hasSize(1);
  }

  @Test
  void assigningTouchesTheFaceOnly() {
    assertThat(touched(two, new AssignFace(2, Use.None.OUT_OF_PLAY)).faces()).containsExactly(2);
    assertThat(touched(two, new AssignFace(2, Use.None.OUT_OF_PLAY)).arcs()).isEmpty();
  }

  @Test
  void theOutsideBelongsToNobody() {
    assertThat(refused(two, new AssignFace(0, MapDrawing.use("sea:mare"))).reason())
        .isEqualTo("The space around the map cannot be given to a place.");
  }

  @Test
  void aFaceThatIsNotThereCannotBeAssigned() {
    assertThat(refused(two, new AssignFace(3, Use.None.UNASSIGNED)).reason())
        .isEqualTo("There is no face 3 on this map.");
  }

  @Test
  void bordersAreMarked() {
    Border river = Border.river(new RiverId("danuvius"));

    Topology map = legal(two, new MarkBorder(List.of(0, 1), river));

    assertThat(map.arc(0).border()).isEqualTo(river);
    assertThat(map.arc(1).border()).isEqualTo(river);
    assertThat(map.arc(2).border()).isEqualTo(Border.LAND);
  }

  @Test
  void markingABorderTouchesItAndTheFacesBesideIt() {
    Touched touched = touched(two, new MarkBorder(List.of(0), Border.of("ridge")));

    assertThat(touched.arcs()).containsExactly(0);
    assertThat(touched.faces()).containsExactly(two.arc(0).left(), two.arc(0).right());
  }

  @Test
  void allBordersAreMarkedOrNone() {
    assertThat(refused(two, new MarkBorder(List.of(0, 77), Border.of("ridge"))).reason())
        .isEqualTo("There is no border 77 on this map.");
  }

  @Test
  void markingNothingChangesNothing() {
    assertThat(legal(two, new MarkBorder(List.of(), Border.of("ridge")))).isEqualTo(two);
  }
}
