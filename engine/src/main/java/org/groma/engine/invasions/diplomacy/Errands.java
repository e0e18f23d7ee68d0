package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.play.Coffers;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/** What all diplomacy cards have in common: who may be approached, until when, and the price. */
@Rule("XXX.A")
final class Errands {

  private static final String SECTION = "XXX.A";

  private Errands() {}

  static Optional<Refusal> refusal(World world, int holder, Errand errand) {
    DiplomacyDeck deck = world.setting().diplomacyDeck();
    DiplomacyDeck.Kind kind = errand.card();
    if (kind == DiplomacyDeck.Kind.GRAFT || kind == DiplomacyDeck.Kind.NOTHING) {
      return refuse("This card is not played on a nation");
    }
    if (!world.cards().envoys(holder).contains(deck.card(kind))) {
      return refuse("The nation does not hold this card");
    }
    if (world.gold(holder) < deck.price(kind)) {
      return refuse("The Treasury cannot pay for this card");
    }
    return refusalOfTarget(world, holder, errand)
        .or(() -> EnvoyCard.of(kind).refusal(world, holder, errand));
  }

  private static Optional<Refusal> refusalOfTarget(World world, int holder, Errand errand) {
    int target = errand.target();
    if (target < 0 || target >= world.setting().nations() || !isInPlay(world, target)) {
      return refuse("The card is played on a nation in play");
    }
    if (world.isInvading(target)) {
      return refuse("Nobody treats with an invading nation");
    }
    boolean late =
        world.realms().hasActivated(holder)
            || (world.realms().hasActivated(target)
                && errand.card() != DiplomacyDeck.Kind.MERCENARY);
    return late ? refuse("One of the two nations has had its activation") : Optional.empty();
  }

  private static boolean isInPlay(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE
        || (world.activity(nation) == Activity.INACTIVE && world.setting().nation(nation).minor());
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal(SECTION, reason));
  }

  /**
   * What a nation could do with its cards at the last moment for it: on anybody when it is about to
   * activate itself, otherwise on the nation that is.
   *
   * @param active the nation about to activate
   */
  static List<Errand> options(World world, int holder, int active) {
    List<Errand> found = new ArrayList<>();
    CardList cards = world.cards().envoys(holder);
    for (int i = 0; i < cards.size(); i++) {
      DiplomacyDeck.Kind kind = world.setting().diplomacyDeck().kind(cards.get(i));
      boolean again = i > 0 && cards.get(i) == cards.get(i - 1);
      boolean sent = kind != DiplomacyDeck.Kind.GRAFT && kind != DiplomacyDeck.Kind.NOTHING;
      // a mercenary serves in the next activation of who hires it
      if (sent && !again && (kind != DiplomacyDeck.Kind.MERCENARY || holder == active)) {
        add(world, holder, active, EnvoyCard.of(kind), found);
      }
    }
    found.removeIf(errand -> refusal(world, holder, errand).isPresent());
    return found;
  }

  private static void add(World world, int holder, int active, EnvoyCard card, List<Errand> found) {
    if (holder != active) {
      card.add(world, holder, active, found);
      return;
    }
    for (int target = 0; target < world.setting().nations(); target++) {
      if (target == holder || isInPlay(world, target)) {
        card.add(world, holder, target, found);
      }
    }
  }

  /** The card is laid down, paid for and carried out. */
  static void carryOut(Play play, int holder, Errand errand) {
    DiplomacyDeck deck = play.setting().diplomacyDeck();
    int card = deck.card(errand.card());
    play.happen(new CardEvent.DiplomacyPlayed(holder, card));
    if (play.table().isHeard()) {
      play.tell(new DiplomacyTold.CardPlayed(holder, card, errand.target()));
    }
    int price = deck.price(errand.card());
    if (price > 0) {
      play.happen(new NationEvent.GoldChanged(holder, -price));
      Coffers.gain(play, errand.target(), price);
    }
    EnvoyCard.of(errand.card()).play(play, holder, errand);
  }
}
