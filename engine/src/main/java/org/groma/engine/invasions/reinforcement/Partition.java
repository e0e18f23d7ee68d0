package org.groma.engine.invasions.reinforcement;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Destinies;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.Decline;
import org.groma.engine.kernel.Rule;

/**
 * The Empire splits: its halves are allies no more, guests go home, and the half that the rule
 * belongs to declines and moves its capital.
 */
@Rule("VI.K")
final class Partition {

  private Partition() {}

  static void run(Play play) {
    for (Destinies.Split split : play.setting().destinies().splits()) {
      boolean allied = (play.world().diplomacy().allies(split.nation()) & 1L << split.other()) != 0;
      if (split.turn() == play.world().turn() && allied) {
        split(play, split);
      }
    }
  }

  private static void split(Play play, Destinies.Split split) {
    World world = play.world();
    play.happen(new NationEvent.AllianceEnded(split.nation(), split.other()));
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      if (world.holder(province) == split.nation()) {
        leave(play, split.other(), province);
      } else if (world.holder(province) == split.other()) {
        leave(play, split.nation(), province);
      }
    }
    Decline.change(play, split.nation(), split.decline());
    int capital = split.capital();
    if (capital >= 0 && world.holder(capital) == split.nation() && world.hasCity(capital)) {
      play.happen(new NationEvent.CapitalMoved(split.nation(), capital));
    }
  }

  /**
   * Guests go to a province of their own next door, or to their capital; whom that has no room for
   * goes to other provinces of theirs, and is lost where there is none.
   */
  private static void leave(Play play, int guest, int province) {
    World world = play.world();
    UnitSet units = world.unitsAt(province, 1L << guest);
    List<Integer> leaders = leaders(world, guest, province);
    if (units.isEmpty() && leaders.isEmpty()) {
      return;
    }
    int to =
        ChooseProvince.ask(
            play, guest, ChooseProvince.Purpose.GUESTS, near(world, guest, province, units.size()));
    to = to < 0 ? world.capital(guest) : to;
    if (to < 0) {
      return;
    }
    for (int leader : leaders) {
      play.happen(new LeaderEvent.Posted(leader, to));
    }
    UnitSet left = units.minus(enter(play, guest, units, to));
    for (int i = 0; i < play.setting().board().provinces() && !left.isEmpty(); i++) {
      if (i != province && world.holder(i) == guest) {
        left = left.minus(enter(play, guest, left, i));
      }
    }
    if (!left.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(left));
    }
  }

  /** As many as there is room for; says which. */
  private static UnitSet enter(Play play, int guest, UnitSet units, int to) {
    World world = play.world();
    int room = Stacking.limit(world, guest, to) - Stacking.counted(world, guest, to);
    UnitSet entering = units.first(room);
    Placement.place(play, entering, to);
    return entering;
  }

  private static List<Integer> leaders(World world, int nation, int province) {
    List<Integer> leaders = new ArrayList<>();
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      if (world.leaderPlace(leader) == province
          && world.setting().leader(leader).nation() == nation) {
        leaders.add(leader);
      }
    }
    return leaders;
  }

  private static List<Integer> near(World world, int nation, int from, int units) {
    List<Integer> near = new ArrayList<>();
    for (int province : ChooseProvince.withRoom(world, nation, units)) {
      if (world.holder(province) == nation
          && world.setting().board().edge(from, province) != Board.NONE) {
        near.add(province);
      }
    }
    return near;
  }
}
