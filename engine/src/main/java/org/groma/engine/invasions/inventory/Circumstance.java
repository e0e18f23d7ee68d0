package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.engine.invasions.effect.Conditions;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.SequenceTold;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Stock;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.value.Datum;

/** The conditions of the nations' special rules, and which of them ever hold. */
final class Circumstance {

  private record Rule(int nation, Datum when, int item) {}

  private final List<Rule> rules = new ArrayList<>();

  Circumstance(Project project, Setting setting, Set<String> played, Stock stock) {
    for (Nation nation : project.get(Kinds.NATIONS)) {
      int number = setting.nation(nation.id().slug());
      for (int i = 0; i < nation.special().size(); i++) {
        Nation.Special special = nation.special().get(i);
        if (played.contains(nation.id().slug())
            && special.when().isPresent()
            && !rolls(special.when().get())) {
          int item =
              stock.add(
                  Usage.SPECIAL_USED,
                  "nation:" + nation.id().slug(),
                  "special[" + i + "].when",
                  "The rule '" + special.name() + "' of the " + nation.name());
          rules.add(new Rule(number, special.when().get(), item));
        }
      }
    }
  }

  /** Whether a die decides, which is only rolled when the rule is carried out. */
  private static boolean rolls(Datum when) {
    return switch (when) {
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.entrySet().stream()
              .anyMatch(each -> each.getKey().equals("die") || rolls(each.getValue()));
      case Datum.Items(List<Datum> items) -> items.stream().anyMatch(Circumstance::rolls);
      default -> false;
    };
  }

  /**
   * Looks at each step and activation which conditions hold that have not held yet.
   *
   * @param seen the rules whose condition has held in this game
   */
  void hear(InvasionsEvent event, World world, BitSet seen, Uses uses) {
    boolean isMoment =
        event instanceof SequenceEvent.StepBegan
            || event instanceof SequenceTold.StepEnded
            || event instanceof SequenceEvent.ActivationBegan
            || event instanceof SequenceEvent.ActivationEnded;
    if (!isMoment) {
      return;
    }
    for (int i = seen.nextClearBit(0); i < rules.size(); i = seen.nextClearBit(i + 1)) {
      Rule rule = rules.get(i);
      if (Conditions.holds(world, rule.nation(), rule.when())) {
        seen.set(i);
        uses.used(Usage.SPECIAL_USED, rule.item());
      }
    }
  }
}
