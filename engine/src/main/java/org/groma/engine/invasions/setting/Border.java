package org.groma.engine.invasions.setting;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.graph.Neighbour;

/** What lies between two neighbouring places. */
public enum Border {
  LAND,
  RIVER,
  RIDGE,
  STRAIT,
  /** Between a province and a sea zone. */
  COAST,
  /** Between two sea zones. */
  SEA;

  static Optional<Border> of(Neighbour neighbour) {
    return Arrays.stream(values())
        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(neighbour.kind()))
        .findFirst();
  }
}
