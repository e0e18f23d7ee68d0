package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.groma.model.soup.LoosePolygons.box;
import static org.groma.model.soup.LoosePolygons.polygon;
import static org.groma.model.soup.LoosePolygons.ring;
import static org.groma.model.soup.LoosePolygons.square;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.soup.Soup.Built;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Precision;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** What is wrong with polygons is said in words, with its place and size. */
class SoupFaultsTest {

  @Test
  void vertexMovedIntoTheNeighbourIsOneOverlap() {
    Built built =
        build(
            polygon("a", ring(0, 0, 10, 0, 13, 5, 10, 10, 0, 10)),
            polygon("b", ring(10, 0, 20, 0, 20, 10, 10, 10, 10, 5)));

    assertThat(built.faults())
        .containsExactly(overlap("a and b overlap with an area of 15.0000.", 11, 5, 15, "a", "b"));
    assertThat(built.topology()).isEmpty();
  }

  @Test
  void vertexMovedAlongIsAGapAndAnOverlap() {
    Built built =
        build(
            polygon("a", ring(0, 0, 10, 0, 12, 2, 8, 6, 10, 8, 0, 8)),
            polygon("b", ring(10, 0, 20, 0, 20, 8, 10, 8)));

    assertThat(built.faults()).extracting(Fault::kind).containsExactly(Kind.GAP, Kind.OVERLAP);
    assertThat(built.faults()).extracting(Fault::size).containsExactly(4.0, 4.0);
    assertThat(built.topology()).isEmpty();
  }

  /** All pairs would be 4.5 million. */
  @Test
  void manyPolygonsInOnePlaceAreNotComparedEachWithEach() {
    List<LoosePolygon> heap = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      heap.add(square("p" + i, 0, 0, 10));
    }
    assertCrowd(heap);
  }

  /** All crossings would be 360,000. */
  @Test
  void manyBarsOverManyBarsAreNotComparedEachWithEach() {
    List<LoosePolygon> grid = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      grid.add(polygon("across-" + i, box(0, 10 + 3 * i, 1_000, 1)));
      grid.add(polygon("up-" + i, box(10 + 3 * i, 0, 1, 1_000)));
    }
    assertCrowd(grid);
  }

  private static void assertCrowd(List<LoosePolygon> polygons) {
    Built built = build(polygons.toArray(LoosePolygon[]::new));
    assertThat(built.topology()).isEmpty();
    assertThat(built.faults())
        .filteredOn(fault -> fault.kind() == Kind.OVERLAP && fault.size() > 0)
        .hasSize(Overlaps.MOST);
    assertThat(built.faults())
        .filteredOn(fault -> fault.message().startsWith("So many polygons lie over each other"))
        .hasSize(1);
  }

  @Test
  void lensOfTwoOverlappingSquares() {
    assertThat(build(square("a", 0, 0, 10), square("b", 8, 8, 10)).faults())
        .containsExactly(overlap("a and b overlap with an area of 4.00000.", 9, 9, 4, "a", "b"));
  }

  @Test
  void crossingOutlinesOverlapInEveryPlace() {
    // a comb laid over a bar
    LoosePolygon comb =
        polygon("comb", ring(0, 0, 50, 0, 50, 20, 40, 20, 40, 5, 10, 5, 10, 20, 0, 20));
    LoosePolygon bar = polygon("bar", box(-5, 10, 60, 5));

    assertThat(build(comb, bar).faults())
        .containsExactly(
            gap(
                "Space of area 150.000 between bar, comb belongs to no polygon.",
                25,
                7.5,
                150,
                "bar",
                "comb"),
            overlap("comb and bar overlap with an area of 50.0000.", 5, 12.5, 50, "comb", "bar"),
            overlap("comb and bar overlap with an area of 50.0000.", 45, 12.5, 50, "comb", "bar"));
  }

  @Test
  void containedPolygonWithoutAHoleForIt() {
    Built built = build(square("out", 0, 0, 30), square("in", 10, 10, 10));

    assertThat(built.faults())
        .containsExactly(
            overlap("out and in overlap with an area of 100.000.", 15, 15, 100, "out", "in"));
    assertThat(built.topology()).isEmpty();
  }

  @Test
  void containedPolygonIsFoundBesideOtherFaults() {
    assertThat(
            build(
                    square("out", 0, 0, 30),
                    square("in", 10, 10, 10),
                    square("x", 100, 0, 10),
                    square("y", 108, 0, 10))
                .faults())
        .extracting(Fault::message)
        .containsExactly(
            "out and in overlap with an area of 100.000.",
            "x and y overlap with an area of 20.0000.");
  }

  @Test
  void componentOverInnerBordersOfAnother() {
    // the small square touches no outline, but lies over the corner where four meet
    Built built =
        build(
            square("sw", 0, 0, 10),
            square("se", 10, 0, 10),
            square("ne", 10, 10, 10),
            square("nw", 0, 10, 10),
            square("over", 8, 8, 5));

    assertThat(built.topology()).isEmpty();
    assertThat(built.faults())
        .extracting(Fault::kind, Fault::size, Fault::faces)
        .containsExactlyInAnyOrder(
            tuple(Kind.OVERLAP, 4.0, List.of("sw", "over")),
            tuple(Kind.OVERLAP, 6.0, List.of("se", "over")),
            tuple(Kind.OVERLAP, 9.0, List.of("ne", "over")),
            tuple(Kind.OVERLAP, 6.0, List.of("nw", "over")));
  }

  @Test
  void islandsThatOverlapAtACommonCorner() {
    assertThat(
            build(polygon("a", ring(0, 0, 10, 0, 0, 10)), polygon("b", ring(0, 0, 10, 5, 5, 10)))
                .faults())
        .extracting(Fault::kind)
        .containsOnly(Kind.OVERLAP);
  }

  @Test
  void polygonThatIsThereTwiceIsOneDuplicateAndOneOverlap() {
    Built built = build(square("a", 0, 0, 10), square("b", 0, 0, 10));

    assertThat(built.topology()).isEmpty();
    assertThat(built.faults())
        .containsExactly(
            overlap("a and b overlap with an area of 100.000.", 5, 5, 100, "a", "b"),
            new Fault(
                Kind.DUPLICATE_EDGE,
                "a and b lie on the same side of 4 edges.",
                new Coordinate(5, 0),
                40,
                List.of("a", "b")));
  }

  @Test
  void twoPolygonsOnTheSameSideOfOneEdge() {
    Built built =
        build(polygon("a", box(0, 0, 10, 10)), polygon("b", ring(0, 0, 10, 0, 10, 4, 0, 4)));

    assertThat(built.faults())
        .contains(
            new Fault(
                Kind.DUPLICATE_EDGE,
                "a and b lie on the same side of one edge.",
                new Coordinate(5, 0),
                10,
                List.of("a", "b")));
    assertThat(built.faults()).extracting(Fault::kind).contains(Kind.OVERLAP);
  }

  @Test
  void partsOfOnePlaceThatOverlap() {
    assertThat(build(square("a", 0, 0, 10), square("a", 8, 0, 10)).faults())
        .extracting(Fault::message)
        .containsExactly("Two polygons of a overlap with an area of 20.0000.");
  }

  @Test
  void cornerOnAnEdgeThatHasNoCornerThere() {
    Built built =
        build(
            polygon("long", box(0, 0, 20, 10)),
            polygon("left", box(0, -10, 10, 10)),
            polygon("right", box(10, -10, 10, 10)));

    assertThat(built.topology()).isEmpty();
    assertThat(built.faults())
        .containsExactly(
            new Fault(
                Kind.CROSSING,
                "A corner of left, right lies on a border of long that has no corner there.",
                new Coordinate(10, 0),
                0,
                List.of("left", "long", "right")));
  }

  @Test
  void cornerThatJustTouchesAnEdge() {
    assertThat(build(square("a", 0, 0, 10), polygon("b", ring(10, 5, 20, 0, 20, 10))).faults())
        .containsExactly(
            new Fault(
                Kind.CROSSING,
                "A corner of b lies on a border of a that has no corner there.",
                new Coordinate(10, 5),
                0,
                List.of("a", "b")));
  }

  @Test
  void twoWholeMapsOnTopOfEachOther() {
    List<LoosePolygon> both = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        both.add(square("a" + i + j, 10 * i, 10 * j, 10));
        both.add(square("b" + i + j, 10 * i + 5, 10 * j + 5, 10));
      }
    }
    Built built = Soup.build(both, Precision.STANDARD);

    assertThat(built.topology()).isEmpty();
    assertThat(built.faults()).extracting(Fault::kind).containsOnly(Kind.OVERLAP);
    assertThat(built.faults().stream().mapToDouble(Fault::size).sum()).isEqualTo(25 * 25);
  }

  @Test
  void faultsComeSortedByKindAndPlace() {
    List<Fault> faults =
        build(
                square("d", 100, 0, 10),
                square("e", 108, 0, 10),
                square("b", 0, 0, 10),
                square("c", 8, 0, 10),
                polygon("land", box(0, 50, 30, 30), box(10, 60, 10, 5)))
            .faults();

    assertThat(faults)
        .extracting(Fault::kind)
        .containsExactly(Kind.GAP, Kind.OVERLAP, Kind.OVERLAP);
    assertThat(faults).extracting(fault -> fault.at().x).containsExactly(15.0, 9.0, 109.0);
  }

  private static Built build(LoosePolygon... polygons) {
    return Soup.build(List.of(polygons), Precision.STANDARD);
  }

  private static Fault gap(String message, double x, double y, double area, String... names) {
    return new Fault(Kind.GAP, message, new Coordinate(x, y), area, List.of(names));
  }

  private static Fault overlap(String message, double x, double y, double area, String... names) {
    return new Fault(Kind.OVERLAP, message, new Coordinate(x, y), area, List.of(names));
  }
}
