package org.groma.model.soup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.groma.model.soup.LoosePolygons.polygon;
import static org.groma.model.soup.LoosePolygons.shifted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.groma.model.soup.Soup.Built;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Fault;
import org.groma.model.topology.Precision;
import org.groma.model.topology.SubdivisionCheck;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * {@link Soup} looks for contacts only round each face and argues that this is enough; here it is
 * held against a check of all against all. Polygons that fit must become a map, those that do not
 * must become faults, and never both.
 */
class SoupSoundnessTest {

  @Property(tries = 1000)
  void polygonsOfALatticeFit(@ForAll long seed) {
    Random random = new Random(seed);
    List<LoosePolygon> polygons =
        Lattice.polygons(
            random,
            "a",
            1 + random.nextInt(6),
            1 + random.nextInt(6),
            1,
            1 + random.nextInt(6),
            random.nextDouble());
    assertThat(soupAgreesWithTheOracle(polygons)).isTrue();
  }

  @Property(tries = 1000)
  void oneLatticeOverAnother(@ForAll long seed) {
    Random random = new Random(seed);
    List<LoosePolygon> polygons =
        new ArrayList<>(
            Lattice.polygons(
                random,
                "a",
                1 + random.nextInt(4),
                1 + random.nextInt(4),
                4,
                1 + random.nextInt(4),
                random.nextDouble()));
    polygons.addAll(
        shifted(
            Lattice.polygons(
                random,
                "",
                1 + random.nextInt(3),
                1 + random.nextInt(3),
                1 + random.nextInt(4),
                1 + random.nextInt(3),
                random.nextDouble()),
            "b",
            random.nextInt(17) - 2,
            random.nextInt(17) - 2));
    Collections.shuffle(polygons, random);
    soupAgreesWithTheOracle(polygons);
    assertAllOverlapsAndGapsAreReported(polygons);
  }

  @Property(tries = 1000)
  void aLatticeWithOneThingChanged(@ForAll long seed) {
    Random random = new Random(seed);
    List<LoosePolygon> polygons =
        new ArrayList<>(
            Lattice.polygons(random, "a", 3, 3, 3, 1 + random.nextInt(5), random.nextDouble() / 2));
    if (!polygons.isEmpty()) {
      change(random, polygons, random.nextInt(polygons.size()));
    }
    soupAgreesWithTheOracle(polygons);
  }

  private static void change(Random random, List<LoosePolygon> polygons, int which) {
    List<double[]> rings = new ArrayList<>();
    polygons.get(which).rings().forEach(ring -> rings.add(Arrays.copyOf(ring, ring.length - 2)));
    double[] ring = rings.get(random.nextInt(rings.size()));
    int corner = 2 * random.nextInt(ring.length / 2);
    switch (random.nextInt(6)) {
      case 0 -> { // a corner moved
        ring[corner] += random.nextInt(7) - 3;
        ring[corner + 1] += random.nextInt(7) - 3;
      }
      case 1 -> // a hole forgotten, or the outline
          rings.remove(random.nextInt(rings.size()));
      case 2 -> // a hole anywhere
          rings.add(
              LoosePolygons.box(
                  random.nextInt(10) - 1, random.nextInt(10) - 1, 1 + random.nextInt(3), 1));
      case 3 -> // a ring twice
          rings.add(ring);
      case 4 -> // another polygon twice
          polygons.add(polygons.get(random.nextInt(polygons.size())));
      default -> { // two corners change places
        int other = 2 * random.nextInt(ring.length / 2);
        for (int i = 0; i < 2; i++) {
          double swap = ring[corner + i];
          ring[corner + i] = ring[other + i];
          ring[other + i] = swap;
        }
      }
    }
    polygons.set(which, polygon("changed", rings.toArray(double[][]::new)));
  }

  @Property(tries = 1000)
  void anyPolygons(@ForAll long seed) {
    Random random = new Random(seed);
    List<LoosePolygon> polygons = new ArrayList<>();
    int count = 1 + random.nextInt(5);
    for (int i = 0; i < count; i++) {
      double[][] rings = new double[random.nextInt(8) == 0 ? 2 : 1][];
      for (int k = 0; k < rings.length; k++) {
        rings[k] = random.doubles(2L * (2 + random.nextInt(5)), 0, 7).map(Math::floor).toArray();
      }
      polygons.add(polygon("p" + i, rings));
    }
    soupAgreesWithTheOracle(polygons);
  }

  @Property(tries = 1000)
  @Label("boxes within boxes, with and without holes for them")
  void boxesWithinBoxes(@ForAll long seed) {
    Random random = new Random(seed);
    List<LoosePolygon> polygons = new ArrayList<>();
    int depth = 1 + random.nextInt(6);
    for (int i = 0; i < depth; i++) {
      List<double[]> rings = new ArrayList<>();
      rings.add(LoosePolygons.box(i, i, 20 - 2 * i, 20 - 2 * i));
      if (random.nextInt(3) > 0) {
        int in = i + 1 + random.nextInt(2);
        rings.add(LoosePolygons.box(in, in, 20 - 2 * in, 20 - 2 * in));
      }
      if (random.nextInt(4) > 0) {
        polygons.add(polygon("b" + i, rings.toArray(double[][]::new)));
      }
    }
    Collections.shuffle(polygons, random);
    soupAgreesWithTheOracle(polygons);
  }

  /** Whether the polygons fit, said by both. */
  private static boolean soupAgreesWithTheOracle(List<LoosePolygon> polygons) {
    boolean fit = FitOracle.fit(polygons);
    Built built = Soup.build(polygons, Precision.STANDARD);
    assertThat(built.topology().isPresent()).as("a map from %s", written(polygons)).isEqualTo(fit);
    assertThat(built.faults().stream().allMatch(SoupSoundnessTest::isGap))
        .as("only gaps among the faults %s of %s", built.faults(), written(polygons))
        .isEqualTo(fit);
    built.topology().ifPresent(map -> assertIsPlane(map, polygons));
    return fit;
  }

  private static void assertAllOverlapsAndGapsAreReported(List<LoosePolygon> polygons) {
    List<Geometry> shapes =
        polygons.stream().map(each -> Shapes.of(each, Precision.STANDARD)).toList();
    double overlaps = 0;
    for (int i = 0; i < shapes.size(); i++) {
      for (int j = 0; j < i; j++) {
        overlaps +=
            OverlayNGRobust.overlay(shapes.get(i), shapes.get(j), OverlayNG.INTERSECTION).getArea();
      }
    }
    Geometry paper = Shapes.GEOMETRY.toGeometry(new Envelope(-100, 100, -100, 100));
    Geometry open =
        shapes.isEmpty()
            ? paper
            : OverlayNGRobust.overlay(paper, OverlayNGRobust.union(shapes), OverlayNG.DIFFERENCE);
    double gaps =
        Shapes.polygons(open).stream()
            .filter(part -> !part.getEnvelopeInternal().equals(paper.getEnvelopeInternal()))
            .mapToDouble(Polygon::getArea)
            .sum();
    List<Fault> faults = Soup.build(polygons, Precision.STANDARD).faults();
    assertThat(
            faults.stream()
                .filter(fault -> fault.kind() == Fault.Kind.OVERLAP)
                .mapToDouble(Fault::size)
                .sum())
        .as("overlaps of %s", written(polygons))
        .isCloseTo(overlaps, within(1e-6));
    assertThat(faults.stream().filter(SoupSoundnessTest::isGap).mapToDouble(Fault::size).sum())
        .as("gaps of %s", written(polygons))
        .isCloseTo(gaps, within(1e-6));
  }

  private static boolean isGap(Fault fault) {
    return fault.kind() == Fault.Kind.GAP || fault.kind() == Fault.Kind.SLIVER;
  }

  private static void assertIsPlane(Topology map, List<LoosePolygon> polygons) {
    assertThat(SubdivisionCheck.run(map)).as(() -> written(polygons)).isEmpty();
    double sum = 0;
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE) {
        Polygon shape = FaceShape.polygon(map, face.id());
        assertThat(shape.isValid()).as("%s of %s", shape, written(polygons)).isTrue();
        sum += shape.getArea();
      }
      if (face.id() > 0 && face.id() <= polygons.size()) {
        assertThat(map.area(face.id()))
            .isEqualTo(Shapes.of(polygons.get(face.id() - 1), Precision.STANDARD).getArea());
      }
    }
    assertThat(sum).isEqualTo(-map.area(Face.OUTSIDE));
  }

  private static String written(List<LoosePolygon> polygons) {
    StringBuilder text = new StringBuilder();
    for (LoosePolygon polygon : polygons) {
      text.append('\n').append(polygon.name());
      polygon.rings().forEach(ring -> text.append(' ').append(Arrays.toString(ring)));
    }
    return text.toString();
  }
}
