package org.groma.model.soup;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.topology.Face;
import org.groma.model.topology.Ring;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.index.strtree.STRtree;

/**
 * Finds rings that do not lie as those of one region must: one outer ring, the holes inside it and
 * none inside another. The outside of the map is a region without an outer ring.
 *
 * <p>Together with agreeing sides and no contacts round any face this makes a map plane: then every
 * face is a true region, glued to its neighbours without a fold, and what is glued so from regions
 * of the sphere covers it once. Where a polygon lies inside another that has no hole for it, it is
 * this that fails.
 *
 * <p>Rings of one face that do not cross and share no node lie wholly inside or outside each other,
 * so one point of a ring tells.
 */
final class Nesting {

  /** From here on an index is quicker than comparing every ring with every other. */
  private static final int MANY_RINGS = 12;

  private final Topology map;
  private final List<int[]> misplaced = new ArrayList<>();

  private Nesting(Topology map) {
    this.map = map;
  }

  /** The rings that are out of place, and those they are in the way of. */
  static List<int[]> misplaced(Topology map) {
    Nesting nesting = new Nesting(map);
    for (Face face : map.faces()) {
      nesting.check(face);
    }
    return nesting.misplaced;
  }

  private void check(Face face) {
    int[][] rings = face.rings();
    int holes = face.id() == Face.OUTSIDE ? 0 : 1;
    for (int i = 0; i < rings.length; i++) {
      if ((Ring.turn(rings[i], map::arc) > 0) != i < holes) {
        misplaced.add(rings[i]);
      } else if (i > 0 && holes > 0 && !Ring.isInside(rings[i], rings[0], map::arc)) {
        misplaced.add(rings[i]);
      }
    }
    if (rings.length - holes > 1) {
      compare(List.of(rings).subList(holes, rings.length));
    }
  }

  private void compare(List<int[]> holes) {
    STRtree index = holes.size() < MANY_RINGS ? null : new STRtree();
    List<Envelope> boxes = holes.stream().map(hole -> Ring.envelope(hole, map::arc)).toList();
    if (index != null) {
      for (int i = 0; i < boxes.size(); i++) {
        index.insert(boxes.get(i), i);
      }
    }
    for (int i = 0; i < boxes.size(); i++) {
      for (Object near : index == null ? numbers(boxes.size()) : index.query(boxes.get(i))) {
        int other = (Integer) near;
        if (other != i
            && boxes.get(other).contains(boxes.get(i))
            && Ring.isInside(holes.get(i), holes.get(other), map::arc)) {
          misplaced.add(holes.get(i));
          misplaced.add(holes.get(other));
        }
      }
    }
  }

  private static List<Integer> numbers(int count) {
    List<Integer> numbers = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      numbers.add(i);
    }
    return numbers;
  }
}
