package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.soup.LoosePolygons.box;
import static org.groma.model.soup.LoosePolygons.place;
import static org.groma.model.soup.LoosePolygons.polygon;
import static org.groma.model.soup.LoosePolygons.ring;
import static org.groma.model.soup.LoosePolygons.shifted;
import static org.groma.model.soup.LoosePolygons.square;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.model.soup.Soup.Built;
import org.groma.model.soup.SoupRepair.Repaired;
import org.groma.model.topology.Face;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Fault.Kind;
import org.groma.model.topology.Precision;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Polygons that do not fit are made to, and only as far as that takes. */
class SoupRepairTest {

  private static final double NO_GAP = 0;

  @Test
  void whatFitsStaysAsItIs() {
    Topology map = repaired(NO_GAP, square("a", 0, 0, 10), square("b", 10, 0, 10));

    assertThat(area(map, "a")).isEqualTo(100);
    assertThat(map.shared(1, 2).count()).isEqualTo(1);
    assertThat(map.arcCount()).isEqualTo(3);
  }

  @Test
  void anOverlapGoesToTheSmallerPolygon() {
    Topology map =
        repaired(NO_GAP, polygon("large", box(0, 0, 20, 10)), square("small", 18, 0, 10));

    assertThat(area(map, "large")).isEqualTo(180);
    assertThat(area(map, "small")).isEqualTo(100);
    assertThat(map.shared(1, 2).count()).isEqualTo(1);
  }

  @Test
  void ofEqualPolygonsTheFirstGetsTheOverlap() {
    Topology map = repaired(NO_GAP, square("a", 0, 0, 10), square("b", 8, 0, 10));

    assertThat(area(map, "a")).isEqualTo(100);
    assertThat(area(map, "b")).isEqualTo(80);
  }

  @Test
  void anEnclaveIsCutOutOfTheLandAroundIt() {
    Topology map = repaired(NO_GAP, square("land", 0, 0, 30), square("enclave", 10, 10, 10));

    assertThat(area(map, "land")).isEqualTo(800);
    assertThat(area(map, "enclave")).isEqualTo(100);
  }

  @Test
  void aPolygonThatIsThereTwiceIsThereOnce() {
    Repaired repaired =
        SoupRepair.repair(
            List.of(square("a", 0, 0, 10), square("b", 0, 0, 10)), Precision.STANDARD, NO_GAP);

    assertThat(repaired.polygons()).extracting(LoosePolygon::name).containsExactly("a");
    assertThat(repaired.overlapsSettled()).isEqualTo(1);
  }

  @Test
  void aSmallGapGoesToTheNeighbourWithTheLongestBorder() {
    LoosePolygon left = polygon("left", ring(0, 0, 10, 0, 9, 5, 10, 10, 0, 10));
    LoosePolygon right = polygon("right", ring(10, 0, 20, 0, 20, 10, 10, 10, 10, 5));

    Topology map = repaired(5, left, right);

    assertThat(map.faceCount()).isEqualTo(3);
    assertThat(area(map, "left")).as("its side of the gap is longer").isEqualTo(100);
  }

  @Test
  void aWideGapIsLeft() {
    LoosePolygon land = polygon("land", box(0, 0, 30, 30), box(10, 10, 10, 10));

    Repaired repaired = SoupRepair.repair(List.of(land), Precision.STANDARD, 99);

    assertThat(repaired.gapsFilled()).isZero();
    assertThat(Soup.build(repaired.polygons(), Precision.STANDARD).faults())
        .extracting(Fault::kind)
        .containsExactly(Kind.GAP);
    assertThat(SoupRepair.repair(List.of(land), Precision.STANDARD, 100).gapsFilled()).isEqualTo(1);
  }

  @Test
  void aSliverMayBeTenTimesAsLarge() {
    LoosePolygon land = polygon("land", box(0, 0, 60, 10), box(5, 4, 50, 1));

    assertThat(SoupRepair.repair(List.of(land), Precision.STANDARD, 5).gapsFilled()).isEqualTo(1);
    assertThat(SoupRepair.repair(List.of(land), Precision.STANDARD, 4.9).gapsFilled()).isZero();
  }

  @Test
  void aMissingCornerIsAdded() {
    Topology map =
        repaired(
            NO_GAP,
            polygon("long", box(0, 0, 20, 10)),
            polygon("left", box(0, -10, 10, 10)),
            polygon("right", box(10, -10, 10, 10)));

    assertThat(map.neighbours(1)).containsExactly(Face.OUTSIDE, 2, 3);
  }

  @Test
  void aBowTieBecomesTwoFacesOfOnePlace() {
    Topology map = repaired(NO_GAP, polygon("tie", ring(0, 0, 10, 10, 10, 0, 0, 10)));

    assertThat(map.facesOf(place("tie"))).hasSize(2);
    assertThat(area(map, "tie")).isEqualTo(50);
  }

  @Test
  void aSpikeIsCutOff() {
    Topology map =
        repaired(NO_GAP, polygon("a", ring(0, 0, 10, 0, 10, 5, 15, 5, 10, 5, 10, 10, 0, 10)));

    assertThat(area(map, "a")).isEqualTo(100);
  }

  @Test
  void whatIsNoPolygonIsDropped() {
    Repaired repaired =
        SoupRepair.repair(
            List.of(
                polygon("line", ring(0, 0, 5, 5)),
                polygon("nan", ring(0, 0, Double.NaN, 5, 5, 5)),
                polygon("nothing"),
                square("a", 0, 0, 10)),
            Precision.STANDARD,
            NO_GAP);

    assertThat(repaired.polygons()).extracting(LoosePolygon::name).containsExactly("a");
    assertThat(SoupRepair.repair(List.of(), Precision.STANDARD, NO_GAP).polygons()).isEmpty();
  }

  @Property(tries = 500)
  void whateverComesInFitsAfterwards(@ForAll long seed) {
    Random random = new Random(seed);
    List<LoosePolygon> polygons = new ArrayList<>();
    if (random.nextBoolean()) {
      polygons.addAll(Lattice.polygons(random, "a", 3, 3, 4, 4, random.nextDouble()));
      polygons.addAll(
          shifted(Lattice.polygons(random, "", 2, 2, 3, 3, random.nextDouble()), "b", 1.5, 2.25));
    } else {
      for (int i = 0; i < 5; i++) {
        polygons.add(
            polygon("p" + i, random.doubles(2L * (3 + random.nextInt(5)), 0, 10).toArray()));
      }
    }

    Built built =
        Soup.build(
            SoupRepair.repair(polygons, Precision.STANDARD, 0.5).polygons(), Precision.STANDARD);

    Topology map = built.topology().orElseThrow(() -> new AssertionError(built.faults()));
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    assertThat(built.faults())
        .allMatch(fault -> fault.kind() == Kind.GAP || fault.kind() == Kind.SLIVER)
        .allMatch(fault -> fault.size() > 0.5);
    List<Geometry> shapes =
        polygons.stream().map(each -> Shapes.of(each, Precision.STANDARD)).toList();
    double covered = shapes.isEmpty() ? 0 : OverlayNGRobust.union(shapes).getArea();
    double gaps = built.faults().stream().mapToDouble(Fault::size).sum();
    assertThat(-map.area(Face.OUTSIDE) - gaps)
        .as("nothing is lost, only small gaps are won")
        .isBetween(covered - 0.1, covered + 10);
  }

  private static Topology repaired(double largestGap, LoosePolygon... polygons) {
    Repaired repaired = SoupRepair.repair(List.of(polygons), Precision.STANDARD, largestGap);
    Built built = Soup.build(repaired.polygons(), Precision.STANDARD);
    assertThat(built.faults()).isEmpty();
    Topology map = built.topology().orElseThrow();
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    return map;
  }

  private static double area(Topology map, String name) {
    return map.facesOf(place(name)).stream().mapToDouble(map::area).sum();
  }
}
