package org.groma.engine.invasions.activation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.groma.engine.invasions.administration.IdleLeaders;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.events.EventPlays;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The leaders of a nation go on campaign, one after the other. */
@Rule("XXII.A")
final class Campaigns {

  private Campaigns() {}

  static void play(Play play, int nation) {
    List<Integer> leaders = leaders(play.world(), nation);
    while (!leaders.isEmpty()) {
      int leader = play.table().ask(new ChooseCampaigner(nation, leaders));
      if (leader == Stack.NO_LEADER) {
        return;
      }
      campaign(play, nation, leader);
      leaders = leaders(play.world(), nation);
    }
  }

  /** Those of the nation and its allies who could set out and have not. */
  private static List<Integer> leaders(World world, int nation) {
    List<Integer> found = new ArrayList<>();
    for (long rest = world.diplomacy().bloc(nation); rest != 0; rest &= rest - 1) {
      int ally = Long.numberOfTrailingZeros(rest);
      for (int i = 0; i < world.setting().leaderCount(ally); i++) {
        int leader = world.setting().leader(ally, i);
        if (mayCampaign(world, leader)) {
          found.add(leader);
        }
      }
    }
    Collections.sort(found);
    return found;
  }

  private static boolean mayCampaign(World world, int leader) {
    return world.isInPlay(leader)
        && world.campaigns(leader) == 0
        && world.mostCampaigns(leader) > 0
        && !IdleLeaders.isIdle(world, leader);
  }

  /** All campaigns of one leader, as long as he lives. */
  private static void campaign(Play play, int nation, int leader) {
    World world = play.world();
    // a card may give him one more while he is on his way
    for (int i = 1; i <= world.mostCampaigns(leader) && world.isInPlay(leader); i++) {
      play.happen(new SequenceEvent.CampaignBegan(leader));
      EventPlays.offer(play, Moment.MOVEMENT, nation);
      UnitStacks.move(play, nation, Phase.campaign(leader));
      CombatStep.run(play, nation, leader, i == world.mostCampaigns(leader));
    }
    KeptSieges.giveUp(play, nation, leader);
  }
}
