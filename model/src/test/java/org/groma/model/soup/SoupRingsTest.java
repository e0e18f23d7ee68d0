package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.groma.model.soup.LoosePolygons.box;
import static org.groma.model.soup.LoosePolygons.polygon;
import static org.groma.model.soup.LoosePolygons.ring;
import static org.groma.model.soup.LoosePolygons.square;

import java.util.List;
import org.groma.model.soup.Soup.Built;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Precision;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** Polygons that are wrong by themselves. */
class SoupRingsTest {

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

  private static Built build(LoosePolygon... polygons) {
    return Soup.build(List.of(polygons), Precision.STANDARD);
  }

  private static Fault invalid(String message, double x, double y, double length, String name) {
    return new Fault(Kind.INVALID_RING, message, new Coordinate(x, y), length, List.of(name));
  }

  private static Fault bad(String message, double x, double y, String name) {
    return new Fault(Kind.BAD_COORDINATE, message, new Coordinate(x, y), 0, List.of(name));
  }
}
