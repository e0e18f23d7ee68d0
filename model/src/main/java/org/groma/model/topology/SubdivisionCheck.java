package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * The full check that a topology is a valid subdivision, point by point as the package comment
 * defines it, and that what is derived (stars, rings) is what the arcs say. Edits do not need it,
 * since each keeps the map valid by looking at its neighbourhood; files from disk and tests do.
 */
public final class SubdivisionCheck {

  /** Of a map that is broken all over, so many tell as much as all. */
  private static final int MOST_CONTACTS = 10_000;

  private final Topology map;
  private final List<Fault> faults = new ArrayList<>();

  private SubdivisionCheck(Topology map) {
    this.map = map;
  }

  /** All faults; none if the map is valid. */
  public static List<Fault> run(Topology map) {
    SubdivisionCheck check = new SubdivisionCheck(map);
    check.points();
    check.stars();
    if (check.faults.isEmpty()) { // the rest stands on these
      check.rings();
      check.euler();
      check.contacts();
    }
    return List.copyOf(check.faults);
  }

  /** Every point on the grid and unlike the one before it, the ends at their nodes. */
  private void points() {
    for (Arc arc : map.arcs()) {
      Line line = arc.line();
      for (int i = 0; i < line.size(); i++) {
        if (!isOnGrid(line.x(i)) || !isOnGrid(line.y(i))) {
          add(
              Fault.Kind.BAD_COORDINATE,
              "Arc " + arc.id() + " has a point that is not on the grid.",
              line.point(i));
        }
        if (i > 0 && line.x(i) == line.x(i - 1) && line.y(i) == line.y(i - 1)) {
          inconsistent("Arc " + arc.id() + " has the same point twice.", line.point(i));
        }
      }
      end(arc, arc.from(), line.point(0));
      end(arc, arc.to(), line.point(line.last()));
      if (arc.left() == arc.right() || !map.hasFace(arc.left()) || !map.hasFace(arc.right())) {
        inconsistent("Arc " + arc.id() + " lies between no two faces.", line.middle());
      }
    }
  }

  private boolean isOnGrid(double value) {
    return Precision.isInRange(value) && map.precision().isOnGrid(value);
  }

  private void end(Arc arc, int node, Coordinate at) {
    if (!map.hasNode(node) || !map.nodePoint(node).equals2D(at)) {
      inconsistent("Arc " + arc.id() + " does not end at node " + node + ".", at);
    }
  }

  /** Every node has the half-edges that leave it, and has them in order. */
  private void stars() {
    int[] degrees = new int[map.nodeChunks().size()];
    for (Arc arc : map.arcs()) {
      degrees[arc.from()]++;
      degrees[arc.to()]++;
    }
    for (Node node : map.nodeChunks()) {
      boolean leaves =
          Arrays.stream(node.star())
              .allMatch(half -> map.hasArc(Half.arc(half)) && map.origin(half) == node.id());
      long different = Arrays.stream(node.star()).distinct().count();
      if (!leaves || different != node.degree() || node.degree() != degrees[node.id()]) {
        inconsistent("Node " + node.id() + " does not have the arcs that end there.", node.point());
      } else if (node.degree() == 0) {
        inconsistent("No arc meets node " + node.id() + ".", node.point());
      } else if (!isInOrder(node)) {
        inconsistent("The arcs round node " + node.id() + " are out of order.", node.point());
      }
    }
  }

  private boolean isInOrder(Node node) {
    for (int i = 1; i < node.degree(); i++) {
      if (Star.compare(node.point(), heading(node.star()[i - 1]), heading(node.star()[i])) >= 0) {
        return false;
      }
    }
    return true;
  }

  private Coordinate heading(int half) {
    Line line = map.arc(Half.arc(half)).line();
    return line.point(Half.isForward(half) ? 1 : line.last() - 1);
  }

  /**
   * Where all rings are as they should be, looking for contacts round each face is enough to know
   * that there are none; only a broken map is searched as a whole.
   */
  private void contacts() {
    if (faults.isEmpty() && Contacts.roundFaces(map).isEmpty()) {
      return;
    }
    for (Contacts.Found found : Contacts.among(map.arcs(), MOST_CONTACTS)) {
      String message =
          found.a().id() == found.b().id()
              ? String.format(Locale.ROOT, "Arc %d crosses or touches itself.", found.a().id())
              : String.format(
                  Locale.ROOT, "Arcs %d and %d cross or touch.", found.a().id(), found.b().id());
      add(Fault.Kind.CROSSING, message, found.at());
    }
  }

  private void rings() {
    boolean[] walked = new boolean[2 * map.arcChunks().size()];
    int halves = 0;
    for (Face face : map.faces()) {
      int[][] rings = face.rings();
      for (int i = 0; i < rings.length; i++) {
        for (int half : rings[i]) {
          halves += walked[half] ? 0 : 1;
          walked[half] = true;
        }
        walk(face, rings[i]);
        boolean outer = face.id() != Face.OUTSIDE && i == 0;
        if (Ring.turn(rings[i], map::arc) != (outer ? 1 : -1)) {
          inconsistent(
              "A ring of face " + face.id() + " runs the wrong way round.", start(rings[i]));
        } else if (!outer
            && face.id() != Face.OUTSIDE
            && !Ring.isInside(rings[i], rings[0], map::arc)) {
          inconsistent(
              "A hole of face " + face.id() + " does not lie inside the face.", start(rings[i]));
        }
      }
      holesApart(face);
      if (face.id() != Face.OUTSIDE && rings.length == 0) {
        inconsistent("Face " + face.id() + " has no border.", new Coordinate());
      }
    }
    if (halves != 2 * map.arcCount()) {
      inconsistent("Not every side of every arc is in a ring.", new Coordinate());
    }
  }

  private void walk(Face face, int[] ring) {
    for (int i = 0; i < ring.length; i++) {
      int half = ring[i];
      if (map.left(half) != face.id() || next(half) != ring[(i + 1) % ring.length]) {
        inconsistent("A ring of face " + face.id() + " is not closed.", start(ring));
        return;
      }
    }
  }

  private int next(int half) {
    int back = Half.twin(half);
    Node node = map.node(map.origin(back));
    int i = node.indexOf(back);
    return node.star()[i == 0 ? node.degree() - 1 : i - 1];
  }

  /** A hole in a hole would lie in whatever face fills the outer one. */
  private void holesApart(Face face) {
    int first = face.id() == Face.OUTSIDE ? 0 : 1;
    int[][] rings = face.rings();
    if (rings.length - first < 2) {
      return;
    }
    Envelope[] boxes = new Envelope[rings.length];
    for (int i = first; i < rings.length; i++) {
      boxes[i] = Ring.envelope(rings[i], map::arc);
    }
    for (int i = first; i < rings.length; i++) {
      for (int j = first; j < rings.length; j++) {
        if (i != j && boxes[i].contains(boxes[j]) && Ring.isInside(rings[j], rings[i], map::arc)) {
          inconsistent(
              "A hole of face " + face.id() + " lies inside another one.", start(rings[j]));
        }
      }
    }
  }

  /** Nodes − arcs + rings = 2 × components, which holds only for a drawing without crossings. */
  private void euler() {
    int rings = 0;
    for (Face face : map.faces()) {
      rings += face.rings().length;
    }
    int components = components();
    if (map.nodeCount() - map.arcCount() + rings != 2 * components) {
      inconsistent(
          String.format(
              Locale.ROOT,
              "Euler's relation fails: %d nodes, %d arcs, %d rings, %d components.",
              map.nodeCount(),
              map.arcCount(),
              rings,
              components),
          new Coordinate());
    }
  }

  private int components() {
    int[] parent = new int[map.nodeChunks().size()];
    int[] count = {0};
    map.forEachNode(id -> {
      parent[id] = id;
      count[0]++;
    });
    for (Arc arc : map.arcs()) {
      int a = root(parent, arc.from());
      int b = root(parent, arc.to());
      if (a != b) {
        parent[a] = b;
        count[0]--;
      }
    }
    return count[0];
  }

  private static int root(int[] parent, int node) {
    int at = node;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  private Coordinate start(int[] ring) {
    return map.line(ring[0]).point(0);
  }

  private void inconsistent(String message, Coordinate at) {
    add(Fault.Kind.INCONSISTENT, message, at);
  }

  private void add(Fault.Kind kind, String message, Coordinate at) {
    faults.add(new Fault(kind, message, at, 0, List.of()));
  }
}
