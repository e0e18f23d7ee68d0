package org.groma.engine.invasions.setting;

import java.util.EnumMap;
import java.util.Map;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** How many units may stand together, by terrain, and what an invasion adds. */
@Rule("XVII.B")
public final class StackingFigures {

  private final Map<Terrain, Integer> limit;
  private final int invasion;

  private StackingFigures(Map<Terrain, Integer> limit, int invasion) {
    this.limit = limit;
    this.invasion = invasion;
  }

  static StackingFigures read(TableReader tables) {
    Map<Terrain, Integer> limit = new EnumMap<>(Terrain.class);
    for (Terrain terrain : Terrain.values()) {
      limit.put(terrain, tables.number("stacking-limits", terrain.word(), "units"));
    }
    return new StackingFigures(limit, tables.number("invasion-rules", "stacking", "value"));
  }

  public int limit(Terrain terrain) {
    return limit.get(terrain);
  }

  public int invasionBonus() {
    return invasion;
  }
}
