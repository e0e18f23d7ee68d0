package org.groma.model.topology;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/**
 * The full check that a topology is a valid subdivision, point by point as the package comment
 * defines it. Edits do not need it, since each keeps the map valid by looking at its neighbourhood;
 * files from disk and tests do.
 */
public final class SubdivisionCheck {

  private final Topology map;
  private final List<Fault> faults = new ArrayList<>();

  private SubdivisionCheck(Topology map) {
    this.map = map;
  }

  /** All faults; none if the map is valid. */
  public static List<Fault> run(Topology map) {
    SubdivisionCheck check = new SubdivisionCheck(map);
    check.contacts();
    check.rings();
    check.euler();
    return List.copyOf(check.faults);
  }

  private void contacts() {
    for (Contacts.Found found : Contacts.among(map.arcs())) {
      String message =
          found.a().id() == found.b().id()
              ? String.format(Locale.ROOT, "Arc %d crosses or touches itself.", found.a().id())
              : String.format(
                  Locale.ROOT, "Arcs %d and %d cross or touch.", found.a().id(), found.b().id());
      add(Fault.Kind.CROSSING, message, found.at());
    }
  }

  private void rings() {
    int halves = 0;
    for (Face face : map.faces()) {
      for (int i = 0; i < face.rings().length; i++) {
        int[] ring = face.rings()[i];
        halves += ring.length;
        walk(face, ring);
        boolean outer = face.id() != Face.OUTSIDE && i == 0;
        if (map.shoelace(ring) > 0 != outer) {
          add(
              Fault.Kind.INCONSISTENT,
              "A ring of face " + face.id() + " runs the wrong way round.",
              start(ring));
        } else if (!outer && face.id() != Face.OUTSIDE && !inside(face.rings()[0], ring)) {
          add(
              Fault.Kind.INCONSISTENT,
              "A hole of face " + face.id() + " does not lie inside the face.",
              start(ring));
        }
      }
      if (face.id() != Face.OUTSIDE && face.rings().length == 0) {
        add(Fault.Kind.INCONSISTENT, "Face " + face.id() + " has no border.", new Coordinate());
      }
    }
    if (halves != 2 * map.arcCount()) {
      add(Fault.Kind.INCONSISTENT, "Not every side of every arc is in a ring.", new Coordinate());
    }
  }

  private void walk(Face face, int[] ring) {
    for (int i = 0; i < ring.length; i++) {
      int half = ring[i];
      int following = ring[(i + 1) % ring.length];
      if (map.left(half) != face.id() || map.origin(Half.twin(half)) != map.origin(following)) {
        add(
            Fault.Kind.INCONSISTENT,
            "A ring of face " + face.id() + " is not closed.",
            start(ring));
        return;
      }
    }
  }

  private boolean inside(int[] outer, int[] hole) {
    for (int half : hole) {
      Line line = map.line(half);
      for (int i = 0; i < line.size(); i++) {
        int location = PointLocation.locate(map, outer, line.point(i));
        if (location != Location.BOUNDARY) {
          return location == Location.INTERIOR;
        }
      }
    }
    return false;
  }

  /** Nodes − arcs + rings = 2 × components, which holds only for a drawing without crossings. */
  private void euler() {
    int rings = 0;
    for (Face face : map.faces()) {
      rings += face.rings().length;
    }
    int components = components();
    if (map.nodeCount() - map.arcCount() + rings != 2 * components) {
      add(
          Fault.Kind.INCONSISTENT,
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

  private void add(Fault.Kind kind, String message, Coordinate at) {
    faults.add(new Fault(kind, message, at, 0, List.of()));
  }
}
