package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many units may stand together, by terrain, and what an invasion adds. */
@Rule("XVII.B")
public final class StackingFigures {

  private final int[] limit;
  private final int invasion;

  private StackingFigures(int[] limit, int invasion) {
    this.limit = limit;
    this.invasion = invasion;
  }

  static StackingFigures read(TableReader tables) {
    int[] limit = new int[Terrain.values().length];
    for (Terrain terrain : Terrain.values()) {
      limit[terrain.ordinal()] = tables.number("stacking-limits", terrain.word(), "units");
    }
    return new StackingFigures(limit, tables.number("invasion-rules", "stacking", "value"));
  }

  public int limit(Terrain terrain) {
    return limit[terrain.ordinal()];
  }

  public int invasionBonus() {
    return invasion;
  }
}
