package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.List;
import org.groma.model.id.RiverId;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** Joining and deleting faces, which is joining them to what fills their space. */
class MergeFacesTest {

  private static final String NO_NEIGHBOURS = "Only faces that share a border can be joined.";

  private final Topology two = SampleMaps.twoProvinces();

  @Test
  void theBorderBetweenJoinedFacesVanishes() {
    Topology map = legal(two, new MergeFaces(1, 2));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 20 0, 20 10, 10 10, 0 10");
    assertThat(map.face(1).use()).isEqualTo(MapDrawing.use("west"));
    assertThat(map.hasFace(2)).isFalse();
    assertThat(Shape.faces(map, "east")).isEmpty();
    assertThat(map.arcCount()).isEqualTo(1);
    assertThat(map.nodeCount()).isEqualTo(1);
  }

  @Test
  void allSharedStretchesVanish() {
    Topology map =
        MapDrawing.map()
            .face("a", "0 0, 30 0, 30 10, 20 10, 10 10, 0 10")
            .face("b", "0 10, 10 10, 10 20, 20 20, 20 10, 30 10, 30 30, 0 30")
            .face("lake", "10 10, 20 10, 20 20, 10 20")
            .draw();

    Topology joined = legal(map, new MergeFaces(1, 2));

    assertThat(Shape.of(joined, 1))
        .isEqualTo("0 0, 30 0, 30 10, 30 30, 0 30, 0 10 / 10 10, 10 20, 20 20, 20 10");
    assertThat(joined.arcCount()).isEqualTo(2);
  }

  @Test
  void joiningRoundAnIslandMakesItAHole() {
    Topology split =
        legal(
            SampleMaps.island(),
            new SplitFace(
                1, List.of(new Point(15, -1), new Point(15, 31)), MapDrawing.use("sea:b")));

    Topology joined = legal(split, new MergeFaces(1, 3));

    assertThat(Shape.of(joined, 1))
        .isEqualTo(
            "0 0, 15 0, 30 0, 30 30, 15 30, 0 30 / 10 10, 10 20, 15 20, 20 20, 20 10, 15 10");
    assertThat(joined.arcCount()).isEqualTo(2);
    assertThat(joined.nodeCount()).isEqualTo(2);
  }

  @Test
  void anIslandJoinedToTheSeaLeavesNothingBehind() {
    Topology map = legal(SampleMaps.island(), new MergeFaces(1, 2));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 30 0, 30 30, 0 30");
    assertThat(map.arcCount()).isEqualTo(1);
    assertThat(map.nodeCount()).isEqualTo(1);
  }

  @Test
  void aSeaJoinedToItsIslandIsTheIslandsNow() {
    Topology map = legal(SampleMaps.island(), new MergeFaces(2, 1));

    assertThat(Shape.of(map, 2)).isEqualTo("0 0, 30 0, 30 30, 0 30");
    assertThat(Shape.faces(map, "island")).containsExactly(2);
  }

  @Test
  void holesOfBothFacesAreKept() {
    Topology map = legal(SampleMaps.twoProvincesWithLakes(), new MergeFaces(2, 1));

    assertThat(Shape.of(map, 2))
        .isEqualTo(
            "0 0, 20 0, 40 0, 40 30, 20 30, 0 30"
                + " / 10 10, 10 14, 14 14, 14 10 / 26 10, 26 14, 30 14, 30 10");
  }

  @Test
  void aFaceThatTouchedItselfIsSimpleAfterJoiningWhatItTouchedRound() {
    Topology map = legal(SampleMaps.lakeAtTheShore(), new MergeFaces(1, 2));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 20 0, 20 20, 0 20");
    assertThat(map.arcCount()).isEqualTo(1);
  }

  @Test
  void theLakeTakesTheLand() {
    Topology map = legal(SampleMaps.lakeAtTheShore(), new MergeFaces(2, 1));

    assertThat(Shape.of(map, 2)).isEqualTo("0 0, 10 0, 20 0, 20 20, 0 20");
  }

  @Test
  void bordersOfDifferentKindsAreNotJoinedToOne() {
    Topology marked =
        legal(
            two,
            new MarkBorder(List.of(Shape.arc(two, 20, 0)), Border.river(new RiverId("rhenus"))));

    Topology map = legal(marked, new MergeFaces(1, 2));

    assertThat(map.arcCount()).isEqualTo(2);
    assertThat(map.nodeCount()).isEqualTo(2);
  }

  @Test
  void twoIslandsThatTouchStayTiedWhenOneIsDeleted() {
    Topology map = legal(SampleMaps.archipelago(), new DeleteFace(8, 6));

    assertThat(Shape.of(map, 7)).isEqualTo("90 20, 100 16, 100 24");
    assertThat(Shape.faces(map, "isles")).containsExactly(7, 9);
  }

  @Test
  void aLakeWithAnIslandJoinedToTheLandLeavesTheIsland() {
    Topology map = legal(SampleMaps.archipelago(), new MergeFaces(1, 4));

    assertThat(Shape.of(map, 1))
        .isEqualTo("20 20, 50 20, 50 40, 50 60, 20 60 / 31 42, 36 43, 37 38, 32 37");
  }

  @Test
  void aFaceJoinedToTheOutsideIsTakenOffTheMap() {
    Topology map = legal(two, new MergeFaces(Face.OUTSIDE, 2));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 10 5, 10 10, 0 10");
    assertThat(Shape.of(map, 0)).isEqualTo("0 0, 0 10, 10 10, 10 5, 10 0");
    assertThat(map.faceCount()).isEqualTo(2);
  }

  @Test
  void theLastFaceCanBeDeleted() {
    Topology map =
        legal(
            MapDrawing.map().face("a", "0 0, 10 0, 0 10").draw(), new DeleteFace(1, Face.OUTSIDE));

    assertThat(map).isEqualTo(Topology.empty(Precision.STANDARD));
  }

  @Test
  void aSeaTakenOffTheMapLeavesItsIslandsOutside() {
    Topology map = legal(SampleMaps.island(), new DeleteFace(1, Face.OUTSIDE));

    assertThat(Shape.of(map, 0)).isEqualTo("10 10, 10 20, 20 20, 20 10");
  }

  @Test
  void theMiddleOfThreeTakenOffLeavesTwoPieces() {
    Topology map =
        MapDrawing.map()
            .face("a", "0 0, 10 0, 10 10, 0 10")
            .face("b", "10 0, 20 0, 20 10, 10 10")
            .face("c", "20 0, 30 0, 30 10, 20 10")
            .draw();

    Topology gap = legal(map, new DeleteFace(2, Face.OUTSIDE));

    assertThat(Shape.of(gap, 0)).isEqualTo("0 0, 0 10, 10 10, 10 0 / 20 0, 20 10, 30 10, 30 0");
  }

  @Test
  void aNeighbourFillsTheSpaceOfADeletedFace() {
    assertThat(legal(two, new DeleteFace(2, 1))).isEqualTo(legal(two, new MergeFaces(1, 2)));
  }

  @Test
  void facesWithoutACommonBorderCannotBeJoined() {
    Topology map = SampleMaps.archipelago();

    var refused = refused(map, new MergeFaces(1, 10));

    assertThat(refused.reason()).isEqualTo(NO_NEIGHBOURS);
    assertThat(map.extent().contains(refused.at())).isTrue();
  }

  @Test
  void facesThatTouchAtANodeOnlyCannotBeJoined() {
    assertThat(refused(SampleMaps.archipelago(), new MergeFaces(7, 8)).reason())
        .isEqualTo(NO_NEIGHBOURS);
  }

  @Test
  void aFaceCannotBeJoinedToItself() {
    assertThat(refused(two, new MergeFaces(1, 1)).reason()).isEqualTo(NO_NEIGHBOURS);
    assertThat(refused(Topology.empty(Precision.STANDARD), new MergeFaces(0, 0)))
        .isEqualTo(new Ruling.Refused(NO_NEIGHBOURS, new Coordinate()));
  }

  @Test
  void theOutsideCannotBeJoinedToAFace() {
    assertThat(refused(two, new MergeFaces(1, 0)).reason())
        .isEqualTo(
            "The space around the map cannot be joined to a face; draw the face larger instead.");
    assertThat(refused(two, new DeleteFace(0, 1)).reason())
        .isEqualTo("The space around the map cannot be deleted.");
  }

  @Test
  void facesThatAreNotThereCannotBeJoinedOrDeleted() {
    assertThat(refused(two, new MergeFaces(9, 1)).reason())
        .isEqualTo("There is no face 9 on this map.");
    assertThat(refused(two, new MergeFaces(1, 9)).reason())
        .isEqualTo("There is no face 9 on this map.");
    assertThat(refused(two, new DeleteFace(9, 1)).reason())
        .isEqualTo("There is no face 9 on this map.");
  }
}
