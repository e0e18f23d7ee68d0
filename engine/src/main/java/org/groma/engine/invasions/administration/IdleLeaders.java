package org.groma.engine.invasions.administration;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Rulers and unnamed leaders stay in the capital for a turn. They are moved there at once and may
 * still intercept and flee (ruling C73); named generals act as ever.
 */
@Rule("XIII.E")
public final class IdleLeaders {

  private IdleLeaders() {}

  public static void confine(Play play, int nation) {
    World world = play.world();
    play.happen(new RealmEvent.LeadersIdled(nation, true));
    int capital = world.capital(nation);
    for (int leader = 0; capital >= 0 && leader < play.setting().leaders(); leader++) {
      if (world.isInPlay(leader)
          && isIdle(world, leader)
          && play.setting().leader(leader).nation() == nation
          && world.leaderPlace(leader) != capital) {
        play.happen(new LeaderEvent.Posted(leader, capital));
      }
    }
  }

  /** Whether a leader may not move in his own nation's activation. */
  public static boolean isIdle(World world, int leader) {
    LeaderCard card = world.setting().leader(leader);
    return world.realms().areLeadersIdle(card.nation()) && (card.intrinsic() || !card.general());
  }
}
