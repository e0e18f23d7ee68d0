package org.groma.engine.cycles.special;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Attacks from more than one area need the leader with one of the attackers. */
@Rule("14.2.5")
public record JointAttackNeedsLeader(int position) implements Special {

  public static JointAttackNeedsLeader read(Said said) {
    return new JointAttackNeedsLeader(said.position("nation"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Whether units may attack together. */
  public static boolean allows(World world, int position, List<Integer> units) {
    return world.setting().specials().of(JointAttackNeedsLeader.class, position).isEmpty()
        || units.stream().map(world::place).distinct().count() <= 1
        || units.stream().anyMatch(unit -> world.leaderWith(unit) >= 0);
  }

  /** The units among which attackers are looked for: all, and where that may fail, by place. */
  public static List<List<Integer>> bands(World world, int position, List<Integer> units) {
    List<List<Integer>> bands = new ArrayList<>();
    bands.add(units);
    if (!allows(world, position, units)) {
      for (int place : units.stream().map(world::place).distinct().toList()) {
        bands.add(units.stream().filter(unit -> world.place(unit) == place).toList());
      }
    }
    return bands;
  }
}
