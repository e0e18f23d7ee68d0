package org.groma.model.topology;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;

/**
 * Something wrong with a map or with the polygons it is to be made of.
 *
 * @param message a sentence for the map maker
 * @param at where to look
 * @param size how large the fault is: an area for gaps and overlaps, a length for edges, else 0
 * @param faces what is affected: names of polygons, or face numbers
 */
public record Fault(Kind kind, String message, Coordinate at, double size, List<String> faces) {

  /** What sort of fault. */
  public enum Kind {
    /** Space between polygons that belongs to none of them, and is wide enough to be meant. */
    GAP,
    /** A gap too narrow to be meant. */
    SLIVER,
    /** Space that belongs to two polygons. */
    OVERLAP,
    /** Two borders that cross or touch between their ends. */
    CROSSING,
    /** The same stretch of border on the same side of two polygons. */
    DUPLICATE_EDGE,
    /** A ring that crosses itself, has too few points or encloses nothing. */
    INVALID_RING,
    /** A coordinate that is not a number or off any map. */
    BAD_COORDINATE,
    /** The parts of a map file do not fit together: a side without a face, a face in two pieces. */
    INCONSISTENT
  }

  public Fault {
    faces = List.copyOf(faces);
  }
}
