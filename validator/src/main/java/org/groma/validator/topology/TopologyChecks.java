package org.groma.validator.topology;

import java.util.List;
import org.groma.validator.check.Check;

/** The checks of this family. */
public final class TopologyChecks {

  public static final List<Check> ALL =
      List.of(
          new GapCheck(),
          new SliverCheck(),
          new SpeckCheck(),
          new TinyPlaceCheck(),
          new StrayFragmentCheck(),
          new SpikeCheck(),
          new NearDuplicateVerticesCheck(),
          new FaceWithoutRecordCheck(),
          new PlaceWithoutFaceCheck(),
          new CityOutsideProvinceCheck(),
          new LabelOffPlaceCheck(),
          new LabelMisspeltCheck(),
          new InnerBorderCheck(),
          new CornerTouchCheck());

  private TopologyChecks() {}
}
