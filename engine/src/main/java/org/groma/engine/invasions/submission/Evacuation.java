package org.groma.engine.invasions.submission;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Commanders;
import org.groma.engine.invasions.field.Retreat;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A suzerain leaves its new vassal alone. */
@Rule({"XXIX.B", "XXIX.C"})
final class Evacuation {

  private Evacuation() {}

  /** Retreats from every province where the suzerain's side stands beside the vassal's units. */
  static void of(Play play, int suzerain, int vassal) {
    World world = play.world();
    long company = world.diplomacy().friends(suzerain);
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if ((world.occupants(province) & 1L << vassal) != 0) {
        of(play, suzerain, province, company);
      }
    }
  }

  /** Retreats from one province. */
  static void of(Play play, int suzerain, int province, long company) {
    World world = play.world();
    UnitSet leaving =
        world.unitsAt(
            province,
            unit ->
                (company & 1L << world.master(unit)) != 0 && !world.setting().kind(unit).isFleet());
    if (leaving.isEmpty()) {
      return;
    }
    int leader = Commanders.broadest(world, suzerain, province);
    Stack stack = new Stack(suzerain, leaving, leader, province);
    boolean active =
        world.active() >= 0 && (world.diplomacy().friends(world.active()) & 1L << suzerain) != 0;
    Retreat.retreat(play, stack, active ? Side.ATTACKER : Side.DEFENDER);
  }
}
