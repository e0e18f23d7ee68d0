package org.groma.validator.adjacency;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class AdjacencyChecks {

  public static final List<Check> ALL =
      List.of(
          new LinkWithoutSeaCheck(),
          new LinkOffSeaCheck(),
          new LinkDoublesBorderCheck(),
          new LinkDoubledCheck(),
          new LinkToNowhereCheck(),
          new IdleOverrideCheck(),
          new OverrideContradictionCheck(),
          new OverrideDoubledCheck(),
          new OverrideFarApartCheck(),
          new ShortBorderCheck(),
          new IsolatedPlaceCheck(),
          new UnreachableLandCheck(),
          new IslandWithoutAccessCheck(),
          new IslandFlagCheck(),
          new PortOffZoneCheck(),
          new SeaWithoutCoastCheck(),
          new SeaWithoutSeaCheck(),
          new NarrowWaterCheck(),
          new RiverOffLandCheck(),
          new MarkOffLandCheck(),
          new RiverUnnamedCheck(),
          new RiverOnOtherKindCheck(),
          new RiverGapCheck(),
          new RiverNotDrawnCheck(),
          new RiverBrokenCheck(),
          new RiverMissesAreaCheck(),
          new RiverInUnlistedAreaCheck(),
          new LoneMarkCheck(),
          new CoastOffSeaCheck(),
          new CoastGapCheck(),
          new CoastBrokenCheck());

  private AdjacencyChecks() {}
}
