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
  void enclosedLakeIsAGapAndAMapAllTheSame() {
    Built built = build(polygon("land", box(0, 0, 30, 30), box(10, 10, 10, 5)));

    assertThat(built.faults())
        .containsExactly(
            gap("Space of area 50.0000 between land belongs to no polygon.", 15, 12.5, 50, "land"));
    assertThat(built.topology()).isPresent();
  }

  @Test
  void gapNamesAllAroundIt() {
    Built built = build(ringOfEight());

    assertThat(built.faults())
        .containsExactly(
            gap(
                "Space of area 100.000 between e, n, s, w belongs to no polygon.",
                15,
                15,
                100,
                "e",
                "n",
                "s",
                "w"));
  }

  @Test
  void gapAmongManyNamesTheFirstAndCountsTheRest() {
    LoosePolygon sea = polygon("sea", box(0, 0, 60, 10), box(4, 4, 52, 2));
    List<LoosePolygon> polygons = new ArrayList<>(List.of(sea));
    for (int i = 0; i < 5; i++) {
      polygons.add(square("isle" + i, 5 + 10 * i, 4.5, 1));
    }

    List<Fault> faults = Soup.build(polygons, Precision.STANDARD).faults();

    assertThat(faults).hasSize(1);
    assertThat(faults.getFirst().message())
        .isEqualTo(
            "A sliver of area 99.0000 between isle0, isle1, isle2, isle3 and 2 more belongs to no"
                + " polygon.");
    assertThat(faults.getFirst().kind()).isEqualTo(Kind.SLIVER);
    assertThat(faults.getFirst().faces()).hasSize(6);
  }

  @Test
  void vertexMovedAwayOnOneSideIsOneGap() {
    Built built =
        build(
            polygon("a", ring(0, 0, 10, 0, 7, 5, 10, 10, 0, 10)),
            polygon("b", ring(10, 0, 20, 0, 20, 10, 10, 10, 10, 5)));

    assertThat(built.faults())
        .containsExactly(
            gap("Space of area 15.0000 between a, b belongs to no polygon.", 9, 5, 15, "a", "b"));
    assertThat(built.topology()).isPresent();
  }

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
  void bowTie() {
    assertThat(build(polygon("tie", ring(0, 0, 12, 10, 12, 0, 0, 6))).faults())
        .extracting(Fault::kind, Fault::message)
        .containsExactly(tuple(Kind.INVALID_RING, "The outline of tie crosses or touches itself."));
  }

  @Test
  void bowTieOfEqualHalvesEnclosesNothing() {
    assertThat(build(polygon("tie", ring(0, 0, 10, 10, 10, 0, 0, 10))).faults())
        .containsExactly(invalid("A ring of tie encloses nothing.", 0, 0, 0, "tie"));
  }

  @Test
  void twoPiecesJoinedAtACorner() {
    assertThat(
            build(polygon("pair", ring(0, 0, 10, 10, 20, 10, 20, 20, 10, 20, 10, 10, 0, 10)))
                .faults())
        .containsExactly(
            invalid("The outline of pair crosses or touches itself.", 10, 10, 0, "pair"));
  }

  @Test
  void holesThatCutAPolygonInTwo() {
    LoosePolygon cut =
        polygon(
            "cut",
            ring(0, 0, 10, 0, 20, 0, 20, 20, 10, 20, 0, 20),
            ring(10, 0, 12, 10, 10, 20, 8, 10));

    assertThat(build(cut).faults())
        .extracting(Fault::message)
        .contains("cut falls into pieces that touch only at corners.");
  }

  @Test
  void spikeOutwardAndInward() {
    assertThat(
            build(polygon("out", ring(0, 0, 10, 0, 10, 5, 15, 5, 10, 5, 10, 10, 0, 10))).faults())
        .contains(invalid("out runs twice along one edge.", 12.5, 5, 5, "out"));
    assertThat(build(polygon("in", ring(0, 0, 10, 0, 10, 5, 5, 5, 10, 5, 10, 10, 0, 10))).faults())
        .contains(invalid("in runs twice along one edge.", 7.5, 5, 5, "in"));
  }

  @Test
  void ringsThatAreNone() {
    assertThat(build(polygon("dot", ring(3, 4))).faults())
        .containsExactly(invalid("A ring of dot has fewer than three corners.", 3, 4, 0, "dot"));
    assertThat(build(polygon("line", ring(0, 0, 5, 5))).faults())
        .containsExactly(invalid("A ring of line has fewer than three corners.", 0, 0, 0, "line"));
    assertThat(build(polygon("there-and-back", ring(0, 0, 5, 5, 0, 0))).faults())
        .containsExactly(
            invalid(
                "A ring of there-and-back has fewer than three corners.",
                0,
                0,
                0,
                "there-and-back"));
    assertThat(build(polygon("flat", ring(0, 0, 5, 5, 10, 10))).faults())
        .containsExactly(invalid("A ring of flat encloses nothing.", 0, 0, 0, "flat"));
    assertThat(build(polygon("empty", ring())).faults())
        .containsExactly(
            invalid("A ring of empty has fewer than three corners.", 0, 0, 0, "empty"));
    assertThat(build(polygon("nothing")).faults())
        .containsExactly(invalid("nothing has no outline.", 0, 0, 0, "nothing"));
  }

  @Test
  void polygonSmallerThanTheGridIsNone() {
    assertThat(build(square("speck", 1, 1, 0.0002)).faults())
        .containsExactly(
            invalid("A ring of speck has fewer than three corners.", 1, 1, 0, "speck"));
  }

  @Test
  void coordinatesThatAreNone() {
    assertThat(build(polygon("a", ring(0, 0, 10, 0, Double.NaN, 10))).faults())
        .containsExactly(
            bad(
                "a has a coordinate that is not a number or lies off any map: NaN, 10.0.",
                10,
                0,
                "a"));
    assertThat(build(polygon("b", ring(1e300, 0, 10, 0, 10, 10))).faults())
        .containsExactly(
            bad(
                "b has a coordinate that is not a number or lies off any map: 1.0E300, 0.0.",
                0,
                0,
                "b"));
    assertThat(build(polygon("c", ring(0, 0, 10, Double.NEGATIVE_INFINITY, 10, 10))).faults())
        .containsExactly(
            bad(
                "c has a coordinate that is not a number or lies off any map: 10.0, -Infinity.",
                0,
                0,
                "c"));
  }

  @Test
  void aBadPolygonDoesNotHideOtherFaults() {
    Built built =
        build(
            polygon("bad", ring(0, 0, 1, 1)),
            polygon("land", box(0, 0, 30, 30), box(10, 10, 10, 5)));

    assertThat(built.topology()).isEmpty();
    assertThat(built.faults()).extracting(Fault::kind).containsExactly(Kind.GAP, Kind.INVALID_RING);
  }

  @Test
  void holesInTheWrongPlace() {
    assertThat(build(polygon("a", box(0, 0, 10, 10), box(20, 0, 5, 5))).faults())
        .extracting(Fault::message)
        .contains("A hole of a does not lie inside its outline.");
    assertThat(build(polygon("a", box(5, 5, 5, 5), box(0, 0, 20, 20))).faults())
        .extracting(Fault::message)
        .contains("A hole of a does not lie inside its outline.");
    assertThat(
            build(polygon("a", box(0, 0, 30, 30), box(5, 5, 20, 20), box(10, 10, 5, 5))).faults())
        .extracting(Fault::message)
        .contains("A hole of a lies inside another.");
    assertThat(build(polygon("a", box(0, 0, 10, 10), box(0, 0, 10, 10))).faults())
        .extracting(Fault::message)
        .contains("a runs twice along 4 edges.");
    assertThat(
            build(polygon("a", ring(0, 0, 4, 0, 6, 0, 10, 0, 10, 10, 0, 10), box(4, 0, 2, 5)))
                .faults())
        .extracting(Fault::message)
        .contains("a runs twice along one edge.");
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

  /** Eight squares round a ninth that is missing, each with a name of the compass. */
  private static LoosePolygon[] ringOfEight() {
    return new LoosePolygon[] {
      square("sw", 0, 0, 10),
      square("s", 10, 0, 10),
      square("se", 20, 0, 10),
      square("w", 0, 10, 10),
      square("e", 20, 10, 10),
      square("nw", 0, 20, 10),
      square("n", 10, 20, 10),
      square("ne", 20, 20, 10)
    };
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

  private static Fault invalid(String message, double x, double y, double length, String name) {
    return new Fault(Kind.INVALID_RING, message, new Coordinate(x, y), length, List.of(name));
  }

  private static Fault bad(String message, double x, double y, String name) {
    return new Fault(Kind.BAD_COORDINATE, message, new Coordinate(x, y), 0, List.of(name));
  }
}
