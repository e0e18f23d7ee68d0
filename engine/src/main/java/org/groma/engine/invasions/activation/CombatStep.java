package org.groma.engine.invasions.activation;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.field.FieldBattle;
import org.groma.engine.invasions.movement.LimesFall;
import org.groma.engine.invasions.movement.Opposition;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The combat sub-step: battles in the order that the attacker likes, Limites that nobody supports,
 * sieges; then it is settled who controls what.
 */
@Rule({"XX.A", "XVIII.I", "XXIV.A"})
public final class CombatStep {

  private CombatStep() {}

  /** After the movement of unit stacks: nobody keeps a siege that failed. */
  public static void run(Play play, int nation) {
    run(play, nation, Stack.NO_LEADER, true);
  }

  /**
   * After the movement of a campaign.
   *
   * @param last whether the leader has no further campaign in which a siege could go on
   */
  static void run(Play play, int nation, int leader, boolean last) {
    play.happen(new SequenceEvent.CombatBegan(nation));
    battles(play, nation);
    limites(play, nation);
    Sieges.run(play, nation, leader, last);
    Settlement.settle(play);
  }

  private static void battles(Play play, int nation) {
    List<Integer> waiting = contested(play.world(), nation);
    while (!waiting.isEmpty()) {
      int province =
          waiting.size() == 1
              ? waiting.get(0)
              : play.table().ask(new ChooseBattle(nation, waiting));
      FieldBattle.fight(play, Attackers.in(play.world(), nation, province), false);
      waiting.remove(Integer.valueOf(province));
      // who retreats may take a waiting battle's cause away
      waiting.removeIf(each -> !isContested(play.world(), nation, each));
    }
  }

  private static List<Integer> contested(World world, int nation) {
    List<Integer> found = new ArrayList<>();
    long bloc = world.diplomacy().bloc(nation);
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (isContested(world, nation, province)) {
        found.add(province);
      }
    }
    return found;
  }

  private static boolean isContested(World world, int nation, int province) {
    return Attackers.arePresent(world, nation, province)
        && Opposition.defenders(world, Attackers.leading(world, nation, province), province) > 0;
  }

  private static void limites(Play play, int nation) {
    World world = play.world();
    long bloc = world.diplomacy().bloc(nation);
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (Attackers.arePresent(world, nation, province)
          && LimesFall.isDue(world, Attackers.leading(world, nation, province), province)) {
        LimesFall.fall(play, Attackers.in(world, nation, province));
      }
    }
  }
}
