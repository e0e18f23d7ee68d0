package org.groma.exporters.generate;

import org.groma.model.topology.Use;
import org.locationtech.jts.geom.Coordinate;

/** A point on the map and what the land or water round it belongs to. */
public record Site(Use use, Coordinate at) {

  boolean isWater() {
    return use == Use.None.OPEN_WATER || use.place().map(place -> place.isSea()).orElse(false);
  }
}
