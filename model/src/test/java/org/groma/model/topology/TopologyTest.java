package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;

/** What a map can be asked. */
class TopologyTest {

  private final Topology map = SampleMaps.archipelago();

  @ParameterizedTest
  @CsvSource({
    "1, 1, 6",
    "25, 25, 1",
    "60, 30, 2",
    "60, 50, 3",
    "30, 34, 4",
    "34, 40, 5",
    "99, 20, 7",
    "85, 20, 8",
    "100, 55, 9",
    "150, 20, 10",
    "165, 20, 11",
    "130, 20, 0",
    "-5, 20, 0",
    "300, 300, 0",
    "30, 20.001, 1",
    "30, 19.999, 6",
    // level with nodes and vertices, where a careless ray counts twice or not at all
    "10, 20, 6",
    "10, 40, 6",
    "24, 48, 1",
    "85, 60, 6",
    "130, 40, 0",
  })
  void aPointLiesInAFace(double x, double y, int face) {
    assertThat(map.faceAt(x, y).map(Face::id)).hasValue(face);
  }

  @ParameterizedTest
  @CsvSource({"20, 20", "50, 30", "50, 40", "28, 40", "90, 20", "0, 0", "120, 33", "160, 25"})
  void aPointOnABorderLiesInNoFace(double x, double y) {
    assertThat(map.faceAt(x, y)).isEmpty();
  }

  @Test
  void anEmptyMapIsAllOutside() {
    Topology empty = Topology.empty(Precision.STANDARD);

    assertThat(empty.faceAt(0, 0).map(Face::id)).hasValue(Face.OUTSIDE);
    assertThat(empty.faceCount()).isEqualTo(1);
    assertThat(empty.extent().isNull()).isTrue();
    assertThat(empty.area(Face.OUTSIDE)).isZero();
    assertThat(empty.neighbours(Face.OUTSIDE)).isEmpty();
  }

  @Test
  void neighboursShareABorder() {
    assertThat(map.neighbours(1)).containsExactly(2, 3, 4, 6);
    assertThat(map.neighbours(5)).containsExactly(4);
    assertThat(map.neighbours(7)).containsExactly(6);
    assertThat(map.neighbours(0)).containsExactly(6, 10, 11);
  }

  @Test
  void sharedArcsLieBetweenTwoFaces() {
    assertThat(map.shared(1, 2).count()).isEqualTo(1);
    assertThat(map.shared(1, 5).count()).isZero();
    assertThat(map.shared(2, 1).toArray()).isEqualTo(map.shared(1, 2).toArray());
  }

  @Test
  void areasLeaveOutHoles() {
    assertThat(map.area(4)).isEqualTo(12 * 16 - map.area(5));
    assertThat(map.area(1)).isEqualTo(30 * 40 - 12 * 16);
    assertThat(-map.area(0)).isEqualTo(120 * 80 + map.area(10) + map.area(11));
  }

  @Test
  void placesHaveTheirFaces() {
    assertThat(Shape.faces(map, "isles")).containsExactly(7, 8, 9);
    assertThat(Shape.faces(map, "nowhere")).isEmpty();
    assertThat(map.places()).hasSize(9);
  }

  @Test
  void theExtentHoldsEverything() {
    assertThat((Object) map.extent()).isEqualTo(new Envelope(0, 180, 0, 80));
  }

  @Test
  void aHalfEdgeHasTwoEndsAndTwoSides() {
    Arc arc = map.arc(0);

    assertThat(map.origin(Half.forward(0))).isEqualTo(arc.from());
    assertThat(map.origin(Half.backward(0))).isEqualTo(arc.to());
    assertThat(map.left(Half.forward(0))).isEqualTo(arc.left());
    assertThat(map.right(Half.forward(0))).isEqualTo(arc.right());
    assertThat(map.line(Half.backward(0))).isEqualTo(arc.line().reversed());
    assertThat(arc.across(arc.left())).isEqualTo(arc.right());
  }

  @Test
  void starsLeaveTheirNode() {
    int node = Shape.node(map, 50, 40);

    assertThat(map.star(node).count()).isEqualTo(3);
    assertThat(map.star(node).map(map::origin).toArray()).containsOnly(node);
  }

  @Test
  void askingForWhatIsNotThereIsABug() {
    assertThatThrownBy(() -> map.face(99))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no face 99 on this map");
    assertThatThrownBy(() -> map.arc(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> map.nodePoint(99)).isInstanceOf(IllegalArgumentException.class);
    assertThat(map.hasFace(99) || map.hasArc(-1) || map.hasNode(99)).isFalse();
  }

  @Test
  void mapsAreEqualWhenTheirPartsAre() {
    assertThat(map).isEqualTo(SampleMaps.archipelago()).hasSameHashCodeAs(SampleMaps.archipelago());
    List<MapEdit> edits =
        List.of(
            new AssignFace(1, Use.None.UNASSIGNED),
            new MarkBorder(List.of(0), Border.of("ridge")),
            new MoveNode(Shape.node(map, 50, 40), new Point(51, 41)),
            new DeleteFace(9, 6));
    assertThat(edits).allSatisfy(edit -> assertThat(Trial.legal(map, edit)).isNotEqualTo(map));
    assertThat(map).isNotEqualTo(SampleMaps.archipelago(new Precision(4)));
  }

  @Test
  void theThinnestRingTurnsTheRightWay() {
    // a sliver as long as the map and so thin that doubles cannot tell its area from nothing
    Line sliver = Line.of(-1e6, -1e6, 1e6, 1e6, 1, Math.nextUp(1.0), -1e6, -1e6);
    Arc arc = new Arc(0, 0, 0, 1, 0, sliver, Border.LAND);
    Arc back = arc.withLine(sliver.reversed());

    assertThat(Ring.turn(new int[] {0}, _ -> arc)).isEqualTo(1);
    assertThat(Ring.turn(new int[] {1}, _ -> arc)).isEqualTo(-1);
    assertThat(Ring.turn(new int[] {0}, _ -> back)).isEqualTo(-1);
  }

  @Test
  void aRingThatEnclosesNothingDoesNotTurn() {
    Arc arc = new Arc(0, 0, 0, 1, 0, Line.of(0, 0, 5, 5, 0, 0), Border.LAND);

    assertThat(Ring.turn(new int[] {0}, _ -> arc)).isZero();
  }

  @Test
  void halfEdgesArePackedIntoNumbers() {
    assertThat(IntStream.of(0, 1, 77).map(Half::forward).map(Half::arc)).containsExactly(0, 1, 77);
    assertThat(Half.twin(Half.forward(7))).isEqualTo(Half.backward(7));
    assertThat(Half.isForward(Half.backward(7))).isFalse();
  }
}
