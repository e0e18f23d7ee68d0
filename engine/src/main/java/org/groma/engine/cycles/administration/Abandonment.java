package org.groma.engine.cycles.administration;

import java.util.function.IntPredicate;
import org.groma.engine.cycles.economy.Holdings;
import org.groma.engine.cycles.economy.NeutralGarrisons;
import org.groma.engine.cycles.event.Account;
import org.groma.engine.cycles.event.LeaderEvent;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.mercenary.Service;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The end of a cycle: a position gives up, or collapses. The sequence begins it anew. */
@Rule({"14.2.1", "14.2.7", "14.3"})
public final class Abandonment {

  /** The word of a scenario for who keeps his treasury when he begins anew. */
  private static final String QUICK = "quick";

  /** With averages for victory, only who had a lower income may give up (14.3.2). */
  private static final int POOR = 10;

  private Abandonment() {}

  /** A position gives up if it may and wants to. */
  static void mayHappen(Play play, int position) {
    if (isAllowed(play.world(), position) && play.ask(new ChooseAbandon(play.world(), position))) {
      fall(play, position, play.setting().restart(position).filter(QUICK::equals).isPresent());
    }
  }

  public static boolean isAllowed(World world, int position) {
    return world.setting().restart(position).isPresent()
        && (!world.setting().options().advancedVictory() || world.taxes(position) < POOR);
  }

  /** All pieces go, the cities get neutral garrisons, and usually the treasury is lost. */
  public static void fall(Play play, int position, boolean keepsTreasury) {
    World world = play.world();
    Service.end(play, position);
    for (int unit : world.unitsOf(position)) {
      play.remove(unit);
    }
    removeLeaders(play, position, _ -> true);
    for (int city : Holdings.owned(world, position)) {
      NeutralGarrisons.take(play, city);
    }
    if (!keepsTreasury) {
      play.pay(position, -world.treasury(position), Account.LOST);
    }
    play.happen(new PositionEvent.Fell(position));
  }

  static void removeLeaders(Play play, int position, IntPredicate which) {
    World world = play.world();
    for (int leader = 0; leader < world.leaderCount(); leader++) {
      if (world.leaderOwner(leader) == position
          && world.leaderAt(leader) != World.BOX
          && which.test(leader)) {
        play.happen(new LeaderEvent.Lost(leader));
      }
    }
  }
}
