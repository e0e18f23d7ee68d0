package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.topology.Trial.legal;
import static org.groma.model.topology.Trial.refused;
import static org.groma.model.topology.Trial.touched;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;

/** Moving, adding and removing one inner vertex of a border. */
class VertexEditsTest {

  private final Topology two = SampleMaps.twoProvinces();
  private final int between = Shape.arc(two, 10, 5);

  private MapEdit move(double x, double y) {
    return new MoveVertex(between, 1, new Point(x, y));
  }

  @Test
  void movingAVertexMovesBothSidesOfTheBorder() {
    Topology map = legal(two, move(12, 4));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 12 4, 10 10, 0 10");
    assertThat(Shape.of(map, 2)).isEqualTo("10 0, 20 0, 20 10, 10 10, 12 4");
    assertThat(Shape.of(map, 0)).isEqualTo(Shape.of(two, 0));
  }

  @Test
  void movingAVertexTouchesItsArcAndTheFacesBesideIt() {
    assertThat(touched(two, move(12, 4))).isEqualTo(new Touched(sorted(between), sorted(1, 2)));
  }

  @Test
  void aMovedVertexIsRoundedToTheGrid() {
    assertThat(Shape.of(legal(two, move(12.00049, 3.9996)), 2))
        .isEqualTo("10 0, 20 0, 20 10, 10 10, 12 4");
  }

  @Test
  void aVertexMayComeWithinAStepOfAnotherBorder() {
    assertThat(Shape.of(legal(two, move(19.999, 5)), 1))
        .isEqualTo("0 0, 10 0, 19.999 5, 10 10, 0 10");
  }

  @Test
  void aVertexMayNotCrossAnotherBorder() {
    assertThat(refused(two, move(21, 5)).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  @Test
  void aVertexMayNotTouchAnotherBorderFromInside() {
    assertThat(refused(two, move(20, 5)).at()).isEqualTo(new Coordinate(20, 5));
  }

  @Test
  void aVertexMayNotBeMovedOntoAnotherVertexOfTheMap() {
    assertThat(refused(two, move(20, 10)).at()).isEqualTo(new Coordinate(20, 10));
  }

  @Test
  void aVertexMayNotBeMovedOntoTheNodeBesideIt() {
    assertThat(refused(two, move(10, 10)).reason())
        .isEqualTo("Two vertices of the border would fall together.");
    assertThat(refused(two, move(10, 0)).at()).isEqualTo(new Coordinate(10, 0));
  }

  @Test
  void aBorderMayNotCrossItself() {
    Topology map = legal(two, new InsertVertex(between, 1, new Point(12, 7)));

    var refused = refused(map, new MoveVertex(between, 1, new Point(11, 9)));

    assertThat(refused.reason()).isEqualTo("The border would cross itself.");
    assertThat(refused.at().distance(new Coordinate(10.95, 8.57))).isLessThan(0.01);
  }

  @Test
  void aBorderMayNotRunBackOverItself() {
    assertThat(refused(two, move(10, 12)).reason()).isNotEmpty();
    assertThat(refused(legal(two, move(9, 5)), move(10, -3)).reason()).isNotEmpty();
  }

  @Test
  void aVertexMayNotBeMovedIntoAnIsland() {
    Topology map = SampleMaps.twoProvincesWithLakes();

    var refused = refused(map, new MoveVertex(Shape.arc(map, 20, 15), 1, new Point(12, 12)));

    assertThat(refused.reason()).isEqualTo("The border would touch or cross another.");
  }

  @Test
  void aBorderMayNotPassOverAWholeIslandWithoutTouchingIt() {
    Topology map =
        MapDrawing.map()
            .face("west", "0 0, 20 0, 20 20, 20 40, 0 40", "9 19, 11 19, 11 21, 9 21")
            .face("east", "20 0, 40 0, 40 40, 20 40, 20 20")
            .face("isle", "9 19, 11 19, 11 21, 9 21")
            .draw();

    var refused = refused(map, new MoveVertex(Shape.arc(map, 20, 20), 1, new Point(1, 20)));

    assertThat(refused.reason()).isEqualTo("The border would jump over a piece of the map.");
    assertThat(refused.at()).isEqualTo(new Coordinate(9, 19));
  }

  @Test
  void anIslandMayNotBeTurnedInsideOut() {
    Topology map = SampleMaps.island();
    int shore = Shape.arc(map, 20, 10);
    Topology triangle = legal(map, new DeleteVertex(shore, 2));

    assertThat(refused(triangle, new MoveVertex(shore, 1, new Point(15, 1))).reason())
        .isEqualTo("The border would collapse or turn inside out.");
  }

  @Test
  void anIslandMayNotCollapse() {
    Topology map = SampleMaps.island();
    int shore = Shape.arc(map, 20, 10);
    Topology triangle = legal(map, new DeleteVertex(shore, 2));

    assertThat(refused(triangle, new MoveVertex(shore, 1, new Point(15, 10))).reason())
        .isEqualTo("The border would cross itself.");
    assertThat(refused(triangle, new DeleteVertex(shore, 1)).reason())
        .isEqualTo("A closed border needs at least three corners.");
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e7, -1e7, Double.NaN, Double.POSITIVE_INFINITY, 1e308})
  void aVertexMayNotLeaveAnyMap(double x) {
    assertThat(refused(two, move(x, 5)).reason()).isEqualTo("That is too far off the map.");
    assertThat(refused(two, new InsertVertex(between, 0, new Point(5, x))).reason())
        .isEqualTo("That is too far off the map.");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 2, 99})
  void onlyInnerVerticesCanBeMovedOrDeleted(int vertex) {
    String reason = "Border " + between + " has no inner vertex " + vertex + ".";
    assertThat(refused(two, new MoveVertex(between, vertex, new Point(12, 4))).reason())
        .isEqualTo(reason);
    assertThat(refused(two, new DeleteVertex(between, vertex)).reason()).isEqualTo(reason);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 99, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void aBorderThatIsNotThereCannotBeEdited(int arc) {
    String reason = "There is no border " + arc + " on this map.";
    assertThat(refused(two, new MoveVertex(arc, 1, new Point(1, 1))).reason()).isEqualTo(reason);
    assertThat(refused(two, new InsertVertex(arc, 1, new Point(1, 1))).reason()).isEqualTo(reason);
    assertThat(refused(two, new DeleteVertex(arc, 1)).reason()).isEqualTo(reason);
    assertThat(refused(two, new RedrawBorder(arc, List.of())).reason()).isEqualTo(reason);
  }

  @Test
  void anInsertedVertexLiesBetweenItsNeighbours() {
    Topology map = legal(two, new InsertVertex(between, 1, new Point(11, 8)));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 10 5, 11 8, 10 10, 0 10");
  }

  @Test
  void aVertexCanBeInsertedBesideTheFirstNode() {
    Topology map = legal(two, new InsertVertex(between, 0, new Point(11, 2)));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 11 2, 10 5, 10 10, 0 10");
  }

  @Test
  void aVertexMayNotBeInsertedWhereOneIs() {
    assertThat(refused(two, new InsertVertex(between, 0, new Point(10, 5))).reason())
        .isEqualTo("Two vertices of the border would fall together.");
    assertThat(refused(two, new InsertVertex(between, 0, new Point(10, 0))).at())
        .isEqualTo(new Coordinate(10, 0));
  }

  @Test
  void aVertexMayNotBeInsertedBeyondAnotherBorder() {
    assertThat(refused(two, new InsertVertex(between, 0, new Point(5, -1))).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 2, 99})
  void aVertexGoesIntoASegmentThatIsThere(int segment) {
    assertThat(refused(two, new InsertVertex(between, segment, new Point(11, 8))).reason())
        .isEqualTo("Border " + between + " has no segment " + segment + ".");
  }

  @Test
  void deletingAVertexStraightensTheBorder() {
    Topology map = legal(two, new DeleteVertex(between, 1));

    assertThat(Shape.of(map, 1)).isEqualTo("0 0, 10 0, 10 10, 0 10");
    assertThat(Shape.of(map, 2)).isEqualTo("10 0, 20 0, 20 10, 10 10");
  }

  @Test
  void aVertexThatHoldsABorderRoundAnIslandMayNotBeDeleted() {
    assertThat(refused(roundALake("11 4, 12 4, 12 6, 11 6"), new DeleteVertex(0, 1)).reason())
        .isEqualTo("The border would jump over a piece of the map.");
    assertThat(refused(roundALake("9 4, 12 4, 12 6, 9 6"), new DeleteVertex(0, 1)).reason())
        .isEqualTo("The border would touch or cross another.");
  }

  /** The border between west and east, arc 0, bulges round a lake in the west. */
  private static Topology roundALake(String lake) {
    return MapDrawing.map()
        .face("west", "10 0, 15 5, 10 10, 0 10, 0 0", lake)
        .face("east", "10 0, 20 0, 20 10, 10 10, 15 5")
        .face("sea:lake", lake)
        .draw();
  }

  @Test
  void movingAVertexWhereItIsChangesNothing() {
    assertThat(legal(two, move(10, 5))).isEqualTo(two);
  }

  private static java.util.NavigableSet<Integer> sorted(Integer... numbers) {
    return new java.util.TreeSet<>(List.of(numbers));
  }
}
