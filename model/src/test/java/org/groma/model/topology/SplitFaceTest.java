package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;

class SplitFaceTest {

  private static final String UNDIVIDED =
      "The line does not divide the face: draw it from border to border.";

  private final Topology square = MapDrawing.map().face("a", "0 0, 10 0, 10 10, 0 10").draw();
  private final Topology two = SampleMaps.twoProvinces();

  private static MapEdit split(int face, String line) {
    return new SplitFace(face, points(line), MapDrawing.use("new"));
  }

  private static List<Point> points(String line) {
    return MapDrawing.points(line).stream().map(p -> new Point(p.x, p.y)).toList();
  }

  @Test
  void theLargerPieceKeepsTheNumberAndTheOtherGetsTheUse() {
    Topology map = legal(square, split(1, "7 -1, 7 11"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 7 0, 7 10, 0 10");
    assertThat(Shape.of(map, 2)).isEqualTo("7 0, 10 0, 10 10, 7 10");
    assertThat(map.face(1).use()).isEqualTo(MapDrawing.use("a"));
    assertThat(map.face(2).use()).isEqualTo(MapDrawing.use("new"));
    assertThat(Shape.faces(map, "new")).containsExactly(2);
  }

  @Test
  void aLineMayOvershootFarIntoOtherFaces() {
    Topology map = legal(two, split(1, "-5 3, 25 3"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 3, 10 3, 10 5, 10 10, 0 10");
    assertThat(Shape.of(map, 3)).isEqualTo("0 0, 10 0, 10 3, 0 3");
    assertThat(Shape.of(map, 2)).isEqualTo("10 0, 20 0, 20 10, 10 10, 10 5, 10 3");
  }

  @Test
  void aLineMayLeaveTheFaceOverOthersAndComeBack() {
    // through the lake and its island: the line leaves the province on one shore, returns on the
    // other
    Topology map = SampleMaps.archipelago();

    assertThat(Shape.of(legal(map, split(1, "10 40, 60 40")), 12)).contains("28 40", "40 40");
  }

  @Test
  void aLineMayLeaveTheFaceIntoOneNeighbourAndReturnFromAnother() {
    Topology map =
        MapDrawing.map()
            .face("a", "0 0, 30 0, 30 10, 20 10, 15 10, 10 10, 0 10")
            .face("b", "10 10, 15 10, 15 20, 10 20")
            .face("c", "15 10, 20 10, 20 20, 15 20")
            .draw();

    Topology split = legal(map, split(1, "12 -1, 12 12, 18 12, 18 -1"));

    assertThat(split.faceCount()).isEqualTo(6);
    assertThat(Shape.of(split, 2)).isEqualTo("10 10, 12 10, 15 10, 15 20, 10 20");
    assertThat(split.arcsOf(2).count()).isEqualTo(4);
  }

  @Test
  void bordersThatALineOnlyOvershootsAreLeftAlone() {
    Topology map = legal(two, split(1, "-5 3, 25 3"));

    int farShore = Shape.arc(two, 20, 10);
    assertThat(map.arc(farShore)).isEqualTo(two.arc(farShore));
  }

  @Test
  void aLineThatEndsOnTheBorderDivides() {
    assertThat(Shape.of(legal(square, split(1, "7 0, 7 10")), 2))
        .isEqualTo("7 0, 10 0, 10 10, 7 10");
  }

  @Test
  void aLineThatEndsOnVerticesAndNodesDivides() {
    assertThat(Shape.of(legal(square, split(1, "0 0, 10 10")), 2)).hasSizeGreaterThan(10);
    assertThat(Shape.of(legal(two, split(2, "10 5, 20 10")), 3)).isEqualTo("10 5, 20 10, 10 10");
    assertThat(Shape.of(legal(two, split(2, "10 0, 20 10")), 3)).isEqualTo("10 0, 20 0, 20 10");
  }

  @Test
  void aLineThroughANodeDivides() {
    Topology map = legal(two, split(2, "8 -2, 22 12"));

    assertThat(Shape.of(map, 3)).isEqualTo("10 0, 20 0, 20 10");
    assertThat(map.nodeCount()).isEqualTo(two.nodeCount() + 1);
  }

  @Test
  void theEndsOfALineMayBeOffTheBorderByLessThanTheGrid() {
    Topology map = legal(square, split(1, "7.0001 0.0004, 7 9.9996"));

    assertThat(Shape.of(map, 2)).isEqualTo("7 0, 10 0, 10 10, 7 10");
  }

  @Test
  void whereTheLineMeetsASlantedBorderTheBorderBendsToTheGrid() {
    Topology map = MapDrawing.map().face("a", "0 0, 10 3, 10 13, 0 10").draw();

    Topology split = legal(map, split(1, "5.001 -9, 5.001 20"));

    assertThat(Shape.of(split, 1)).isEqualTo("0 0, 5.001 1.5, 5.001 11.5, 0 10");
    assertThat(Shape.of(split, 2)).isEqualTo("5.001 1.5, 10 3, 10 13, 5.001 11.5");
  }

  @Test
  void aCrookedLineKeepsItsCorners() {
    assertThat(Shape.of(legal(square, split(1, "7 -1, 7 4, 9 6, 7 11")), 2))
        .isEqualTo("7 0, 10 0, 10 10, 7.4 10, 9 6, 7 4".replace("7.4 10", "7.4 10"));
  }

  @Test
  void aZigzagLineMakesManyPieces() {
    Topology map = legal(square, split(1, "-1 2, 11 2, 11 5, -1 5"));

    assertThat(map.faceCount()).isEqualTo(4);
    assertThat(Shape.of(map, 1)).isEqualTo("0 5, 10 5, 10 10, 0 10");
    assertThat(Shape.faces(map, "new")).hasSize(2);
    assertThat(Shape.of(map, Shape.face(map, 5, 1))).isEqualTo("0 0, 10 0, 10 2, 0 2");
    assertThat(Shape.of(map, Shape.face(map, 5, 3))).isEqualTo("0 2, 10 2, 10 5, 0 5");
  }

  @Test
  void aLoopMakesAPieceInside() {
    Topology map = legal(square, split(1, "3 3, 6 3, 6 6, 3 6, 3 3"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 10 10, 0 10 / 3 3, 3 6, 6 6, 6 3");
    assertThat(Shape.of(map, 2)).isEqualTo("3 3, 6 3, 6 6, 3 6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5 -1, 5 5", // ends inside
        "3 3, 6 6", // inside altogether
        "20 20, 30 30", // outside altogether
        "0 0, 10 0", // along a border
        "2 0, 6 0", // along a part of a border
        "-2 0, 12 0", // along a border and beyond
        "-5 5, 5 -5", // touches a corner only
        "0 0, 10 0, 10 10" // along two borders
      })
  void aLineThatDividesNothingIsRefused(String line) {
    assertThat(refused(square, split(1, line)).reason()).isEqualTo(UNDIVIDED);
  }

  @Test
  void theRefusalPointsAtTheMiddleOfTheLine() {
    assertThat(refused(square, split(1, "5 -1, 5 5")).at()).isEqualTo(new Coordinate(5, 2));
  }

  @Test
  void aLineAlongABorderAndThenThroughTheFaceDivides() {
    Topology map = legal(square, split(1, "2 0, 6 0, 6 10"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 2 0, 6 0, 6 10, 0 10");
    assertThat(map.nodeCount()).isEqualTo(2);
  }

  @Test
  void aLooseEndIsTrimmedOff() {
    Topology map = legal(square, split(1, "3 -1, 3 11, 8 11, 8 5"));

    assertThat(map.faceCount()).isEqualTo(3);
    assertThat(map.arcCount()).isEqualTo(3);
    assertThat(Shape.of(map, Shape.face(map, 1, 1))).isEqualTo("0 0, 3 0, 3 10, 0 10");
  }

  @Test
  void anIslandIsLeftOutOfThePieces() {
    Topology map = SampleMaps.island();

    Topology split = legal(map, split(1, "15 -1, 15 31"));

    assertThat(Shape.of(split, 2)).isEqualTo("10 10, 15 10, 20 10, 20 20, 15 20, 10 20");
    assertThat(split.faceCount()).isEqualTo(4);
    assertThat(split.area(1)).isEqualTo(400);
    assertThat(split.area(3)).isEqualTo(400);
    assertThat(split.face(1).rings()).hasNumberOfRows(1);
  }

  @Test
  void aLineFromTheShoreToAnIslandDividesNothing() {
    assertThat(refused(SampleMaps.island(), split(1, "15 -1, 15 12")).reason())
        .isEqualTo(UNDIVIDED);
  }

  @Test
  void aLineBesideAnIslandLeavesItInItsPiece() {
    Topology map = legal(SampleMaps.island(), split(1, "25 -1, 25 31"));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 25 0, 25 30, 0 30 / 10 10, 10 20, 20 20, 20 10");
    assertThat(Shape.of(map, 3)).isEqualTo("25 0, 30 0, 30 30, 25 30");
  }

  @Test
  void aLineThroughTheIslandOnlyDividesTheIsland() {
    Topology map = legal(SampleMaps.island(), split(2, "15 -1, 15 31"));

    assertThat(Shape.of(map, 1))
        .isEqualTo("0 0, 30 0, 30 30, 0 30 / 10 10, 10 20, 15 20, 20 20, 20 10, 15 10");
    assertThat(map.arcCount()).isEqualTo(4);
  }

  @Test
  void aClosedBorderCutOnceMoreStaysOneBorder() {
    Topology map = legal(SampleMaps.island(), split(2, "5 12, 12 12, 12 5"));

    assertThat(Shape.of(map, 3)).isEqualTo("10 10, 12 10, 12 12, 10 12");
    assertThat(map.face(1).rings()[1]).hasSize(2);
  }

  @Test
  void aFaceThatTouchesItselfCanBeDividedThroughTheTouchingPoint() {
    Topology map = legal(SampleMaps.lakeAtTheShore(), split(1, "10 6, 10 21"));

    assertThat(Shape.of(map, 1)).hasSizeGreaterThan(10);
    assertThat(map.area(1)).isEqualTo(map.area(3)).isEqualTo((400 - 24) / 2.0);
  }

  @Test
  void aSelfCrossingLineIsRefused() {
    assertThat(refused(square, split(1, "2 -1, 2 5, 5 5, 1 2, 11 2")).reason())
        .isEqualTo("The dividing line crosses itself.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5 5", "5 5, 5.0001 5"})
  void aDividingLineNeedsTwoPoints(String line) {
    assertThat(refused(square, split(1, line)).reason())
        .isEqualTo("A dividing line needs two points.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5 -1, 5 NaN", "5 -1, 5 Infinity", "5 -1, 5 1e7", "1e300 5, -1e300 5"})
  void aLineMayNotLeaveAnyMap(String line) {
    assertThat(refused(square, split(1, line)).reason()).isEqualTo("That is too far off the map.");
  }

  @Test
  void anEmptyLineIsRefused() {
    assertThat(refused(square, new SplitFace(1, List.of(), Use.None.UNASSIGNED)).reason())
        .isEqualTo("A dividing line needs two points.");
  }

  @Test
  void theOutsideCannotBeDivided() {
    assertThat(refused(square, split(0, "-1 5, 11 5")).reason())
        .isEqualTo("The space around the map cannot be divided; draw a new face there instead.");
  }

  @Test
  void aFaceThatIsNotThereCannotBeDivided() {
    assertThat(refused(square, split(7, "-1 5, 11 5")).reason())
        .isEqualTo("There is no face 7 on this map.");
  }

  @Test
  void thePieceKeepsTheBorderMarksOfTheFace() {
    Topology marked = legal(two, new MarkBorder(List.of(0), Border.of("ridge")));

    Topology map = legal(marked, split(1, "-5 3, 25 3"));

    assertThat(map.shared(1, 2).mapToObj(arc -> map.arc(arc).border().kind()))
        .containsExactly("ridge");
    assertThat(map.shared(3, 2).mapToObj(arc -> map.arc(arc).border().kind()))
        .containsExactly("ridge");
  }

  @Test
  void theNewPieceIsNotLostBetweenBordersThatPassCloseToEachOther() {
    // far from the line, two borders of the face come within half a step of each other
    Topology map =
        MapDrawing.map().face("a", "0 0, 10 0, 10 10, 0 10, 3 5.001, 6 5.001, 6 5, 3 4.999").draw();

    assertThat(legal(map, split(1, "8 -1, 8 11")).faceCount()).isEqualTo(3);
  }

  @Test
  void thereMustBeRoomForTheLine() {
    Topology map =
        MapDrawing.map(new Precision(0))
            .face("a", "0 0, 10 3, 20 0, 20 20, 0 20")
            .face("b", "0 0, 20 0, 10 3")
            .draw();

    // both borders of the thin tip would bend to one grid point
    assertThat(refused(map, split(1, "1 20, 1 -9")).reason())
        .isEqualTo("There is no room to draw this close to another border.");
  }
}
