package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;

class DrawFaceTest {

  private static final String BAD_OUTLINE =
      "The outline must have at least three corners and must not cross itself.";

  private final Topology two = SampleMaps.twoProvinces();

  private static MapEdit draw(String outline) {
    return new DrawFace(
        MapDrawing.points(outline).stream().map(p -> new Point(p.x, p.y)).toList(),
        MapDrawing.use("new"));
  }

  private static int drawn(Topology map) {
    return Shape.faces(map, "new").getLast();
  }

  @Test
  void aFirstFaceIsDrawnOnAnEmptyMap() {
    Topology map = legal(Topology.empty(Precision.STANDARD), draw("0 0, 10 0, 0 10"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 0 10");
    assertThat(Shape.of(map, 0)).isEqualTo("0 0, 0 10, 10 0");
    assertThat(map.nodeCount()).isEqualTo(1);
    assertThat(map.arcCount()).isEqualTo(1);
  }

  @Test
  void anOutlineMayBeClosedAndMayRunEitherWay() {
    Topology empty = Topology.empty(Precision.STANDARD);

    assertThat(Shape.of(legal(empty, draw("0 0, 10 0, 0 10, 0 0")), 1))
        .isEqualTo("0 0, 10 0, 0 10");
    assertThat(Shape.of(legal(empty, draw("0 0, 0 10, 10 0")), 1)).isEqualTo("0 0, 10 0, 0 10");
  }

  @Test
  void anIslandInAFaceMakesAHoleInIt() {
    Topology map = legal(two, draw("2 2, 5 2, 5 5, 2 5"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 10 5, 10 10, 0 10 / 2 2, 2 5, 5 5, 5 2");
    assertThat(Shape.of(map, drawn(map))).isEqualTo("2 2, 5 2, 5 5, 2 5");
    assertThat(Shape.of(map, 2)).isEqualTo(Shape.of(two, 2));
  }

  @Test
  void aSecondIslandMakesASecondHole() {
    Topology map = legal(legal(two, draw("2 2, 4 2, 3 4")), draw("5 5, 8 5, 6 8"));

    assertThat(Shape.of(map, 1))
        .isEqualTo("0 0, 10 0, 10 5, 10 10, 0 10 / 2 2, 3 4, 4 2 / 5 5, 6 8, 8 5");
  }

  @Test
  void anIslandRoundAnIslandCoversIt() {
    Topology map = legal(two, draw("4 4, 5 4, 5 5, 4 5"));

    assertThat(
            refused(
                    map,
                    new DrawFace(
                        List.of(new Point(2, 2), new Point(8, 2), new Point(8, 8), new Point(2, 8)),
                        Use.None.UNASSIGNED))
                .reason())
        .isEqualTo("This would cover province:new whole; delete it first if that is meant.");
    assertThat(Shape.of(legal(map, draw("2 2, 8 2, 8 8, 2 8")), 1))
        .isEqualTo("0 0, 10 0, 10 5, 10 10, 0 10 / 2 2, 2 8, 8 8, 8 2");
  }

  @Test
  void aFaceOnTheOutsideStandsAlone() {
    Topology map = legal(two, draw("30 0, 40 0, 40 10"));

    assertThat(Shape.of(map, 0)).endsWith(" / 30 0, 40 10, 40 0");
    assertThat(Shape.of(map, 3)).isEqualTo("30 0, 40 0, 40 10");
  }

  @Test
  void aFaceIsCarvedOutOfWhateverLiesBeneath() {
    Topology map = legal(two, draw("5 6, 15 6, 15 15, 5 15"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 10 5, 10 6, 5 6, 5 10, 0 10");
    assertThat(Shape.of(map, 2)).isEqualTo("10 0, 20 0, 20 10, 15 10, 15 6, 10 6, 10 5");
    assertThat(Shape.of(map, drawn(map))).isEqualTo("5 6, 10 6, 15 6, 15 10, 15 15, 5 15, 5 10");
    assertThat(map.faceCount()).isEqualTo(4);
  }

  @Test
  void aFaceThatCutsAnotherInTwoLeavesBothPiecesToItsPlace() {
    Topology map = legal(two, draw("4 -5, 6 -5, 6 15, 4 15"));

    assertThat(Shape.faces(map, "west")).hasSize(2);
    assertThat(Shape.of(map, Shape.face(map, 1, 1))).isEqualTo("0 0, 4 0, 4 10, 0 10");
    assertThat(Shape.of(map, Shape.face(map, 8, 1))).isEqualTo("6 0, 10 0, 10 5, 10 10, 6 10");
  }

  @Test
  void aFaceThatTouchesTheBorderAtAVertexIsTiedToItThere() {
    Topology map = legal(two, draw("10 5, 15 3, 15 7"));

    assertThat(Shape.of(map, 2)).isEqualTo("10 0, 20 0, 20 10, 10 10, 10 5, 15 7, 15 3, 10 5");
    assertThat(map.face(2).rings()).hasNumberOfRows(1);
  }

  @Test
  void aFaceThatTouchesTheBorderBetweenVerticesIsTiedToItThere() {
    Topology map = legal(two, draw("20 5, 15 7, 15 3"));

    assertThat(Shape.of(map, 2))
        .isEqualTo("10 0, 20 0, 20 5, 15 3, 15 7, 20 5, 20 10, 10 10, 10 5");
    assertThat(Shape.of(map, 0)).isEqualTo("0 0, 0 10, 10 10, 20 10, 20 5, 20 0, 10 0");
  }

  @Test
  void aNeighbourSharesTheStretchOfBorderThatItIsDrawnAlong() {
    Topology map = legal(two, draw("20 0, 30 0, 30 10, 20 10"));

    assertThat(Shape.of(map, drawn(map))).isEqualTo("20 0, 30 0, 30 10, 20 10");
    assertThat(map.shared(2, drawn(map)).count()).isEqualTo(1);
    assertThat(map.arc(map.shared(2, drawn(map)).findFirst().orElseThrow()).line())
        .isIn(Line.of(20, 0, 20, 10), Line.of(20, 10, 20, 0));
  }

  @Test
  void aNeighbourMaySharePartOfABorderThatHasVertices() {
    Topology map = legal(two, new DeleteFace(2, Face.OUTSIDE));

    Topology drawn = legal(map, draw("10 0, 20 0, 20 7, 10 7, 10 5"));

    assertThat(Shape.of(drawn, 1)).isEqualTo("0 0, 10 0, 10 5, 10 7, 10 10, 0 10");
    assertThat(Shape.of(drawn, drawn(drawn))).isEqualTo("10 0, 20 0, 20 7, 10 7, 10 5");
    assertThat(drawn.shared(1, drawn(drawn)).count()).isEqualTo(1);
  }

  @Test
  void anOutlineThatSkipsTheVerticesOfABorderStillSharesIt() {
    Topology map = legal(two, new DeleteFace(2, Face.OUTSIDE));

    Topology drawn = legal(map, draw("10 0, 20 0, 20 10, 10 10"));

    assertThat(Shape.of(drawn, drawn(drawn))).isEqualTo("10 0, 20 0, 20 10, 10 10, 10 5");
    assertThat(drawn.nodeCount()).isEqualTo(2);
  }

  @Test
  void aPlaceIsNotSwallowedSilently() {
    var refused = refused(two, draw("-1 -1, 11 -1, 11 11, -1 11"));

    assertThat(refused.reason())
        .isEqualTo("This would cover province:west whole; delete it first if that is meant.");
    assertThat(refused.at()).isEqualTo(new Coordinate(-1, -1));
  }

  @Test
  void coveringAPlaceExactlyIsSwallowingItToo() {
    assertThat(refused(two, draw("0 0, 10 0, 10 5, 10 10, 0 10")).reason())
        .isEqualTo("This would cover province:west whole; delete it first if that is meant.");
  }

  @Test
  void aPlaceMayBeRedrawnOverItself() {
    Topology map = legal(two, new AssignFace(1, MapDrawing.use("new")));

    Topology larger = legal(map, draw("-1 -1, 11 -1, 11 11, -1 11"));

    assertThat(Shape.faces(larger, "new")).hasSize(1);
    assertThat(Shape.of(larger, 2)).isEqualTo("11 0, 20 0, 20 10, 11 10");
  }

  @Test
  void oneIslandOfAnArchipelagoMayBeCovered() {
    Topology map = SampleMaps.archipelago();

    Topology covered = legal(map, draw("90 45, 110 45, 110 70, 90 70"));

    assertThat(Shape.faces(covered, "isles")).containsExactly(7, 8);
  }

  @Test
  void theWholeArchipelagoMayNotBeCovered() {
    assertThat(refused(SampleMaps.archipelago(), draw("81 10, 110 10, 110 70, 81 70")).reason())
        .isEqualTo("This would cover province:isles whole; delete it first if that is meant.");
  }

  @Test
  void anArchipelagoMayBeCoveredInPart() {
    Topology map = legal(SampleMaps.archipelago(), draw("87 10, 110 10, 110 55, 87 55"));

    assertThat(Shape.faces(map, "isles")).hasSize(2);
    assertThat(Shape.of(map, drawn(map))).startsWith("87 10, 110 10, 110 55");
  }

  @Test
  void aFaceOverAShoreWithALakeTakesThePartOfTheLakeThatItCovers() {
    Topology map = legal(SampleMaps.archipelago(), draw("10 36, 34 36, 34 44, 10 44"));

    assertThat(Shape.of(map, drawn(map))).startsWith("10 36, 20 36");
    assertThat(map.area(drawn(map))).isCloseTo(24 * 8, within(1e-9));
    assertThat(Shape.faces(map, "sea:lake")).hasSize(1);
    assertThat(Shape.faces(map, "isle-in-lake")).hasSize(1);
  }

  @Test
  void unassignedFacesAreCoveredWithoutAsking() {
    Topology map =
        MapDrawing.map()
            .face("", "0 0, 10 0, 10 10, 0 10")
            .face("void", "10 0, 20 0, 20 10, 10 10")
            .draw();

    Topology covered = legal(map, draw("-1 -1, 21 -1, 21 11, -1 11"));

    assertThat(covered.faceCount()).isEqualTo(2);
    assertThat(covered.arcCount()).isEqualTo(1);
    assertThat(covered.nodeCount()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 1",
        "1 1, 2 2",
        "1 1, 2 2, 1 1",
        "1 1, 2 2, 3 3",
        "1 1, 5 5, 5 1, 1 5",
        "1 1, 1.0001 1, 1 1.0001",
        "1 1, 5 1, 3 1, 3 4",
        "NaN 1, 5 1, 3 4",
        "1 1, 1e7 1, 3 4"
      })
  void aBadOutlineIsRefused(String outline) {
    assertThat(refused(two, draw(outline)).reason()).isEqualTo(BAD_OUTLINE);
  }

  @Test
  void anEmptyOutlineIsRefused() {
    assertThat(refused(two, new DrawFace(List.of(), Use.None.UNASSIGNED)).reason())
        .isEqualTo(BAD_OUTLINE);
  }

  @Test
  void anOutlineTooThinForTheGridIsRefused() {
    Topology map = Topology.empty(new Precision(0));

    assertThat(refused(map, draw("0 0, 3 1, 2 1")).reason())
        .isEqualTo("The outline is too thin to enclose anything.");
  }

  @Test
  void numbersFollowFromTheMapAndNotFromItsHistory() {
    Topology before = legal(legal(two, draw("30 0, 40 0, 40 10")), new DeleteFace(3, 0));
    Topology saved = Trial.reassembled(before);

    assertThat(legal(before, draw("50 0, 60 0, 60 10")))
        .isEqualTo(legal(saved, draw("50 0, 60 0, 60 10")));
  }

  @Test
  void aFaceRoundTheWholeMapIsDrawnOnTheOutside() {
    Topology map =
        legal(
            MapDrawing.map().face("new", "0 0, 10 0, 10 10, 0 10").draw(),
            draw("-5 -5, 15 -5, 15 15, -5 15"));

    assertThat(Shape.of(map, 0)).isEqualTo("-5 -5, -5 15, 15 15, 15 -5");
    assertThat(map.faceCount()).isEqualTo(2);
  }

  @Test
  void aBayEnclosedByANewFaceStaysOutside() {
    // a U and a lid on it: the bay between them belongs to nobody
    Topology map =
        MapDrawing.map().face("u", "0 0, 30 0, 30 20, 20 20, 20 10, 10 10, 10 20, 0 20").draw();

    Topology closed = legal(map, draw("-1 19, 31 19, 31 25, -1 25"));

    int bay = Shape.face(closed, 15, 15);
    assertThat(closed.face(bay).use()).isEqualTo(Use.None.UNASSIGNED);
    assertThat(Shape.of(closed, bay)).isEqualTo("10 10, 20 10, 20 19, 10 19");
    assertThat(Shape.of(closed, 0)).doesNotContain("/");
  }
}
