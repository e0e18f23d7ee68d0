package org.groma.engine.invasions.diplomacy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
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
    if (isTrue(errand, world::isInvading)) {
      return refuse("Nobody treats with an invading nation");
    }
    // a mercenary serves in the next activation of who hires it, be it in the next turn
    boolean late =
        errand.card() != DiplomacyDeck.Kind.MERCENARY
            && (world.realms().hasActivated(holder)
                || isTrue(errand, world.realms()::hasActivated));
    return late ? refuse("One of the two nations has had its activation") : Optional.empty();
  }

  /** Whether something is true of the nation that a card is played on, or of its partner. */
  private static boolean isTrue(Errand errand, IntPredicate what) {
    return what.test(errand.target()) || (errand.other() >= 0 && what.test(errand.other()));
  }

  private static boolean isInPlay(World world, int nation) {
    return world.activity(nation) == Activity.ACTIVE
        || (world.activity(nation) == Activity.INACTIVE && world.setting().nation(nation).minor());
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal(SECTION, reason));
  }

  /**
   * All that a nation could do with its cards.
   *
   * @param active the nation about to activate; {@link World#NOBODY} before the Military Phase
   */
  static List<Errand> options(World world, int holder, int active) {
    List<Errand> found = new ArrayList<>();
    for (DiplomacyDeck.Kind kind : kinds(world, holder)) {
      for (int target = 0; target < world.setting().nations(); target++) {
        add(world, holder, kind, target, active, found);
      }
    }
    return found;
  }

  /** Whether a nation could do anything with its cards. */
  static boolean isAny(World world, int holder, int active) {
    List<Errand> found = new ArrayList<>();
    for (DiplomacyDeck.Kind kind : kinds(world, holder)) {
      for (int target = 0; target < world.setting().nations(); target++) {
        add(world, holder, kind, target, active, found);
        if (!found.isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * What cannot wait: what the nation could do to anybody when it is about to activate itself, and
   * otherwise what it could do to the nation that is.
   */
  static List<Errand> pressing(World world, int holder, int active) {
    List<Errand> found = new ArrayList<>();
    if (active == World.NOBODY) {
      return found;
    }
    for (DiplomacyDeck.Kind kind : kinds(world, holder)) {
      if (holder != active && kind != DiplomacyDeck.Kind.MERCENARY) {
        add(world, holder, kind, active, active, found);
      }
      for (int target = 0; holder == active && target < world.setting().nations(); target++) {
        add(world, holder, kind, target, active, found);
      }
    }
    return found;
  }

  /** The kinds of card that a nation could send an envoy with: it holds them and can pay. */
  private static List<DiplomacyDeck.Kind> kinds(World world, int holder) {
    DiplomacyDeck deck = world.setting().diplomacyDeck();
    CardList cards = world.cards().envoys(holder);
    List<DiplomacyDeck.Kind> kinds = new ArrayList<>();
    for (int i = 0; i < cards.size(); i++) {
      DiplomacyDeck.Kind kind = deck.kind(cards.get(i));
      boolean sent = kind != DiplomacyDeck.Kind.GRAFT && kind != DiplomacyDeck.Kind.NOTHING;
      boolean late = kind != DiplomacyDeck.Kind.MERCENARY && world.realms().hasActivated(holder);
      if (sent && !late && !kinds.contains(kind) && world.gold(holder) >= deck.price(kind)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /** Adds what a card can be played for on a nation. */
  private static void add(
      World world,
      int holder,
      DiplomacyDeck.Kind kind,
      int target,
      int active,
      List<Errand> found) {
    if (!isInPlay(world, target) || (kind == DiplomacyDeck.Kind.FOEDUS && target != active)) {
      return;
    }
    List<Errand> possible = new ArrayList<>();
    EnvoyCard.of(kind).add(world, holder, target, possible);
    for (Errand errand : possible) {
      if (!found.contains(errand) && refusal(world, holder, errand).isEmpty()) {
        found.add(errand);
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
