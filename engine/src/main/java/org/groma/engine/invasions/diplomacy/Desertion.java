package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Mercenaries of a card do not fight their own nation: they go over before the battle. */
@Rule("XXX.H")
public final class Desertion {

  private Desertion() {}

  /** Whether a unit would desert rather than fight these nations. */
  public static boolean isFeared(World world, int unit, long enemies) {
    return world.isLent(unit)
        && world.realms().contract(unit) == Contract.CARD
        && (enemies & 1L << world.setting().roster().nation(unit)) != 0;
  }

  /**
   * Deserters change sides in a province where a stack attacks.
   *
   * @param enemies the nations it is about to fight
   * @return the attacker without those who left it, with those who came over
   */
  public static Stack beforeBattle(Play play, Stack attacker, long enemies) {
    World world = play.world();
    long friends = world.diplomacy().friends(attacker.nation());
    UnitSet lost = attacker.units().where(unit -> isFeared(world, unit, enemies));
    UnitSet won =
        world.unitsAt(
            attacker.place(),
            unit ->
                (enemies & 1L << world.master(unit)) != 0 && isFeared(world, unit, friends));
    if (lost.isEmpty() && won.isEmpty()) {
      return attacker;
    }
    desert(play, lost, attacker.place());
    desert(play, won, attacker.place());
    return attacker.with(attacker.units().minus(lost).plus(won));
  }

  private static void desert(Play play, UnitSet units, int province) {
    for (int i = 0; i < units.size(); i++) {
      if (play.table().isHeard()) {
        int master = play.world().master(units.get(i));
        play.tell(new DiplomacyTold.Deserted(units.get(i), master, province));
      }
      Mercenaries.discharge(play, units.get(i));
    }
  }
}
