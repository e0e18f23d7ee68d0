package org.groma.model.limit;

import java.util.Locale;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Topology;

/**
 * How large a map is, as far as memory goes.
 *
 * @param corners of all borders
 */
public record MapBulk(long faces, long corners) {

  /** What the program itself takes. */
  private static final long PROGRAM = 40L << 20;

  public static MapBulk of(Topology map) {
    long corners = 0;
    for (Arc arc : map.arcs()) {
      corners += arc.line().size();
    }
    return new MapBulk(map.faceCount(), corners);
  }

  /** What something needs that takes so many bytes for each face and each corner. */
  public long bytes(long eachFace, long eachCorner) {
    return PROGRAM + faces * eachFace + corners * eachCorner;
  }

  /** {@code 50,176 faces and 403,184 corners} */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%,d faces and %,d corners", faces, corners);
  }
}
