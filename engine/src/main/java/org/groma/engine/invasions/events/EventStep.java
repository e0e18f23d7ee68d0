package org.groma.engine.invasions.events;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.kernel.Rule;

/** Every player draws an event card; public ones happen at once, private ones are kept. */
@Rule("X.B")
public final class EventStep {

  private EventStep() {}

  public static void run(Play play) {
    if (EventPile.isUnopened(play)) {
      EventPile.open(play);
    }
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      draw(play, seat);
    }
  }

  /** A card that shuffles the pile is replaced by another draw; an empty pile gives none. */
  private static void draw(Play play, int seat) {
    boolean again = true;
    while (again) {
      CardList pile = play.world().cards().events();
      if (pile.size() == 0) {
        return;
      }
      EventCard card = play.setting().events().card(pile.get(pile.size() - 1));
      play.happen(new CardEvent.EventDrawn(seat, card.number()));
      again = card.isPublic() && happen(play, seat, card);
    }
  }

  /** Whether the player draws once more. */
  private static boolean happen(Play play, int seat, EventCard card) {
    play.happen(new CardEvent.EventPlayed(seat, card.number()));
    if (PublicEvents.isShuffling(card)) {
      EventPile.reshuffle(play);
      return EventPile.hasOtherCards(play);
    }
    PublicEvents.happen(play, seat, card);
    return false;
  }
}
