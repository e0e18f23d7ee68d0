package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;

/**
 * A map that was drawn anew, with the numbers of the map before it: what stayed where it was keeps
 * its number and direction, and so does a border that was only bent. So files differ only where the
 * drawing does, and what was said of a border or a face is still said of the same one. What is new
 * gets numbers that nothing had.
 */
public final class KeptNumbers {

  /**
   * An arc of the map before that goes on as one of the new map.
   *
   * @param old null where there is none
   */
  private record Match(Arc old, boolean turned) {}

  /**
   * From which node to which an arc runs, and between which faces; in numbers of the map before.
   */
  private record Course(int from, int to, int left, int right) {
    Course turned() {
      return new Course(to, from, right, left);
    }

    Arc arc(int id, Line line, Border border) {
      return new Arc(id, from, to, left, right, line, border);
    }
  }

  /** A new face and an old one with borders in common. */
  private record Kinship(int drawn, int old) {}

  private final Topology before;
  private final Topology drawn;

  /** By the arcs of the new map; those that run as before. */
  private final Map<Integer, Match> matches = new HashMap<>();

  private KeptNumbers(Topology before, Topology drawn) {
    this.before = before;
    this.drawn = drawn;
  }

  /** The new map; the map before itself if it is the same drawing. */
  public static Topology in(Topology drawn, Topology before) {
    KeptNumbers numbers = new KeptNumbers(before, drawn);
    numbers.match();
    if (numbers.matches.isEmpty()) {
      return drawn;
    }
    Topology kept = numbers.renumbered();
    return kept.equals(before) ? before : kept;
  }

  private void match() {
    Map<Line, Arc> byLine = new HashMap<>();
    before.arcs().forEach(arc -> byLine.put(arc.line().eitherWay(), arc));
    for (Arc arc : drawn.arcs()) {
      Arc old = byLine.get(arc.line().eitherWay());
      if (old != null) {
        matches.put(arc.id(), new Match(old, !arc.line().equals(old.line())));
      }
    }
  }

  private Topology renumbered() {
    Map<Integer, Integer> nodes = nodes();
    Map<Integer, Integer> faces = faces();
    List<Assembly.Junction> junctions = new ArrayList<>();
    drawn.forEachNode(node -> {
      Coordinate at = drawn.nodePoint(node);
      junctions.add(new Assembly.Junction(nodes.get(node), at.x, at.y));
    });
    List<Assembly.Region> regions = new ArrayList<>();
    drawn
        .faces()
        .forEach(face -> regions.add(new Assembly.Region(faces.get(face.id()), face.use())));
    List<Arc> arcs = new ArrayList<>();
    Map<Course, Arc> left = unmatched();
    int next = before.arcChunks().size();
    for (Arc arc : drawn.arcs()) {
      Course course =
          new Course(
              nodes.get(arc.from()),
              nodes.get(arc.to()),
              faces.get(arc.left()),
              faces.get(arc.right()));
      Match match = matches.get(arc.id());
      if (match == null) {
        Arc same = left.remove(course);
        Arc reversed = same == null ? left.remove(course.turned()) : null;
        match = reversed == null ? new Match(same, false) : new Match(reversed, true);
      }
      arcs.add(
          (match.turned() ? course.turned() : course)
              .arc(
                  match.old() == null ? next++ : match.old().id(),
                  match.turned() ? arc.line().reversed() : arc.line(),
                  arc.border()));
    }
    return switch (Assembly.of(drawn.precision(), junctions, arcs, regions)) {
      case Assembly.Whole(Topology whole) -> whole;
      case Assembly.Broken(List<Fault> faults) ->
          throw new IllegalStateException("a map cannot be renumbered: " + faults);
    };
  }

  /** Arcs of the map before whose lines are gone, by what they led along. */
  private Map<Course, Arc> unmatched() {
    Set<Integer> matched = new HashSet<>();
    matches.values().forEach(match -> matched.add(match.old().id()));
    Map<Course, Arc> left = new HashMap<>();
    for (Arc arc : before.arcs()) {
      if (!matched.contains(arc.id())) {
        left.putIfAbsent(new Course(arc.from(), arc.to(), arc.left(), arc.right()), arc);
      }
    }
    return left;
  }

  private Map<Integer, Integer> nodes() {
    Map<Coordinate, Integer> byPoint = new HashMap<>();
    before.forEachNode(node -> byPoint.put(before.nodePoint(node), node));
    Map<Integer, Integer> kept = new HashMap<>();
    drawn.forEachNode(node -> {
      Integer old = byPoint.get(drawn.nodePoint(node));
      if (old != null) {
        kept.put(node, old);
      }
    });
    List<Integer> all = new ArrayList<>();
    drawn.forEachNode(all::add);
    return completed(kept, all, before.nodeChunks().size());
  }

  /**
   * A face goes on as the one that it has most borders in common with, one of the same use before
   * any other; and one of which every border was moved as another of its place.
   */
  private Map<Integer, Integer> faces() {
    Map<Integer, Integer> kept = new HashMap<>();
    Set<Integer> taken = new HashSet<>();
    kept.put(Face.OUTSIDE, Face.OUTSIDE);
    taken.add(Face.OUTSIDE);
    for (Kinship kin : kinships()) {
      if (!kept.containsKey(kin.drawn()) && taken.add(kin.old())) {
        kept.put(kin.drawn(), kin.old());
      }
    }
    List<Integer> all = new ArrayList<>();
    for (Face face : drawn.faces()) {
      all.add(face.id());
      if (!kept.containsKey(face.id()) && face.place().isPresent()) {
        before.facesOf(face.place().get()).stream()
            .filter(taken::add)
            .findFirst()
            .ifPresent(old -> kept.put(face.id(), old));
      }
    }
    return completed(kept, all, before.faceChunks().size());
  }

  /** The closest first. */
  private List<Kinship> kinships() {
    Map<Kinship, Integer> shared = new HashMap<>();
    matches.forEach((id, match) -> {
      Arc arc = drawn.arc(id);
      Arc old = match.old();
      shared.merge(
          new Kinship(arc.left(), match.turned() ? old.right() : old.left()), 1, Integer::sum);
      shared.merge(
          new Kinship(arc.right(), match.turned() ? old.left() : old.right()), 1, Integer::sum);
    });
    return shared.keySet().stream()
        .sorted(
            Comparator.<Kinship, Boolean>comparing(kin -> !isSameUse(kin))
                .thenComparingInt(kin -> -shared.get(kin))
                .thenComparingInt(Kinship::drawn)
                .thenComparingInt(Kinship::old))
        .toList();
  }

  private boolean isSameUse(Kinship kin) {
    return drawn.face(kin.drawn()).use().equals(before.face(kin.old()).use());
  }

  /** Gives a number of its own to everything that has none yet. */
  private static Map<Integer, Integer> completed(
      Map<Integer, Integer> kept, Collection<Integer> all, int firstFree) {
    int next = firstFree;
    for (int id : all) {
      if (!kept.containsKey(id)) {
        kept.put(id, next++);
      }
    }
    return kept;
  }
}
