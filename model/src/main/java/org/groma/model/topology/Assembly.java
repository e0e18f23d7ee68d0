package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;

/**
 * Puts a topology together from its stored parts: nodes, arcs with the faces on their sides, and
 * the uses of faces. Stars and rings are derived here. The result is either whole, and then valid
 * in the sense of the package comment, or broken with every fault that was found.
 */
public final class Assembly {

  /** A stored node. */
  public record Junction(int id, double x, double y) {}

  /** A stored face. */
  public record Region(int id, Use use) {}

  /** What came of it. */
  public sealed interface Result permits Whole, Broken {}

  /** A valid topology. */
  public record Whole(Topology topology) implements Result {}

  /** The parts do not make a topology. */
  public record Broken(List<Fault> faults) implements Result {}

  private static final int LARGEST_NUMBER = 9_999_999;

  private final List<Fault> faults = new ArrayList<>();
  private final List<Mismatch> mismatches = new ArrayList<>();
  private Node[] nodes = {};
  private Arc[] arcs = {};
  private Face[] faces = {};

  private Assembly() {}

  public static Result of(
      Precision precision, List<Junction> nodes, List<Arc> arcs, List<Region> faces) {
    Assembly assembly = new Assembly();
    assembly.take(precision, nodes, arcs, faces);
    if (!assembly.faults.isEmpty()) {
      return new Broken(List.copyOf(assembly.faults));
    }
    Topology topology = assembly.build(precision);
    List<Fault> faults =
        assembly.faults.isEmpty() ? SubdivisionCheck.run(topology) : List.copyOf(assembly.faults);
    return faults.isEmpty() ? new Whole(topology) : new Broken(faults);
  }

  /**
   * Sides of arcs that do not agree: going round one face leads along the side of another.
   *
   * @param face the face that was walked round
   * @param other whose side was come upon
   */
  public record Mismatch(int face, int other, Coordinate at) {}

  /**
   * Arcs walked into rings, not checked for crossings.
   *
   * @param topology a topology if there are no mismatches and no crossings; bounded space that no
   *     polygon claimed has become unassigned faces
   */
  public record Walked(Topology topology, List<Mismatch> mismatches) {}

  /**
   * Derives stars and rings of arcs that were just made from polygons.
   *
   * @param uses the uses of faces 1, 2, …; a side that nobody claimed is given as face 0
   */
  public static Walked walk(
      Precision precision, List<Junction> nodes, List<Arc> arcs, List<Use> uses) {
    Assembly assembly = new Assembly();
    assembly.nodes = new Node[nodes.size()];
    for (Junction node : nodes) {
      assembly.nodes[node.id()] = new Node(node.id(), node.x(), node.y(), new int[0]);
    }
    assembly.arcs = arcs.toArray(Arc[]::new);
    assembly.faces = new Face[uses.size() + 1];
    assembly.faces[Face.OUTSIDE] = new Face(Face.OUTSIDE, Use.None.UNASSIGNED, new int[0][]);
    for (int i = 0; i < uses.size(); i++) {
      assembly.faces[i + 1] = new Face(i + 1, uses.get(i), new int[0][]);
    }
    Topology topology = assembly.build(precision);
    if (!assembly.mismatches.isEmpty()) {
      return new Walked(topology, List.copyOf(assembly.mismatches));
    }
    Draft draft = new Draft(topology);
    Regions.resolve(draft, List.of(Face.OUTSIDE));
    return new Walked(draft.freeze(), List.of());
  }

  private void take(
      Precision precision, List<Junction> junctions, List<Arc> lines, List<Region> regions) {
    numbered("Node", junctions.stream().mapToInt(Junction::id));
    numbered("Arc", lines.stream().mapToInt(Arc::id));
    numbered("Face", regions.stream().mapToInt(Region::id));
    if (!faults.isEmpty()) {
      return;
    }
    nodes = new Node[1 + junctions.stream().mapToInt(Junction::id).max().orElse(-1)];
    for (Junction junction : junctions) {
      if (nodes[junction.id()] != null) {
        inconsistent(
            new Coordinate(junction.x(), junction.y()),
            "Node " + junction.id() + " is listed twice.");
      }
      nodes[junction.id()] =
          new Node(junction.id(), junction.x() + 0.0, junction.y() + 0.0, new int[0]);
    }
    faces = new Face[1 + regions.stream().mapToInt(Region::id).max().orElse(0)];
    for (Region region : regions) {
      if (faces[region.id()] != null) {
        inconsistent(new Coordinate(), "Face " + region.id() + " is listed twice.");
      }
      faces[region.id()] = new Face(region.id(), region.use(), new int[0][]);
    }
    if (faces[Face.OUTSIDE] != null && faces[Face.OUTSIDE].use() != Use.None.UNASSIGNED) {
      inconsistent(
          new Coordinate(), "Face 0 is the space around the map, which cannot be given a use.");
    }
    faces[Face.OUTSIDE] = new Face(Face.OUTSIDE, Use.None.UNASSIGNED, new int[0][]);
    arcs = new Arc[1 + lines.stream().mapToInt(Arc::id).max().orElse(-1)];
    for (Arc arc : lines) {
      if (arcs[arc.id()] != null) {
        inconsistent(arc.line().point(0), "Arc " + arc.id() + " is listed twice.");
      }
      arcs[arc.id()] = arc;
      check(precision, arc);
    }
  }

  /** Numbers are places in an array: none below zero, none that would make it absurdly long. */
  private void numbered(String what, IntStream ids) {
    ids.filter(id -> id < 0 || id > LARGEST_NUMBER)
        .forEach(id ->
            inconsistent(
                new Coordinate(),
                what + " " + id + " is no number: they run from 0 to " + LARGEST_NUMBER + "."));
  }

  private void check(Precision precision, Arc arc) {
    Line line = arc.line();
    for (int i = 0; i < line.size(); i++) {
      if (!Precision.isInRange(line.x(i)) || !Precision.isInRange(line.y(i))) {
        fault(
            Fault.Kind.BAD_COORDINATE,
            line.point(i),
            "Arc "
                + arc.id()
                + " has a point off the map: coordinates lie between -"
                + (long) Precision.LARGEST
                + " and "
                + (long) Precision.LARGEST
                + ".");
        return;
      }
      if (!precision.isOnGrid(line.x(i)) || !precision.isOnGrid(line.y(i))) {
        fault(
            Fault.Kind.BAD_COORDINATE,
            line.point(i),
            "Arc "
                + arc.id()
                + " has a point with more than "
                + precision.digits()
                + " digits after the point.");
        return;
      }
      if (i > 0 && line.x(i) == line.x(i - 1) && line.y(i) == line.y(i - 1)) {
        inconsistent(
            line.point(i), "Arc " + arc.id() + " has the same point twice, one after the other.");
      }
    }
    end(arc, arc.from(), line.point(0), "starts");
    end(arc, arc.to(), line.point(line.last()), "ends");
    for (int face : new int[] {arc.left(), arc.right()}) {
      if (face < 0 || face >= faces.length || faces[face] == null) {
        inconsistent(
            line.middle(),
            "Arc " + arc.id() + " borders on face " + face + ", which is not listed.");
      }
    }
    if (arc.left() == arc.right()) {
      inconsistent(
          line.middle(), "Arc " + arc.id() + " has face " + arc.left() + " on both sides.");
    }
    if (arc.isClosed() && line.size() < 4) {
      inconsistent(
          line.point(0), "Arc " + arc.id() + " is closed but has fewer than three corners.");
    }
  }

  private void end(Arc arc, int node, Coordinate at, String verb) {
    if (node < 0 || node >= nodes.length || nodes[node] == null) {
      inconsistent(
          at, "Arc " + arc.id() + " " + verb + " at node " + node + ", which is not listed.");
    } else if (nodes[node].x() != at.x || nodes[node].y() != at.y) {
      inconsistent(
          at, "Arc " + arc.id() + " " + verb + " at node " + node + ", but not at its place.");
    }
  }

  private Topology build(Precision precision) {
    stars();
    rings();
    return new Topology(
        precision,
        Chunks.of(Arrays.asList(nodes)),
        Chunks.of(Arrays.asList(arcs)),
        Chunks.of(Arrays.asList(faces)),
        new FacesByPlace());
  }

  private void stars() {
    int[] degree = new int[nodes.length];
    for (Arc arc : arcs) {
      if (arc != null) {
        degree[arc.from()]++;
        degree[arc.to()]++;
      }
    }
    int[][] stars = new int[nodes.length][];
    for (int i = 0; i < stars.length; i++) {
      stars[i] = new int[degree[i]];
    }
    for (Arc arc : arcs) {
      if (arc != null) {
        stars[arc.from()][--degree[arc.from()]] = Half.forward(arc.id());
        stars[arc.to()][--degree[arc.to()]] = Half.backward(arc.id());
      }
    }
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] != null) {
        nodes[i] = nodes[i].withStar(sorted(nodes[i], stars[i]));
        if (stars[i].length == 0) {
          inconsistent(nodes[i].point(), "No arc meets node " + i + ".");
        }
      }
    }
  }

  private int[] sorted(Node node, int[] star) {
    Coordinate centre = node.point();
    // insertion sort: nearly all nodes have three arcs
    for (int i = 1; i < star.length; i++) {
      for (int j = i; j > 0 && before(centre, star[j], star[j - 1]); j--) {
        int swap = star[j];
        star[j] = star[j - 1];
        star[j - 1] = swap;
      }
    }
    return star;
  }

  private boolean before(Coordinate centre, int a, int b) {
    int byAngle = Star.compare(centre, direction(a), direction(b));
    return byAngle != 0 ? byAngle < 0 : a < b;
  }

  private Coordinate direction(int half) {
    Line line = arcs[Half.arc(half)].line();
    return Half.isForward(half) ? line.point(1) : line.point(line.last() - 1);
  }

  private void rings() {
    boolean[] walked = new boolean[arcs.length * 2];
    List<List<int[]>> rings = new ArrayList<>();
    for (int i = 0; i < faces.length; i++) {
      rings.add(new ArrayList<>(1));
    }
    int[] buffer = new int[16];
    for (int start = 0; start < walked.length; start++) {
      if (walked[start] || arcs[Half.arc(start)] == null) {
        continue;
      }
      int face = left(start);
      int n = 0;
      int half = start;
      do {
        if (left(half) != face) {
          Coordinate at = arcs[Half.arc(half)].line().middle();
          mismatches.add(new Mismatch(face, left(half), at));
          inconsistent(
              at,
              "Going round face "
                  + face
                  + " leads to arc "
                  + Half.arc(half)
                  + ", which says that it borders on face "
                  + left(half)
                  + ".");
        }
        if (n == buffer.length) {
          buffer = Arrays.copyOf(buffer, 2 * n);
        }
        buffer[n++] = half;
        walked[half] = true;
        half = next(half);
      } while (half != start);
      rings.get(face).add(Arrays.copyOf(buffer, n));
    }
    for (Face face : faces) {
      if (face != null) {
        faces[face.id()] =
            new Face(face.id(), face.use(), ordered(face.id(), rings.get(face.id())));
      }
    }
  }

  /** The outer ring first. */
  private int[][] ordered(int face, List<int[]> rings) {
    if (face == Face.OUTSIDE) {
      return rings.toArray(int[][]::new);
    }
    List<int[]> outer =
        rings.size() == 1
            ? rings
            : rings.stream().filter(ring -> Ring.turn(ring, id -> arcs[id]) > 0).toList();
    if (outer.isEmpty() || rings.isEmpty()) {
      inconsistent(new Coordinate(), "Face " + face + " has no border around it.");
      return rings.toArray(int[][]::new);
    }
    if (outer.size() > 1) {
      int[] second = outer.get(1);
      inconsistent(
          arcs[Half.arc(second[0])].line().middle(),
          "Face " + face + " lies in " + outer.size() + " pieces.");
    }
    List<int[]> outerFirst = new ArrayList<>(rings.size());
    outerFirst.add(outer.getFirst());
    rings.stream().filter(ring -> ring[0] != outer.getFirst()[0]).forEach(outerFirst::add);
    return outerFirst.toArray(int[][]::new);
  }

  private int left(int half) {
    Arc arc = arcs[Half.arc(half)];
    return Half.isForward(half) ? arc.left() : arc.right();
  }

  private int next(int half) {
    int back = Half.twin(half);
    Arc arc = arcs[Half.arc(back)];
    Node node = nodes[Half.isForward(back) ? arc.from() : arc.to()];
    int i = node.indexOf(back);
    return node.star()[i == 0 ? node.degree() - 1 : i - 1];
  }

  private void inconsistent(Coordinate at, String message) {
    fault(Fault.Kind.INCONSISTENT, at, message);
  }

  private void fault(Fault.Kind kind, Coordinate at, String message) {
    faults.add(new Fault(kind, message, at, 0, List.of()));
  }
}
