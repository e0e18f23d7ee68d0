package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;

/** Space that no polygon covers: where it is, how large, and who borders it. */
class SoupGapsTest {

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
  void gapAsWideAndAsHighAsAllPolygonsIsNotTakenForTheOpenSpace() {
    // four corners of a square, which touch, and a fifth polygon over one of them
    Built built =
        build(
            polygon("sw", ring(0, 0, 5, 0, 0, 5)),
            polygon("se", ring(5, 0, 10, 0, 10, 5)),
            polygon("ne", ring(10, 5, 10, 10, 5, 10)),
            polygon("nw", ring(5, 10, 0, 10, 0, 5)),
            polygon("over", ring(1, 1, 2, 1, 1, 2)));

    assertThat(built.faults()).extracting(Fault::kind).containsExactly(Kind.GAP, Kind.OVERLAP);
    assertThat(built.faults().getFirst())
        .isEqualTo(
            gap(
                "Space of area 50.0000 between ne, nw, se, sw belongs to no polygon.",
                5,
                5,
                50,
                "ne",
                "nw",
                "se",
                "sw"));
  }

  @Test
  void gapBesideOverlapsNamesOnlyThoseThatBorderIt() {
    // the gap slants, so that the isle is in its box and yet elsewhere
    Built built =
        build(
            polygon(
                "land", box(0, 0, 40, 40), ring(10, 10, 14, 10, 30, 26, 30, 30), box(22, 12, 4, 4)),
            square("isle", 22, 12, 4),
            square("x", 100, 0, 10),
            square("y", 108, 0, 10));

    assertThat(built.faults()).extracting(Fault::kind).containsExactly(Kind.GAP, Kind.OVERLAP);
    assertThat(built.faults().getFirst().faces()).containsExactly("land");
  }

  /** Corners of such a gap are computed, and lie on neither outline to the last bit. */
  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.16, 0.28, 0.31, 0.52, 0.73, 0.97, 1.21})
  void gapAmongCrossingOutlinesNamesBothAtAnyAngle(double angle) {
    double[] comb = ring(0, 0, 50, 0, 50, 20, 40, 20, 40, 5, 10, 5, 10, 20, 0, 20);
    double[] bar = box(-5, 10, 60, 5);

    assertThat(
            build(polygon("comb", rotated(comb, angle)), polygon("bar", rotated(bar, angle)))
                .faults())
        .filteredOn(fault -> fault.kind() == Kind.GAP)
        .extracting(Fault::faces)
        .containsExactly(List.of("bar", "comb"));
  }

  private static double[] rotated(double[] ring, double angle) {
    double[] rotated = new double[ring.length];
    for (int i = 0; i < ring.length; i += 2) {
      rotated[i] = ring[i] * Math.cos(angle) - ring[i + 1] * Math.sin(angle);
      rotated[i + 1] = ring[i] * Math.sin(angle) + ring[i + 1] * Math.cos(angle);
    }
    return rotated;
  }

  private static Built build(LoosePolygon... polygons) {
    return Soup.build(List.of(polygons), Precision.STANDARD);
  }

  private static Fault gap(String message, double x, double y, double area, String... names) {
    return new Fault(Kind.GAP, message, new Coordinate(x, y), area, List.of(names));
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
}
