package org.groma.engine.cycles.setting;

import java.util.List;
import org.groma.engine.kernel.Rule;

/**
 * Units that a player puts where he likes when a game begins.
 *
 * @param kind the kind of unit, or {@link #LEADER}
 * @param areas where they may be put
 * @param apart whether no two of them may stand in one area
 */
@Rule("14.2")
public record Placement(int kind, int count, List<Integer> areas, boolean apart) {

  public static final int LEADER = -1;

  public Placement {
    areas = List.copyOf(areas);
  }
}
