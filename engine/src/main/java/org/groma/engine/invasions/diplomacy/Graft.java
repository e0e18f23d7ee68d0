package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** A bribe lifts a siege, anybody's of anybody's city. */
@Rule("XXX.G")
public final class Graft {

  private Graft() {}

  /** Whether a nation bribes the besieger of a city. */
  public record ChooseGraft(World world, int chooser, int besieger, int province)
      implements YesOrNo {}

  /** Asks all who hold the card before a siege is rolled for; says whether the siege is lifted. */
  public static boolean mayLift(Play play, int besieger, int province) {
    World world = play.world();
    DiplomacyDeck deck = play.setting().diplomacyDeck();
    int card = deck.card(DiplomacyDeck.Kind.GRAFT);
    int price = deck.price(DiplomacyDeck.Kind.GRAFT);
    for (int nation = 0; nation < play.setting().nations(); nation++) {
      if (nation != besieger
          && !world.isInvading(besieger)
          && world.cards().envoys(nation).contains(card)
          && world.gold(nation) >= price
          && play.table().ask(new ChooseGraft(world, nation, besieger, province))) {
        play.happen(new CardEvent.DiplomacyPlayed(nation, card));
        play.happen(new NationEvent.GoldChanged(nation, -price));
        play.happen(new NationEvent.GoldChanged(besieger, price));
        if (play.table().isHeard()) {
          play.tell(new DiplomacyTold.SiegeLifted(nation, besieger, province));
        }
        return true;
      }
    }
    return false;
  }
}
