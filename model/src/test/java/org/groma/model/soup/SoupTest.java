package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.soup.LoosePolygons.box;
import static org.groma.model.soup.LoosePolygons.closed;
import static org.groma.model.soup.LoosePolygons.place;
import static org.groma.model.soup.LoosePolygons.polygon;
import static org.groma.model.soup.LoosePolygons.reversed;
import static org.groma.model.soup.LoosePolygons.ring;
import static org.groma.model.soup.LoosePolygons.square;
import static org.groma.model.soup.LoosePolygons.turned;

import java.util.List;
import java.util.stream.Stream;
import org.groma.model.id.Place;
import org.groma.model.soup.Soup.Built;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Precision;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.groma.model.topology.Use;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.locationtech.jts.geom.Coordinate;

/** Polygons that fit become a map. */
class SoupTest {

  @Test
  void noPolygonsMakeAnEmptyMap() {
    Topology map = map(List.of());

    assertThat(map.faceCount()).isEqualTo(1);
    assertThat(map.arcCount()).isZero();
  }

  @Test
  void onePolygonIsOneFaceWithOneClosedArc() {
    Topology map = map(square("a", 0, 0, 10));

    assertThat(map.faceCount()).isEqualTo(2);
    assertThat(map.nodeCount()).isEqualTo(1);
    assertThat(map.arcCount()).isEqualTo(1);
    assertThat(map.face(1).use()).isEqualTo(Use.of(place("a")));
    assertThat(map.area(1)).isEqualTo(100);
  }

  @Test
  void twoSquaresShareOneArc() {
    Topology map = map(square("a", 0, 0, 10), square("b", 10, 0, 10));

    assertThat(map.arcCount()).isEqualTo(3);
    assertThat(map.nodeCount()).isEqualTo(2);
    assertThat(map.shared(1, 2).count()).isEqualTo(1);
    Arc border = map.arc(map.shared(1, 2).findFirst().orElseThrow());
    assertThat(border.line().length()).isEqualTo(10);
  }

  @Test
  void aNodeThatIsWantedDividesABorder() {
    List<LoosePolygon> polygons =
        List.of(
            polygon("a", ring(0, 0, 10, 0, 10, 5, 10, 10, 0, 10)),
            polygon("b", ring(10, 0, 20, 0, 20, 10, 10, 10, 10, 5)));
    List<Coordinate> wanted = List.of(new Coordinate(10, 5), new Coordinate(10, 7));

    Topology map =
        Soup.build(polygons, Precision.STANDARD, wanted).topology().orElseThrow();

    assertThat(map.shared(1, 2).count()).isEqualTo(2);
    assertThat(map.nodeCount()).isEqualTo(3);
    assertThat(SubdivisionCheck.run(map)).isEmpty();
  }

  @Test
  void anIslandsNodeIsWhereItIsWanted() {
    Topology map =
        Soup.build(
                List.of(square("a", 0, 0, 10)),
                Precision.STANDARD,
                List.of(new Coordinate(10, 10)))
            .topology()
            .orElseThrow();

    assertThat(map.nodeCount()).isEqualTo(1);
    assertThat(map.nodePoint(0)).isEqualTo(new Coordinate(10, 10));
  }

  static Stream<double[]> spellingsOfOneSquare() {
    double[] square = box(10, 0, 10, 10);
    return Stream.of(
        square,
        reversed(square),
        closed(square),
        closed(reversed(square)),
        turned(square, 1),
        closed(turned(reversed(square), 3)),
        ring(10, 0, 10, 0, 20, 0, 20, 10, 20, 10, 20, 10, 10, 10, 10, 0, 10, 0),
        ring(10.0001, 0, 20, 0.0004, 20, 10, 9.9999, 10));
  }

  @ParameterizedTest
  @MethodSource("spellingsOfOneSquare")
  void howARingIsWrittenDoesNotMatter(double[] spelling) {
    Topology map = map(square("a", 0, 0, 10), polygon("b", spelling));

    assertThat(map.arcCount()).isEqualTo(3);
    assertThat(map.shared(1, 2).count()).isEqualTo(1);
    assertThat(map.area(2)).isEqualTo(100);
  }

  @Test
  void holeFilledByAnotherPolygonIsTheBorderBetweenThem() {
    Topology map =
        map(
            polygon("a", box(0, 0, 30, 30), reversed(box(10, 10, 10, 10))),
            square("b", 10, 10, 10));

    assertThat(map.faceCount()).isEqualTo(3);
    assertThat(map.neighbours(2)).containsExactly(1);
    assertThat(map.neighbours(1)).containsExactly(Face.OUTSIDE, 2);
    assertThat(map.area(1)).isEqualTo(800);
    assertThat(map.area(2)).isEqualTo(100);
  }

  @Test
  void holeMayBeFilledBySeveralPolygons() {
    Topology map =
        map(
            polygon("a", box(0, 0, 30, 30), ring(10, 10, 15, 10, 20, 10, 20, 20, 15, 20, 10, 20)),
            polygon("b", box(10, 10, 5, 10)),
            polygon("c", box(15, 10, 5, 10)));

    assertThat(map.neighbours(1)).containsExactly(Face.OUTSIDE, 2, 3);
    assertThat(map.neighbours(2)).containsExactly(1, 3);
    assertThat(map.area(1)).isEqualTo(800);
  }

  @Test
  void polygonsThatMeetAtACornerAreNotAdjacent() {
    Topology map = map(square("a", 0, 0, 10), square("b", 10, 10, 10));

    assertThat(map.shared(1, 2)).isEmpty();
    assertThat(map.neighbours(1)).containsExactly(Face.OUTSIDE);
  }

  @Test
  void whereFourCornersMeetOppositeOnesAreNotAdjacent() {
    Topology map =
        map(
            square("sw", 0, 0, 10),
            square("se", 10, 0, 10),
            square("ne", 10, 10, 10),
            square("nw", 0, 10, 10));

    assertThat(map.neighbours(1)).containsExactly(Face.OUTSIDE, 2, 4);
    assertThat(map.neighbours(2)).containsExactly(Face.OUTSIDE, 1, 3);
  }

  @Test
  void archipelagoIsSeveralFacesOfOnePlace() {
    Place cyclades = place("cyclades");
    List<LoosePolygon> islands =
        List.of(
            new LoosePolygon("Naxos", Use.of(cyclades), List.of(box(0, 0, 4, 4))),
            new LoosePolygon("Paros", Use.of(cyclades), List.of(box(10, 0, 4, 4))),
            new LoosePolygon("Delos", Use.of(cyclades), List.of(box(4, 4, 4, 4))));

    Topology map = map(islands);

    assertThat(map.facesOf(cyclades)).containsExactly(1, 2, 3);
    assertThat(map.face(Face.OUTSIDE).rings()).hasNumberOfRows(2);
  }

  @Test
  void islandInALakeInAnIsland() {
    Built built =
        build(
            polygon("island", box(0, 0, 50, 50), box(10, 10, 30, 30)),
            polygon("islet", box(20, 20, 10, 10)));

    assertThat(built.topology()).isPresent();
    Topology map = built.topology().get();
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    assertThat(map.area(1)).isEqualTo(50 * 50 - 30 * 30);
    assertThat(map.area(2)).isEqualTo(100);
    assertThat(map.area(3)).as("the lake").isEqualTo(30 * 30 - 100);
    assertThat(map.neighbours(3)).containsExactly(1, 2);
    assertThat(map.face(3).use()).isEqualTo(Use.None.UNASSIGNED);
  }

  @Test
  void holesMayTouchEachOtherAndTheOutlineAtCorners() {
    LoosePolygon land =
        polygon(
            "land",
            ring(0, 0, 20, 0, 40, 0, 40, 40, 0, 40),
            ring(20, 0, 30, 10, 20, 20, 10, 10), // touches the outline
            ring(20, 20, 30, 30, 10, 30)); // touches the first hole
    Topology map =
        map(
            land,
            polygon("lake", ring(20, 0, 30, 10, 20, 20, 10, 10)),
            polygon("pond", ring(20, 20, 30, 30, 10, 30)));

    assertThat(map.area(1)).isEqualTo(1600 - 200 - 100);
    assertThat(map.neighbours(1)).containsExactly(Face.OUTSIDE, 2, 3);
    assertThat(map.neighbours(2)).containsExactly(1);
  }

  @Test
  void aRingThatTouchesItselfWithAHoleBetweenIsAsGoodAsOneWithAHole() {
    Topology map =
        map(
            polygon("a", ring(0, 0, 20, 0, 10, 10, 20, 20, 30, 10, 20, 0, 40, 0, 40, 40, 0, 40)),
            polygon("b", ring(20, 0, 30, 10, 20, 20, 10, 10)));

    assertThat(map.area(1)).isEqualTo(1600 - 200);
    assertThat(map.neighbours(2)).containsExactly(1);
  }

  @Test
  void farAwayMapsKeepTheirShape() {
    double far = 999_000;
    Topology map = map(square("a", far, -far, 10), square("b", far + 10, -far, 10));

    assertThat(map.shared(1, 2).count()).isEqualTo(1);
    assertThat(map.area(1)).isEqualTo(100);
  }

  private static Topology map(LoosePolygon... polygons) {
    return map(List.of(polygons));
  }

  private static Topology map(List<LoosePolygon> polygons) {
    Built built = Soup.build(polygons, Precision.STANDARD);
    assertThat(built.faults()).isEmpty();
    Topology map = built.topology().orElseThrow();
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    return map;
  }

  private static Built build(LoosePolygon... polygons) {
    return Soup.build(List.of(polygons), Precision.STANDARD);
  }
}
