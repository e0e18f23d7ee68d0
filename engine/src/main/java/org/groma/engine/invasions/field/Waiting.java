package org.groma.engine.invasions.field;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Units that retreated into a province where their friends had a battle to come. */
@Rule("XX.L")
public final class Waiting {

  private Waiting() {}

  /**
   * Once the battle is over, those who wait join their friends. They resume their retreat where
   * their friends are gone, and as far as there is no room for them.
   */
  public static void settle(Play play, int province) {
    World world = play.world();
    UnitSet waiting = world.unitsAt(province, world::isSetAside);
    while (!waiting.isEmpty()) {
      int nation = world.master(waiting.get(0));
      long friends = world.diplomacy().friends(nation);
      UnitSet company = waiting.where(unit -> (friends & 1L << world.master(unit)) != 0);
      waiting = waiting.minus(company);
      settle(play, nation, company, province);
    }
  }

  private static void settle(Play play, int nation, UnitSet company, int province) {
    World world = play.world();
    boolean battleAhead =
        FieldBattle.enemies(world, nation, province) != 0
            && !Muster.present(world, province, world.diplomacy().friends(nation)).isEmpty();
    if (battleAhead) {
      return;
    }
    play.happen(new UnitEvent.SetAside(company, false));
    boolean mayStay = Attitude.of(world, nation, province) == Attitude.OfProvince.FRIENDLY;
    int tooMany = mayStay ? Stacking.excess(world, nation, province) : company.size();
    if (tooMany > 0) {
      boolean active =
          world.active() >= 0 && (world.diplomacy().friends(world.active()) & 1L << nation) != 0;
      Stack leaving =
          new Stack(
              nation, company.first(Math.min(tooMany, company.size())), Stack.NO_LEADER, province);
      Retreat.retreat(play, leaving, active ? Side.ATTACKER : Side.DEFENDER);
    }
  }
}
