package org.groma.engine.invasions.story;

import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.phrases.Amounts;
import org.groma.engine.invasions.sequence.Step;

/** Cards that are drawn, kept and played. */
final class CardStory {

  private final Tale tale;
  private final Names names;

  CardStory(Tale tale) {
    this.tale = tale;
    this.names = tale.names;
  }

  void tell(CardEvent event) {
    switch (event) {
      case CardEvent.EventsShuffled(CardList order) ->
          tale.note("the " + order.size() + " event cards are shuffled (X.B)");
      case CardEvent.EventDrawn(int seat, int card) ->
          tale.open(0, new Draw(names.seat(seat) + " draws " + names.event(card), seat, card));
      case CardEvent.EventPlayed(int seat, int card) -> play(seat, card);
      case CardEvent.MarkerKept(int seat, int card) ->
          tale.note(names.seat(seat) + " keeps the marker to play it as " + names.event(card));
      case CardEvent.MarkerPlayed(int seat, int card) ->
          tale.say(
              names.seat(seat) + " plays a pillage marker as " + names.event(card) + " (XI.F)");
      case CardEvent.DiplomacyShuffled(CardList order) ->
          tale.note("the " + order.size() + " diplomacy cards are shuffled (XXX.A)");
      case CardEvent.DiplomacyDrawn(int nation, int card) -> drawEnvoy(nation, card);
      case CardEvent.DiplomacyPlayed(int nation, int card) -> playEnvoy(nation, card);
      case CardEvent.CaravanChosen(int province) ->
          tale.say(
              "The caravan of "
                  + names.place(province)
                  + " is exceptional"
                  + (tale.dice.isEmpty() ? "" : ": die " + tale.dice.take())
                  + " (X.D)");
      case CardEvent.CaravansSet(int exceptional, int others, int _) ->
          tale.note(
              "caravans bring "
                  + Amounts.plain(exceptional)
                  + " and "
                  + Amounts.plain(others)
                  + " Gold this turn");
      case CardEvent.CommerceSet(int percent) ->
          tale.note("commerce brings " + percent + " % this turn (XIV.F)");
      case CardEvent.HarvestSet(int area, int percent, int granary) ->
          tale.note(
              names.area(area)
                  + " yields "
                  + percent
                  + " % this turn"
                  + (granary == percent ? "" : ", " + granary + " % to whoever holds its granary")
                  + " (XIV.B)");
      case CardEvent.EventTaken(int from, int to, int card) -> take(from, to, card);
      case CardEvent.MarkerTaken(int from, int to, int card) -> take(from, to, card);
    }
  }

  /** A public card is played as soon as it is drawn. */
  private void play(int seat, int card) {
    if (tale.page.growing(Draw.class).filter(draw -> draw.is(seat, card)).isPresent()) {
      tale.page.growing(Draw.class).ifPresent(Draw::happen);
    } else {
      tale.say(names.seat(seat) + " plays " + names.event(card) + " (X.B)");
    }
  }

  private void take(int from, int to, int card) {
    tale.say(
        names.seat(to) + " takes " + names.event(card) + " from " + names.seat(from) + " (XXIX.B)");
  }

  /** What is left at the end of the turn is handed back for Gold. */
  private void playEnvoy(int nation, int card) {
    if (tale.step != Step.END_OF_DIPLOMACY) {
      tale.open(0, new Errand(names, nation, card));
      return;
    }
    tale.page
        .growing(Envoys.class)
        .orElseGet(() -> {
          Envoys begun = new Envoys(names, "Cards handed back (XXX.A): ");
          tale.open(0, begun);
          return begun;
        })
        .add(nation, card);
  }

  private void drawEnvoy(int nation, int card) {
    tale.page
        .growing(Envoys.class)
        .orElseGet(() -> {
          Envoys begun = new Envoys(names, "Diplomacy cards drawn (XXX.A): ");
          tale.open(0, begun);
          return begun;
        })
        .add(nation, card);
  }
}
