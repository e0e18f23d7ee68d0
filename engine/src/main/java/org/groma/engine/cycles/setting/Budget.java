package org.groma.engine.cycles.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;

/**
 * Units that a player buys when a game begins.
 *
 * @param value what he may spend
 * @param areas where he may put them
 */
@Rule("14.2.4")
public record Budget(int value, List<Integer> areas, List<Integer> kinds) {

  public Budget {
    areas = List.copyOf(areas);
    kinds = List.copyOf(kinds);
  }
}
