package org.groma.engine.invasions.invariant;

import java.util.List;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.setting.EventDeck;
import org.groma.engine.invasions.state.Cards;
import org.groma.engine.invasions.state.World;

/** Once shuffled, every event card is in the pile, in a hand or among the discards. */
final class CardsConserved extends WorldInvariant {

  CardsConserved() {
    super("cards.conserved", "X.B");
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof CardEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    Cards cards = world.cards();
    EventDeck deck = world.setting().events();
    int[] copies = new int[deck.kinds()];
    count(cards.events(), copies);
    count(cards.discards(), copies);
    for (int seat = 0; seat < world.setting().scenario().players().size(); seat++) {
      count(cards.hand(seat), copies);
    }
    int all = 0;
    for (int count : copies) {
      all += count;
    }
    for (int card = 0; card < copies.length && all > 0; card++) {
      if (copies[card] != deck.card(card).copies()) {
        broken.add(
            deck.card(card).name()
                + " is there "
                + copies[card]
                + " times, not "
                + deck.card(card).copies());
      }
    }
  }

  private static void count(CardList cards, int[] copies) {
    for (int i = 0; i < cards.size(); i++) {
      copies[cards.get(i)]++;
    }
  }
}
