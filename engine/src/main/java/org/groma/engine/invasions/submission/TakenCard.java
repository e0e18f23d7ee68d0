package org.groma.engine.invasions.submission;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.Cards;
import org.groma.engine.kernel.Rule;

/** Nomads who make a people submit take one of its player's events, drawn blindly. */
@Rule("XXIX.B")
final class TakenCard {

  private TakenCard() {}

  /** Nothing happens between nations of one player or of nobody, nor where the hand is empty. */
  static void draw(Play play, int vassal, int suzerain) {
    int from = play.setting().nation(vassal).seat();
    int to = play.setting().nation(suzerain).seat();
    if (from < 0 || to < 0 || from == to) {
      return;
    }
    Cards cards = play.world().cards();
    CardList hand = cards.hand(from);
    CardList markers = cards.markers(from);
    int held = hand.size() + markers.size();
    if (held == 0) {
      return;
    }
    int drawn = play.table().dice().below(held);
    play.happen(
        drawn < hand.size()
            ? new CardEvent.EventTaken(from, to, hand.get(drawn))
            : new CardEvent.MarkerTaken(from, to, markers.get(drawn - hand.size())));
  }
}
