package org.groma.model.store;

import org.groma.model.project.Projection;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;

/**
 * A map as it was read.
 *
 * @param places where its parts stood in the file
 */
record MapFile(Topology map, Projection projection, MapPlaces places) {

  /** Of a project whose map is not drawn yet. */
  static MapFile none() {
    return new MapFile(Topology.empty(Precision.STANDARD), Projection.NONE, new MapPlaces());
  }
}
