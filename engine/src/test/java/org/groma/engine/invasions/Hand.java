package org.groma.engine.invasions;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.events.HeldCard;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;

/** The event cards that players hold in a test. */
public final class Hand {

  public static final int ROMAN = 0;
  public static final int HUN = 1;
  public static final int PERSIAN = 2;
  public static final int GOTHIC = 3;

  private Hand() {}

  public static HeldCard held(String id) {
    return new HeldCard(Sample.SETTING.events().named(id).number(), false);
  }

  /** Gives a nation a diplomacy card from a pile made for it. */
  public static void dealDiplomacy(World world, String nation, DiplomacyDeck.Kind kind) {
    int card = Sample.SETTING.diplomacyDeck().card(kind);
    world.apply(new CardEvent.DiplomacyShuffled(CardList.of(card)));
    world.apply(new CardEvent.DiplomacyDrawn(Sample.nation(nation), card));
  }

  /** Gives a player cards from a pile made for it. */
  public static void deal(World world, int seat, String... ids) {
    for (String id : ids) {
      int card = held(id).card();
      world.apply(new CardEvent.EventsShuffled(CardList.of(card)));
      world.apply(new CardEvent.EventDrawn(seat, card));
    }
  }
}
