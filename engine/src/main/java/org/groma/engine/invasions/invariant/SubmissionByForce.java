package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.PlunderTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;

/**
 * A nation submits once in a battle, overrun or siege, and to somebody who had a part in it and is
 * no vassal or federate. A Kingdom has at most three provinces left then, its seat not counted. Who
 * makes room for new nations submits without a fight (IX.B), at a time when nobody is active.
 */
final class SubmissionByForce extends WorldInvariant {

  private static final int PROVINCES_AT_MOST = 3;

  private long engaged;
  private long submitted;
  private int vassal = World.NOBODY;
  private int suzerain = World.NOBODY;

  SubmissionByForce() {
    super("bonds.submission-by-force", "XXIX.A");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    switch (event) {
      case FieldTold.BattleJoined battle -> {
        int place = battle.province();
        long markers = world.hordesAt(place);
        if (world.limes(place) >= 0) {
          markers |= 1L << world.limes(place);
        }
        begin(markers | masters(world, battle.attackers()) | masters(world, battle.defenders()));
      }
      case MovementTold.Overran overrun -> begin(masters(world, overrun.riders()));
      case PlunderTold.CityFell fall -> begin(world.mastersAt(fall.province()));
      case NationEvent.Submitted(int nation, int _) -> submitted |= 1L << nation;
      default -> {}
    }
  }

  private void begin(long nations) {
    engaged = nations;
    submitted = 0;
  }

  private static long masters(World world, UnitSet units) {
    long masters = 0;
    for (int i = 0; i < units.size(); i++) {
      masters |= 1L << world.master(units.get(i));
    }
    return masters;
  }

  @Override
  boolean isDueBefore(InvasionsEvent event) {
    if (event instanceof NationEvent.Submitted(int nation, int lord)) {
      vassal = nation;
      suzerain = lord;
      return true;
    }
    return false;
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return false;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    if (vassal < 0) {
      return;
    }
    String who = names.nation(vassal) + " submit to " + names.nation(suzerain);
    if (world.diplomacy().suzerain(suzerain) >= 0 || world.diplomacy().federator(suzerain) >= 0) {
      broken.add(who + ", who have a lord themselves");
    }
    if (world.active() < 0) {
      return;
    }
    if ((submitted & 1L << vassal) != 0) {
      broken.add(who + " after submitting in the same fight");
    }
    if ((engaged & 1L << suzerain) == 0) {
      broken.add(who + ", who had nobody there");
    }
    int left = provinces(world);
    if (world.status(vassal) == Status.KINGDOM && left > PROVINCES_AT_MOST) {
      broken.add(who + " with " + left + " provinces left");
    }
  }

  private int provinces(World world) {
    int count = 0;
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      count += world.holder(province) == vassal && world.horde(vassal) != province ? 1 : 0;
    }
    return count;
  }
}
