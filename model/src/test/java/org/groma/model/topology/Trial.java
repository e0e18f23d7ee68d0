package org.groma.model.topology;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.groma.model.topology.Ruling.Legal;
import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/** Applies an edit and checks all that must hold after any edit, whatever came of it. */
public final class Trial {

  private record Segment(Coordinate from, Coordinate to) {}

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private Trial() {}

  /** The map after an edit that must be legal. */
  public static Topology legal(Topology map, MapEdit edit) {
    Ruling ruling = apply(map, edit);
    assertThat(ruling).as("%s", edit).isInstanceOf(Legal.class);
    return ((Legal) ruling).map();
  }

  static Touched touched(Topology map, MapEdit edit) {
    return ((Legal) apply(map, edit)).touched();
  }

  /** The refusal of an edit that must be refused. */
  static Refused refused(Topology map, MapEdit edit) {
    Ruling ruling = apply(map, edit);
    assertThat(ruling).as("%s", edit).isInstanceOf(Refused.class);
    return (Refused) ruling;
  }

  static Ruling apply(Topology map, MapEdit edit) {
    int before = fingerprint(map);
    Ruling ruling = edit.apply(map);
    assertThat(fingerprint(map)).as("the map before the edit").isEqualTo(before);
    isTheSameOnAMapReadBack(map, edit, ruling);
    switch (ruling) {
      case Legal(Topology after, Touched touched) -> {
        holds(after);
        accountsForAll(map, after, touched);
        doesWhatItSays(map, edit, after);
      }
      case Refused refused -> {
        assertThat(refused.reason()).endsWith(".");
        assertThat(refused.at().isValid()).as("%s", refused).isTrue();
      }
    }
    return ruling;
  }

  /** What is true of every map. */
  static void holds(Topology map) {
    assertThat(SubdivisionCheck.run(map)).isEmpty();
    assertThat(Contacts.among(map.arcs())).isEmpty();
    areasAddUp(map);
    isWhatAssemblyMakesOfItsParts(map);
    isWhatPolygonizingMakesOfItsArcs(map);
  }

  private static void areasAddUp(Topology map) {
    double whole = -map.area(Face.OUTSIDE);
    double sum = 0;
    for (Face face : map.faces()) {
      sum += face.id() == Face.OUTSIDE ? 0 : map.area(face.id());
    }
    assertThat(Math.abs(sum - whole)).isLessThanOrEqualTo(1e-9 * whole);
  }

  /** Rings and stars kept up to date by edits are those derived from nothing. */
  private static void isWhatAssemblyMakesOfItsParts(Topology map) {
    Topology again = reassembled(map);
    if (!again.equals(map) || fingerprint(again) != fingerprint(map)) {
      assertThat(print(again)).isEqualTo(print(map));
    }
  }

  /** A journal is replayed on the map as it was saved, not on the one it was written with. */
  private static void isTheSameOnAMapReadBack(Topology map, MapEdit edit, Ruling ruling) {
    switch (edit.apply(reassembled(map))) {
      case Legal(Topology after, Touched _) ->
          assertThat(fingerprint(after)).isEqualTo(fingerprint(((Legal) ruling).map()));
      case Refused refused -> assertThat(refused).isEqualTo(ruling);
    }
  }

  static Topology reassembled(Topology map) {
    List<Assembly.Junction> nodes = new ArrayList<>();
    map.forEachNode(
        id -> nodes.add(new Assembly.Junction(id, map.nodePoint(id).x, map.nodePoint(id).y)));
    List<Arc> arcs = new ArrayList<>();
    map.arcs().forEach(arcs::add);
    List<Assembly.Region> faces = new ArrayList<>();
    map.faces().forEach(face -> faces.add(new Assembly.Region(face.id(), face.use())));
    return ((Assembly.Whole) Assembly.of(map.precision(), nodes, arcs, faces)).topology();
  }

  /** JTS, asked for the polygons between our arcs, finds our faces and no others. */
  private static void isWhatPolygonizingMakesOfItsArcs(Topology map) {
    Polygonizer polygonizer = new Polygonizer();
    Map<Segment, Integer> leftOf = new HashMap<>();
    for (Arc arc : map.arcs()) {
      Coordinate[] points = arc.line().coordinates();
      polygonizer.add(GEOMETRY.createLineString(points));
      for (int i = 1; i < points.length; i++) {
        leftOf.put(new Segment(points[i - 1], points[i]), arc.left());
        leftOf.put(new Segment(points[i], points[i - 1]), arc.right());
      }
    }
    NavigableSet<Integer> found = new TreeSet<>();
    for (Object each : polygonizer.getPolygons()) {
      Polygon polygon = (Polygon) each;
      Coordinate[] shell = polygon.getExteriorRing().getCoordinates();
      boolean leftIsInside = Orientation.isCCW(shell);
      int face =
          leftOf.get(
              leftIsInside ? new Segment(shell[0], shell[1]) : new Segment(shell[1], shell[0]));
      assertThat(found.add(face)).as("face %s once", face).isTrue();
      assertThat(map.area(face)).isCloseTo(polygon.getArea(), within(map));
      assertThat(FaceShape.polygon(map, face).equalsNorm(polygon)).as("face %s", face).isTrue();
    }
    List<Integer> bounded = new ArrayList<>();
    map.faces().forEach(face -> bounded.add(face.id()));
    bounded.remove(Integer.valueOf(Face.OUTSIDE));
    assertThat(found).containsExactlyElementsOf(bounded);
  }

  private static Offset<Double> within(Topology map) {
    return offset(1e-9 * Math.max(1, -map.area(Face.OUTSIDE)));
  }

  /** Areas tell whether an edit did what it says; the grid may bend borders by a step. */
  private static void doesWhatItSays(Topology before, MapEdit edit, Topology after) {
    double step = 4 * before.precision().step();
    switch (edit) {
      case MergeFaces(int into, int other) ->
          assertThat(after.area(into))
              .isCloseTo(before.area(into) + before.area(other), within(before));
      case SplitFace(int face, _, _) -> {
        double sum = 0;
        for (Face piece : after.faces()) {
          double area = after.area(piece.id());
          if (piece.id() == face || !before.hasFace(piece.id())) {
            sum += area;
          } else if (piece.id() != Face.OUTSIDE) {
            assertThat(area)
                .isCloseTo(before.area(piece.id()), offset(step * length(after, piece)));
          }
        }
        assertThat(sum)
            .isCloseTo(before.area(face), offset(step * length(before, before.face(face))));
      }
      case DrawFace(List<Point> outline, _, Stays stays) -> {
        for (Face face : before.faces()) {
          if (stays.keeps(face)) {
            KeptShape.assertKept(FaceShape.polygon(before, face.id()), after, face.id());
          }
        }
        Polygon polygon = polygon(outline);
        double slack = step * polygon.getLength();
        if (stays == Stays.NOTHING && polygon.getArea() > 2 * slack) {
          Coordinate inside = polygon.getInteriorPoint().getCoordinate();
          int face = after.faceAt(inside.x, inside.y).orElseThrow().id();
          assertThat(after.area(face)).isCloseTo(polygon.getArea(), offset(slack));
        }
      }
      default -> {} // its own tests tell
    }
  }

  /** The ground within an outline. */
  static Polygon polygon(List<Point> outline) {
    return GEOMETRY.createPolygon(
        Stream.concat(outline.stream(), Stream.of(outline.getFirst()))
            .map(Point::coordinate)
            .toArray(Coordinate[]::new));
  }

  private static double length(Topology map, Face face) {
    return face.halves().mapToDouble(half -> map.line(half).length()).sum();
  }

  /** Whatever differs is named, and nothing is named that neither map has. */
  private static void accountsForAll(Topology before, Topology after, Touched touched) {
    NavigableSet<Integer> arcs = differing(before.arcChunks(), after.arcChunks(), Arc::equals);
    assertThat(touched.arcs()).containsAll(arcs);
    NavigableSet<Integer> faces =
        differing(before.faceChunks(), after.faceChunks(), (a, b) -> sameFace(before, a, after, b));
    assertThat(touched.faces()).containsAll(faces);
    assertThat(touched.arcs()).allMatch(arc -> before.hasArc(arc) || after.hasArc(arc));
    assertThat(touched.faces()).allMatch(face -> before.hasFace(face) || after.hasFace(face));
  }

  /** All that can be seen of a face: use, rings, the arcs along them and so who lives across. */
  private static boolean sameFace(Topology before, Face a, Topology after, Face b) {
    return a.use().equals(b.use())
        && Arrays.deepEquals(a.rings(), b.rings())
        && a.halves().map(Half::arc).allMatch(arc -> before.arc(arc).equals(after.arc(arc)));
  }

  private static <T> NavigableSet<Integer> differing(
      Chunks<T> before, Chunks<T> after, BiPredicate<T, T> same) {
    NavigableSet<Integer> found = new TreeSet<>();
    for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
      T a = before.get(i);
      T b = after.get(i);
      if (a == null ? b != null : b == null || !same.test(a, b)) {
        found.add(i);
      }
    }
    return found;
  }

  /** A number that changes with anything in a map, derived parts included. */
  static int fingerprint(Topology map) {
    int hash = 0;
    for (Node node : map.nodeChunks()) {
      hash = 31 * hash + Objects.hash(node.id(), node.x(), node.y(), Arrays.hashCode(node.star()));
    }
    for (Arc arc : map.arcs()) {
      hash = 31 * hash + arc.hashCode();
    }
    for (Face face : map.faces()) {
      hash = 31 * hash + Objects.hash(face.id(), face.use(), Arrays.deepHashCode(face.rings()));
    }
    return hash;
  }

  /** The same in full, for people. */
  static String print(Topology map) {
    return "nodes\n"
        + lines(map.nodeChunks().size(), map.nodeChunks()::get, Trial::print)
        + "arcs\n"
        + lines(map.arcChunks().size(), map.arcChunks()::get, Arc::toString)
        + "faces\n"
        + lines(
            map.faceChunks().size(),
            map.faceChunks()::get,
            face -> face.id() + " " + face.use() + " " + Arrays.deepToString(face.rings()));
  }

  private static String print(Node node) {
    return node.id() + " " + node.x() + " " + node.y() + " " + Arrays.toString(node.star());
  }

  private static <T> String lines(int size, IntFunction<T> get, Function<T, String> print) {
    return IntStream.range(0, size)
        .mapToObj(get)
        .filter(Objects::nonNull)
        .map(print)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
