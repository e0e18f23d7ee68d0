package org.groma.model.topology;

import org.groma.model.topology.Ruling.Refused;
import org.locationtech.jts.geom.Coordinate;

/**
 * Takes a face off the map. Nothing may be left that is neither, so what fills the space is asked
 * for: a neighbour that grows into it, the outside among them.
 */
public record DeleteFace(int face, int filledBy) implements MapEdit {

  @Override
  public Ruling apply(Topology map) {
    if (face == Face.OUTSIDE) {
      return new Refused("The space around the map cannot be deleted.", new Coordinate());
    }
    return new MergeFaces(filledBy, face).apply(map);
  }
}
