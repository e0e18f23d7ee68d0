package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Unused diplomacy cards are put away, a Gold for each (ruling E65), and all are shuffled. Alliances
 * and pacts for the turn are over.
 */
@Rule("XXX.A")
public final class EndOfDiplomacy {

  private EndOfDiplomacy() {}

  public static void run(Play play) {
    World world = play.world();
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      discard(play, nation);
      long brief = world.realms().briefAllies(nation) & world.diplomacy().allies(nation);
      for (long rest = brief; rest != 0; rest &= rest - 1) {
        Alliances.end(play, nation, Long.numberOfTrailingZeros(rest));
      }
      Bonds.endPacts(play, nation, true);
    }
    DiplomacyStep.shuffle(play);
  }

  private static void discard(Play play, int nation) {
    CardList cards = play.world().cards().envoys(nation);
    for (int i = 0; i < cards.size(); i++) {
      play.happen(new CardEvent.DiplomacyPlayed(nation, cards.get(i)));
    }
    if (cards.size() > 0) {
      int gold = cards.size() * play.setting().figures().bonds().unusedCard();
      play.happen(new NationEvent.GoldChanged(nation, gold));
    }
  }
}
