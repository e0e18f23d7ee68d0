package org.groma.engine.invasions.inventory;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CivilTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** Which cards are drawn and played. */
final class CardUse {

  private final Decks decks;
  private final Uses uses;

  /** In this step diplomacy cards are given back, not played. */
  private boolean diplomacyEnds;

  CardUse(Decks decks, Uses uses) {
    this.decks = decks;
    this.uses = uses;
  }

  void hear(InvasionsEvent event) {
    switch (event) {
      case SequenceEvent.StepBegan(String step) ->
          diplomacyEnds = step.equals(Step.END_OF_DIPLOMACY.word());
      case CardEvent.EventDrawn(int _, int card) ->
          decks.eventsDrawn.use(Usage.CARD_DRAWN, card, uses);
      case CardEvent.EventPlayed(int _, int card) -> {
        decks.eventsDrawn.use(Usage.CARD_DRAWN, card, uses); // public ones go straight to the table
        decks.eventsPlayed.use(Usage.CARD_PLAYED, card, uses);
      }
      case CardEvent.MarkerPlayed(int _, int card) ->
          decks.eventsPlayed.use(Usage.CARD_PLAYED, card, uses);
      case CardEvent.DiplomacyDrawn(int _, int card) ->
          decks.diplomacyDrawn.use(Usage.CARD_DRAWN, card, uses);
      case CardEvent.DiplomacyPlayed(int _, int card) -> {
        if (!diplomacyEnds) {
          decks.diplomacyPlayed.use(Usage.CARD_PLAYED, card, uses);
        }
      }
      case CivilTold.AdministrationPlayed(int _, int card) ->
          decks.administrationPlayed.use(Usage.CARD_PLAYED, card, uses);
      case RealmEvent.CalamityStruck(int _, int card) ->
          decks.calamitiesDrawn.use(Usage.CARD_DRAWN, card, uses);
      case NationEvent.PillageDrawn(int _, int card) ->
          decks.pillageDrawn.use(Usage.CARD_DRAWN, card, uses);
      default -> {
        // no matter of cards
      }
    }
  }
}
