package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.setting.Options;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.engine.kernel.Rolled;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/**
 * What a game can be seen to carry out of the sections of the rulebook; of some sections it is more
 * than one thing. Immutable.
 */
final class Sections {

  private static final String BATTLES = "XX.";
  private static final String ADVANCED_BATTLES = "XXI.";

  private final List<Item> items = new ArrayList<>();
  private final Map<Practice, Integer> practices = new HashMap<>();

  /** By the words of the log. */
  private final Map<String, Integer> rolls = new HashMap<>();

  Sections(Options options) {
    String without = options.advancedCombat() ? BATTLES : ADVANCED_BATTLES;
    for (Practice practice : Practice.values()) {
      if (!practice.section().startsWith(without)) {
        practices.put(practice, add(practice.section(), practice.word()));
      }
    }
    for (Roll roll : Roll.values()) {
      if (!roll.section().startsWith(without)) {
        rolls.put(roll.word(), add(roll.section(), "roll for " + roll.word().replace('-', ' ')));
      }
    }
  }

  private int add(String section, String deed) {
    String subject = Item.RULE + ":" + section + "/" + deed.replace(' ', '-');
    items.add(new Item(subject, Optional.empty(), section + " (" + deed + ")"));
    return items.size() - 1;
  }

  List<Item> items() {
    return List.copyOf(items);
  }

  void hear(InvasionsEvent event, World world, Uses uses) {
    Witness.of(event, world)
        .flatMap(practice -> Optional.ofNullable(practices.get(practice)))
        .ifPresent(item -> uses.used(Usage.RULE_EXERCISED, item));
  }

  void hear(Rolled rolled, Uses uses) {
    Optional.ofNullable(rolls.get(rolled.purpose()))
        .ifPresent(item -> uses.used(Usage.RULE_EXERCISED, item));
  }
}
