package org.groma.engine.invasions.events;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Cards;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.Rule;

/** The pile of event cards: shuffled when the game opens, and by the card that says so. */
@Rule("X.B")
public final class EventPile {

  private EventPile() {}

  /** Shuffles the whole deck. */
  public static void open(Play play) {
    shuffle(play, play.setting().events().all());
  }

  /** Whether nobody has drawn a card yet, nor could. */
  static boolean isUnopened(Play play) {
    Cards cards = play.world().cards();
    if (cards.events().size() > 0 || cards.discards().size() > 0) {
      return false;
    }
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      if (cards.hand(seat).size() > 0) {
        return false;
      }
    }
    return true;
  }

  /** Shuffles the discards into what is left of the pile. */
  static void reshuffle(Play play) {
    Cards cards = play.world().cards();
    int[] left = cards.events().toArray();
    int[] back = cards.discards().toArray();
    int[] all = new int[left.length + back.length];
    System.arraycopy(left, 0, all, 0, left.length);
    System.arraycopy(back, 0, all, left.length, back.length);
    shuffle(play, all);
  }

  /** Whether there is anything to draw but cards that shuffle. */
  static boolean hasOtherCards(Play play) {
    CardList pile = play.world().cards().events();
    for (int i = 0; i < pile.size(); i++) {
      if (!PublicEvents.isShuffling(play.setting().events().card(pile.get(i)))) {
        return true;
      }
    }
    return false;
  }

  private static void shuffle(Play play, int[] cards) {
    Dice dice = play.table().dice();
    for (int i = cards.length - 1; i > 0; i--) {
      int j = dice.below(i + 1);
      int card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
    play.happen(new CardEvent.EventsShuffled(CardList.of(cards)));
  }
}
