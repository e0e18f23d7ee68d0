package org.groma.engine.cycles.special;

import java.util.List;
import org.groma.engine.cycles.leader.Appointment;
import org.groma.engine.cycles.leader.Custody;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Said;
import org.groma.engine.cycles.setting.Special;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** A position that keeps its leaders as an empire. */
@Rule("14.2.4")
public record LeadersKept(int position) implements Special {

  public static LeadersKept read(Said said) {
    return new LeadersKept(said.position("nation"));
  }

  @Override
  public boolean concerns(int other) {
    return position == other;
  }

  /** Whether a leader stays when his kingdom becomes an empire: by this rule or by himself. */
  @Rule({"13.6", "14.2.4"})
  public static boolean keeps(World world, int leader) {
    return world.leaderKind(leader).kept()
        || world.setting().specials().of(LeadersKept.class, world.leaderOwner(leader)).isPresent();
  }

  /** A leader whose unit is no unit of an empire goes to another one. */
  public static void restore(Play play, int position, List<Integer> leaders) {
    World world = play.world();
    for (int leader : leaders) {
      List<Integer> areas = Appointment.posts(world, position);
      if (keeps(world, leader) && isWithout(world, leader) && !areas.isEmpty()) {
        Appointment.post(play, leader, areas);
      }
    }
  }

  /** Where leaders are captured, one who loses his unit is not lost, but stands alone. */
  private static boolean isWithout(World world, int leader) {
    int place = world.leaderAt(leader);
    return place == World.BOX
        || (Custody.isUsed(world) && !world.isCaptive(leader) && world.occupant(place) < 0);
  }
}
