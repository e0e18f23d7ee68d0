package org.groma.model.topology;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

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

  /** An outer ring and the holes in it. */
  private static final class Piece {
    private final List<int[]> rings = new ArrayList<>();
    private final double area;

    private Piece(int[] outer, double area) {
      this.rings.add(outer);
      this.area = area;
    }

    private int[] outer() {
      return rings.getFirst();
    }
  }

  /** Gives each outer ring a face and each hole the smallest outer ring around it. */
  private List<Integer> settle(int face, List<int[]> rings) {
    List<Piece> pieces = new ArrayList<>();
    List<int[]> holes = new ArrayList<>();
    for (int[] ring : rings) {
      if (Ring.turn(ring, draft::arc) > 0) {
        pieces.add(new Piece(ring, Ring.shoelace(ring, draft::arc)));
      } else {
        holes.add(ring);
      }
    }
    pieces.sort(
        Comparator.<Piece>comparingDouble(piece -> piece.area)
            .reversed()
            .thenComparingInt(piece -> piece.outer()[0]));
    List<int[]> open = new ArrayList<>();
    for (int[] hole : holes) {
      around(face, pieces, hole).map(piece -> piece.rings).orElse(open).add(hole);
    }
    List<Integer> faces = new ArrayList<>();
    if (face == Face.OUTSIDE) {
      draft.setRings(face, open.toArray(int[][]::new));
      faces.add(face);
    }
    for (Piece piece : pieces) {
      boolean keepsNumber = faces.isEmpty();
      int id = keepsNumber ? face : draft.addFace(draft.face(face).use());
      if (!keepsNumber) {
        piece.rings.forEach(ring -> Arrays.stream(ring).forEach(half -> draft.setLeft(half, id)));
      }
      draft.setRings(id, piece.rings.toArray(int[][]::new));
      faces.add(id);
    }
    return faces;
  }

  /** The piece that a hole lies in; none if it lies in the open. */
  private Optional<Piece> around(int face, List<Piece> pieces, int[] hole) {
    if (pieces.size() == 1 && face != Face.OUTSIDE) {
      return Optional.of(pieces.getFirst()); // where else
    }
    // pieces are sorted from the largest down, so the last that contains the hole is the innermost
    return pieces.reversed().stream()
        .filter(piece -> Ring.isInside(hole, piece.outer(), draft::arc))
        .findFirst();
  }
}
