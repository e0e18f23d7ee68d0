package org.groma.engine.invasions.diplomacy;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.DiplomacyDeck;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;

/** What one kind of diplomacy card needs and does. */
interface EnvoyCard {

  /** What the card itself forbids; what all cards have in common is in {@link Errands}. */
  Optional<Refusal> refusal(World world, int holder, Errand errand);

  /** What it could be played for on a nation. */
  void add(World world, int holder, int target, List<Errand> errands);

  /** Carries it out; the price has been paid. */
  void play(Play play, int holder, Errand errand);

  static EnvoyCard of(DiplomacyDeck.Kind kind) {
    return switch (kind) {
      case ALLIANCE -> new AllianceCard();
      case FOEDUS -> new FoedusCard();
      case MARRIAGE -> new MarriageCard();
      case MERCENARY -> new MercenaryCard();
      case TREATY -> new TreatyCard();
      case TRIBUTE -> new TributeCard();
      case GRAFT, NOTHING ->
          throw new IllegalArgumentException(kind + " is not sent with an envoy");
    };
  }
}
