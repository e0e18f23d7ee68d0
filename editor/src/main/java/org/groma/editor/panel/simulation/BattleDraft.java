package org.groma.editor.panel.simulation;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.groma.engine.kernel.BattlePlan;
import org.groma.engine.kernel.BattlePlan.Part;
import org.groma.engine.kernel.BattleReckoner;

/** A battle while somebody puts it together. */
final class BattleDraft {

  private final Map<String, String> circumstances = new TreeMap<>();
  private final Map<Part, Map<String, String>> sides = new EnumMap<>(Part.class);
  private final Map<Part, Map<String, Integer>> units = new EnumMap<>(Part.class);

  BattleDraft() {
    for (Part part : Part.values()) {
      sides.put(part, new TreeMap<>());
      units.put(part, new TreeMap<>());
    }
  }

  void decide(String subject, String option) {
    circumstances.put(subject, option);
  }

  void decide(Part part, String subject, String option) {
    sides.get(part).put(subject, option);
  }

  void count(Part part, String unit, int number) {
    if (number > 0) {
      units.get(part).put(unit, number);
    } else {
      units.get(part).remove(unit);
    }
  }

  int count(Part part, String unit) {
    return units.get(part).getOrDefault(unit, 0);
  }

  boolean isEmpty() {
    return units.values().stream().allMatch(Map::isEmpty);
  }

  void clear() {
    units.values().forEach(Map::clear);
  }

  BattlePlan plan() {
    return new BattlePlan(circumstances, host(Part.ATTACKER), host(Part.DEFENDER));
  }

  private BattlePlan.Host host(Part part) {
    return new BattlePlan.Host(units.get(part), sides.get(part));
  }

  /** What a side is made of: {@code 5 Legion, 1 Cavalry}. */
  String summary(Part part, BattleReckoner reckoner) {
    String made =
        reckoner.units().stream()
            .filter(unit -> count(part, unit.id()) > 0)
            .map(unit -> count(part, unit.id()) + " " + unit.name())
            .collect(Collectors.joining(", "));
    return made.isEmpty() ? "no units" : made;
  }
}
