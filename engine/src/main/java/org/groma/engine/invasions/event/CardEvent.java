package org.groma.engine.invasions.event;

/** Cards were shuffled, drawn, played or put away; and what a card changes for all this turn. */
public sealed interface CardEvent extends InvasionsEvent {

  /** The event pile lies in this order, the last card on top; the discards are empty. */
  record EventsShuffled(CardList order) implements CardEvent {}

  record EventDrawn(int seat, int card) implements CardEvent {}

  /** A card went from a hand, or straight from the pile, to the discards. */
  record EventPlayed(int seat, int card) implements CardEvent {}

  /** A pillage marker is kept to be played like this event card; it is not part of the pile. */
  record MarkerKept(int seat, int card) implements CardEvent {}

  record MarkerPlayed(int seat, int card) implements CardEvent {}

  /** A card went from one hand to another. */
  record EventTaken(int from, int to, int card) implements CardEvent {}

  /** The same for a pillage marker that is kept like a card. */
  record MarkerTaken(int from, int to, int card) implements CardEvent {}

  record DiplomacyShuffled(CardList order) implements CardEvent {}

  record DiplomacyDrawn(int nation, int card) implements CardEvent {}

  record DiplomacyPlayed(int nation, int card) implements CardEvent {}

  /** The caravan that is exceptional this turn. */
  record CaravanChosen(int province) implements CardEvent {}

  /** Incomes of caravans this turn in halves, and markers for Barbarians. */
  record CaravansSet(int exceptional, int others, int markers) implements CardEvent {}

  /** What commerce brings this turn, in hundredths. */
  record CommerceSet(int percent) implements CardEvent {}

  /** The provinces of an Area yield less this turn, in hundredths; also for who has a granary. */
  record HarvestSet(int area, int percent, int granary) implements CardEvent {}
}
