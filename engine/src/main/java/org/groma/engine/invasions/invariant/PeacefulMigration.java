package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.state.World;

/**
 * Outside an invasion a horde goes with all units of its nation, and in that activation the nation
 * attacks and besieges nobody.
 */
final class PeacefulMigration extends WorldInvariant {

  private long migrated;
  private int moved = World.NOBODY;
  private int attacker = World.NOBODY;

  PeacefulMigration() {
    super("movement.peaceful-migration", "XVIII.G");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    moved = World.NOBODY;
    attacker = World.NOBODY;
    switch (event) {
      case SequenceEvent.ActivationBegan _ -> migrated = 0;
      case NationEvent.HordeMarched(int nation, int _, int _) when !world.isInvading(nation) -> {
        migrated |= 1L << nation;
        moved = nation;
      }
      case FieldTold.BattleJoined battle -> attacker = battle.attacker();
      case PlunderTold.SiegeLaid siege -> attacker = siege.nation();
      default -> {}
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof NationEvent.HordeMarched
        || event instanceof FieldTold.BattleJoined
        || event instanceof PlunderTold.SiegeLaid;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    if (attacker >= 0 && (migrated & 1L << attacker) != 0) {
      broken.add(names.nation(attacker) + " attack although their horde migrates");
    }
    for (int province = 0;
        moved >= 0 && province < world.setting().board().provinces();
        province++) {
      if (province != world.horde(moved) && world.countAt(province, 1L << moved) > 0) {
        broken.add(
            "the horde of "
                + names.nation(moved)
                + " migrates without the units in "
                + names.place(province));
      }
    }
  }
}
