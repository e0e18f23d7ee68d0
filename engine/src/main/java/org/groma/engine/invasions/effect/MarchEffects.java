package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.administration.IdleLeaders;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What cards do to the paces of a stack and to the campaigns of a leader. */
@Rule({"XVIII.B", "XXII.A"})
final class MarchEffects {

  private MarchEffects() {}

  /** The provinces where units stand that a nation commands, be they an ally's. */
  static List<Integer> stacks(World world, int nation) {
    long bloc = world.diplomacy().bloc(nation);
    List<Integer> found = new ArrayList<>();
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if ((world.mastersAt(province) & bloc) != 0) {
        found.add(province);
      }
    }
    return found;
  }

  /** The leaders who are on campaign or still may set out. */
  static List<Integer> leaders(World world, int nation) {
    long bloc = world.diplomacy().bloc(nation);
    List<Integer> found = new ArrayList<>();
    for (int leader = 0; leader < world.setting().leaders(); leader++) {
      boolean ours = (bloc & 1L << world.setting().leader(leader).nation()) != 0;
      boolean ready = world.campaigns(leader) == 0 || world.campaigner() == leader;
      if (ours && ready && world.isInPlay(leader) && !IdleLeaders.isIdle(world, leader)) {
        found.add(leader);
      }
    }
    return found;
  }

  /** All units and leaders of one stack go farther in this sub-step. */
  static void hasten(Play play, int nation, int paces) {
    World world = play.world();
    int province =
        ChooseTarget.ask(play, nation, ChooseTarget.Kind.PROVINCE, "paces", stacks(world, nation));
    if (province < 0) {
      return;
    }
    long bloc = world.diplomacy().bloc(nation);
    UnitSet units = world.unitsAt(province, bloc);
    play.happen(new UnitEvent.Hastened(units, paces));
    for (int i = world.firstLeaderAt(province); i >= 0; i = world.nextLeaderAt(i)) {
      if ((bloc & 1L << world.setting().leader(i).nation()) != 0) {
        play.happen(new LeaderEvent.Hastened(i, paces));
      }
    }
  }

  static void spur(Play play, int nation, int campaigns) {
    int leader =
        ChooseTarget.ask(
            play, nation, ChooseTarget.Kind.LEADER, "campaigns", leaders(play.world(), nation));
    if (leader >= 0) {
      play.happen(new LeaderEvent.Spurred(leader, campaigns));
    }
  }
}
