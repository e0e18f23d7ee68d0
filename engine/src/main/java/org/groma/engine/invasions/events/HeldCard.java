package org.groma.engine.invasions.events;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.EventCard;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * A private event that a player holds.
 *
 * @param card its number in the deck; -1 for playing none
 * @param marker whether it is a pillage marker that counts as such a card
 */
@Rule({"X.B", "XXIV.D"})
public record HeldCard(int card, boolean marker) {

  public static final HeldCard NONE = new HeldCard(-1, false);

  /** What a player holds for a moment, each kind once; a card comes before a marker. */
  static List<HeldCard> of(World world, int seat, Moment moment) {
    CardList hand = world.cards().hand(seat);
    CardList markers = world.cards().markers(seat);
    if (!isAnyFor(world, hand, moment) && !isAnyFor(world, markers, moment)) {
      return List.of(); // nearly always
    }
    List<HeldCard> found = new ArrayList<>();
    add(world, hand, false, moment, found);
    add(world, markers, true, moment, found);
    return found;
  }

  private static boolean isAnyFor(World world, CardList cards, Moment moment) {
    for (int i = 0; i < cards.size(); i++) {
      if (world.setting().events().card(cards.get(i)).moment() == moment) {
        return true;
      }
    }
    return false;
  }

  private static void add(
      World world, CardList cards, boolean marker, Moment moment, List<HeldCard> found) {
    for (int i = 0; i < cards.size(); i++) {
      HeldCard held = new HeldCard(cards.get(i), marker);
      if (held.event(world).moment() == moment && !found.contains(held)) {
        found.add(held);
      }
    }
  }

  EventCard event(World world) {
    return world.setting().events().card(card);
  }

  boolean isHeldBy(World world, int seat) {
    CardList cards = marker ? world.cards().markers(seat) : world.cards().hand(seat);
    return cards.contains(card);
  }

  void play(Play play, int seat) {
    play.happen(
        marker ? new CardEvent.MarkerPlayed(seat, card) : new CardEvent.EventPlayed(seat, card));
  }
}
