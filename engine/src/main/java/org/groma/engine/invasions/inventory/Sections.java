package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.setting.Options;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** The sections of the rulebook that a game can be seen to carry out. Immutable. */
final class Sections {

  private static final String BATTLES = "XX.";
  private static final String ADVANCED_BATTLES = "XXI.";

  private final List<Item> items = new ArrayList<>();
  private final Map<String, Integer> numbers = new LinkedHashMap<>();

  Sections(Options options) {
    String without = options.advancedCombat() ? BATTLES : ADVANCED_BATTLES;
    Map<String, Set<String>> words = new LinkedHashMap<>();
    for (Practice practice : Practice.values()) {
      words.computeIfAbsent(practice.section(), _ -> new LinkedHashSet<>()).add(practice.word());
    }
    for (Roll roll : Roll.values()) {
      words
          .computeIfAbsent(roll.section(), _ -> new LinkedHashSet<>())
          .add(roll.word().replace('-', ' '));
    }
    words.forEach((section, seen) -> {
      if (!section.startsWith(without)) {
        numbers.put(section, items.size());
        String name = section + " (" + String.join(", ", seen) + ")";
        items.add(new Item("rule:" + section, Optional.empty(), name));
      }
    });
  }

  List<Item> items() {
    return List.copyOf(items);
  }

  void hear(InvasionsEvent event, Uses uses) {
    Witness.of(event).map(Practice::section).ifPresent(section -> use(section, uses));
  }

  void hear(Rolled rolled, Uses uses) {
    Roll.of(rolled.purpose()).map(Roll::section).ifPresent(section -> use(section, uses));
  }

  private void use(String section, Uses uses) {
    Integer number = numbers.get(section);
    if (number != null) {
      uses.used(Usage.RULE_EXERCISED, number);
    }
  }
}
