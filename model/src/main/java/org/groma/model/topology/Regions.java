package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.locationtech.jts.geom.Location;

/**
 * Walks the rings of faces anew after arcs came and went, and finds out whether a face fell into
 * pieces. The piece with the largest outline keeps the number of the face; each other piece becomes
 * a face of its own with the same use.
 */
final class Regions {

  private final Draft draft;

  private Regions(Draft draft) {
    this.draft = draft;
  }

  /**
   * Brings the rings of these faces up to date.
   *
   * @return for each face that fell apart, all faces that it is now, itself among them
   */
  static Map<Integer, List<Integer>> resolve(Draft draft, Collection<Integer> faces) {
    return new Regions(draft).resolve(new TreeSet<>(faces));
  }

  private Map<Integer, List<Integer>> resolve(Set<Integer> faces) {
    Map<Integer, Set<Integer>> halves = new TreeMap<>();
    for (int face : faces) {
      if (draft.face(face) != null) {
        halves.put(face, new TreeSet<>());
        draft.face(face).halves().forEach(half -> collect(halves, half));
      }
    }
    for (int arc : draft.touchedArcs()) {
      collect(halves, Half.forward(arc));
      collect(halves, Half.backward(arc));
    }
    Map<Integer, List<Integer>> pieces = new TreeMap<>();
    halves.forEach((face, its) -> pieces.put(face, settle(face, rings(its))));
    return pieces;
  }

  private void collect(Map<Integer, Set<Integer>> halves, int half) {
    if (draft.hasArc(Half.arc(half))) {
      Set<Integer> of = halves.get(draft.left(half));
      if (of != null) {
        of.add(half);
      }
    }
  }

  private List<int[]> rings(Set<Integer> halves) {
    List<int[]> rings = new ArrayList<>();
    Set<Integer> walked = new HashSet<>();
    for (int start : halves) {
      if (walked.contains(start)) {
        continue;
      }
      List<Integer> ring = new ArrayList<>();
      int half = start;
      do {
        ring.add(half);
        walked.add(half);
        half = draft.next(half);
      } while (half != start);
      rings.add(ring.stream().mapToInt(Integer::intValue).toArray());
    }
    return rings;
  }

  /** Gives each outer ring a face and each hole the smallest outer ring around it. */
  private List<Integer> settle(int face, List<int[]> rings) {
    List<int[]> outer = new ArrayList<>();
    List<int[]> holes = new ArrayList<>();
    rings.forEach(ring -> (Ring.turn(ring, draft::arc) > 0 ? outer : holes).add(ring));
    if (outer.size() > 1) {
      Map<int[], Double> area = new HashMap<>();
      outer.forEach(ring -> area.put(ring, Ring.shoelace(ring, draft::arc)));
      outer.sort(
          Comparator.<int[]>comparingDouble(area::get).reversed().thenComparing(ring -> ring[0]));
    }

    Map<int[], List<int[]>> holesOf = new HashMap<>();
    List<int[]> openHoles = new ArrayList<>();
    for (int[] hole : holes) {
      innermost(outer, hole)
          .ifPresentOrElse(
              ring -> holesOf.computeIfAbsent(ring, _ -> new ArrayList<>()).add(hole),
              () -> openHoles.add(hole));
    }
    List<Integer> pieces = new ArrayList<>();
    if (face == Face.OUTSIDE) {
      draft.setRings(face, openHoles.toArray(int[][]::new));
      pieces.add(face);
    }
    for (int[] ring : outer) {
      boolean keepsNumber = pieces.isEmpty();
      int id = keepsNumber ? face : draft.addFace(draft.face(face).use());
      List<int[]> all = new ArrayList<>(List.of(ring));
      all.addAll(holesOf.getOrDefault(ring, List.of()));
      if (!keepsNumber) {
        all.forEach(each -> Arrays.stream(each).forEach(half -> draft.setLeft(half, id)));
      }
      draft.setRings(id, all.toArray(int[][]::new));
      pieces.add(id);
    }
    return pieces;
  }

  private Optional<int[]> innermost(List<int[]> outer, int[] hole) {
    // outer rings are sorted from the largest down, so the last that contains the hole is the
    // innermost
    for (int i = outer.size() - 1; i >= 0; i--) {
      if (contains(outer.get(i), hole)) {
        return Optional.of(outer.get(i));
      }
    }
    return Optional.empty();
  }

  /**
   * A hole may touch the ring of another piece at nodes or along arcs, so points on the ring say
   * nothing and the next one is asked.
   */
  private boolean contains(int[] ring, int[] hole) {
    for (int half : hole) {
      Line line = draft.arc(Half.arc(half)).line();
      for (int i = 0; i < line.size(); i++) {
        int location = Ring.locate(ring, draft::arc, line.point(i));
        if (location != Location.BOUNDARY) {
          return location == Location.INTERIOR;
        }
      }
    }
    return false;
  }
}
