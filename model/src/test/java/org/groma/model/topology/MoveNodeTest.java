package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;

class MoveNodeTest {

  private final Topology sectors = SampleMaps.threeSectors();

  private static MapEdit move(Topology map, double x, double y, double toX, double toY) {
    return new MoveNode(Shape.node(map, x, y), new Point(toX, toY));
  }

  @Test
  void allBordersOfANodeFollowIt() {
    Topology map = legal(sectors, move(sectors, 10, 10, 9, 12));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 9 12, 0 20");
    assertThat(Shape.of(map, 2)).isEqualTo("9 12, 10 0, 20 0, 20 20");
    assertThat(Shape.of(map, 3)).isEqualTo("0 20, 9 12, 20 20");
  }

  @Test
  void aNodeMayNotTurnAFaceInsideOut() {
    assertThat(refused(sectors, move(sectors, 10, 10, 10, 21)).reason())
        .isEqualTo("The border would pass over another one where they meet.");
    assertThat(refused(sectors, move(sectors, 10, 10, 10, 20)).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  @Test
  void aTriangleMayNotBeTurnedInsideOut() {
    Topology map = MapDrawing.map().face("a", "0 0, 10 0, 5 5").node(5, 5).node(0, 0).draw();

    assertThat(refused(map, move(map, 5, 5, 5, -5)).reason())
        .isEqualTo("The border would collapse or turn inside out.");
  }

  @Test
  void aNodeMayNotBeMovedOntoAnother() {
    assertThat(refused(sectors, move(sectors, 10, 10, 10, 0)).reason())
        .isEqualTo("Two vertices of the border would fall together.");
    assertThat(refused(sectors, move(sectors, 10, 10, 0, 0)).at()).isEqualTo(new Coordinate(0, 0));
  }

  @Test
  void aNodeMayNotBeMovedOntoAVertexOfItsOwnBorder() {
    Topology two = SampleMaps.twoProvinces();

    assertThat(refused(two, move(two, 10, 0, 10, 5)).reason())
        .isEqualTo("Two vertices of the border would fall together.");
  }

  @Test
  void theOnlyNodeOfAClosedBorderCanBeMoved() {
    Topology map = SampleMaps.island();

    Topology moved = legal(map, move(map, 10, 10, 5, 6));

    assertThat(Shape.of(moved, 2)).isEqualTo("5 6, 20 10, 20 20, 10 20");
    assertThat(Shape.of(moved, 1)).isEqualTo("0 0, 30 0, 30 30, 0 30 / 5 6, 10 20, 20 20, 20 10");
  }

  @Test
  void theOnlyNodeOfAClosedBorderMayNotCrossTheBorder() {
    Topology map = SampleMaps.island();

    assertThat(refused(map, move(map, 10, 10, 25, 15)).reason())
        .isEqualTo("The border would cross itself.");
    assertThat(refused(map, move(map, 10, 10, 35, 15)).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  @Test
  void aNodeOfTwoBordersCanBeMoved() {
    Topology map = MapDrawing.map().face("a", "0 0, 10 0, 10 10, 0 10").node(10, 10).draw();

    assertThat(Shape.of(legal(map, move(map, 10, 10, 20, 5)), 1))
        .isEqualTo("0 0, 10 0, 20 5, 0 10");
  }

  @Test
  void aNodeMayNotPassOverABorderBesideIt() {
    assertThat(refused(sectors, move(sectors, 0, 20, 21, 9)).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  @Test
  void aLoopAtANodeMayNotBeTurnedOutOfTheFaceItLiesIn() {
    Topology map = SampleMaps.lakeAtTheShore();

    assertThat(Shape.of(legal(map, move(map, 10, 0, 9, 3)), 2)).isEqualTo("6 6, 9 3, 14 6");
    assertThat(refused(map, move(map, 10, 0, 10, 18)).reason())
        .isEqualTo("The border would pass over another one where they meet.");
  }

  @Test
  void aNodeMayNotBeMovedPastAnIsland() {
    Topology map = withIslandInTheNorth();

    assertThat(refused(map, move(map, 20, 20, 20, 39)).reason())
        .isEqualTo("The border would jump over a piece of the map.");
  }

  /**
   * The point of the island is seen, looking east, past the three borders of the node an odd number
   * of times before and an even number of times after; it stays in its face all the same.
   */
  @ParameterizedTest
  @CsvSource({"20, 26", "20, 15", "15, 20", "25, 20", "14, 26", "26, 26"})
  void aNodeMayMoveWhereAnIslandOnlyLiesBesideIt(double x, double y) {
    Topology map = withIslandsBesideTheNode();

    legal(map, move(map, 20, 20, x, y));
  }

  /** South-west 1, south-east 2, north 3 round 20 20, and an island, 4, above that point. */
  private static Topology withIslandInTheNorth() {
    return MapDrawing.map()
        .face("south-west", "0 0, 20 0, 20 20, 0 40")
        .face("south-east", "20 0, 40 0, 40 40, 20 20")
        .face("north", "0 40, 20 20, 40 40, 40 60, 0 60", "19 33, 21 33, 21 35, 19 35")
        .face("isle", "19 33, 21 33, 21 35, 19 35")
        .draw();
  }

  private static Topology withIslandsBesideTheNode() {
    return MapDrawing.map()
        .face("south-west", "0 0, 20 0, 20 20, 0 40", "4 22, 6 22, 6 24, 4 24")
        .face("south-east", "20 0, 40 0, 40 40, 20 20", "34 22, 36 22, 36 24, 34 24")
        .face("north", "0 40, 20 20, 40 40, 40 60, 0 60", "19 43, 21 43, 21 45, 19 45")
        .face("isle-west", "4 22, 6 22, 6 24, 4 24")
        .face("isle-east", "34 22, 36 22, 36 24, 34 24")
        .face("isle-north", "19 43, 21 43, 21 45, 19 45")
        .draw();
  }

  @ParameterizedTest
  @CsvSource({"NaN, 0", "0, Infinity", "1000000.001, 0"})
  void aNodeMayNotLeaveAnyMap(double x, double y) {
    assertThat(refused(sectors, move(sectors, 10, 10, x, y)).reason())
        .isEqualTo("That is too far off the map.");
  }

  @Test
  void aNodeThatIsNotThereCannotBeMoved() {
    assertThat(refused(sectors, new MoveNode(99, new Point(1, 1))).reason())
        .isEqualTo("There is no node 99 on this map.");
  }

  @Test
  void movingANodeWhereItIsChangesNothing() {
    assertThat(legal(sectors, move(sectors, 10, 10, 10, 10))).isEqualTo(sectors);
  }
}
