package org.groma.engine.kernel;

import java.util.Map;

/**
 * A battle that somebody thinks of.
 *
 * @param circumstances what was decided on, option by subject; what is missing is as usual
 */
public record BattlePlan(Map<String, String> circumstances, Host attacker, Host defender) {

  /** Who a side is. */
  public enum Part {
    ATTACKER,
    DEFENDER
  }

  /**
   * One side.
   *
   * @param units how many of each type
   * @param circumstances what was decided on for it
   */
  public record Host(Map<String, Integer> units, Map<String, String> circumstances) {
    public Host {
      units = Map.copyOf(units);
      circumstances = Map.copyOf(circumstances);
    }

    /** How many units it has. */
    public int size() {
      return units.values().stream().mapToInt(Integer::intValue).sum();
    }

    public int count(String unit) {
      return units.getOrDefault(unit, 0);
    }
  }

  public BattlePlan {
    circumstances = Map.copyOf(circumstances);
  }

  public Host host(Part part) {
    return part == Part.ATTACKER ? attacker : defender;
  }
}
