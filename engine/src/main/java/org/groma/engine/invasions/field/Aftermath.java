package org.groma.engine.invasions.field;

import java.util.Arrays;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.Condition;
import org.groma.engine.invasions.combat.Force;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Carries the result of a battle over to the units and leaders on the map. */
@Rule({"XX.H", "XX.J", "XX.K"})
final class Aftermath {

  private Aftermath() {}

  /** Units are damaged, restored or eliminated; which were eliminated is returned. */
  static UnitSet apply(Play play, Muster side, BattleResult result) {
    Force force = result.force(side.side());
    World world = play.world();
    UnitSet lost = those(side, force, Condition.ELIMINATED);
    UnitSet damaged = those(side, force, Condition.DAMAGED).where(unit -> !world.isDamaged(unit));
    UnitSet restored = those(side, force, Condition.FRESH).where(world::isDamaged);
    if (!damaged.isEmpty()) {
      play.happen(new UnitEvent.Damaged(damaged));
    }
    if (!restored.isEmpty()) {
      play.happen(new UnitEvent.Restored(restored));
    }
    if (!lost.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(lost));
    }
    return lost;
  }

  private static UnitSet those(Muster side, Force force, Condition condition) {
    int[] found = new int[force.size()];
    int count = 0;
    for (int i = 0; i < force.size(); i++) {
      if (force.condition(i) == condition) {
        found[count++] = side.units().get(i);
      }
    }
    return UnitSet.of(Arrays.copyOf(found, count));
  }

  /**
   * Leaders fall. All of a stack that was destroyed share the check; a murdered victor is the one
   * who commanded.
   */
  static void leaders(Play play, Muster side, BattleResult.Fate fate, boolean won) {
    World world = play.world();
    if (!fate.leaderLost()) {
      return;
    }
    if (won && !fate.destroyed()) {
      play.happen(new LeaderEvent.Fell(Commanders.ablest(world, side.nation(), side.place())));
      CalledLeader.come(play, side.place());
      return;
    }
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (Commanders.isAt(world, leader, side.nation(), side.place())) {
        play.happen(new LeaderEvent.Fell(leader));
      }
    }
    CalledLeader.come(play, side.place());
  }
}
