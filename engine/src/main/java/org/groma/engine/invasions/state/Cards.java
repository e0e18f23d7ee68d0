package org.groma.engine.invasions.state;

import java.util.Arrays;
import org.groma.engine.invasions.event.CardEvent;
import org.groma.engine.invasions.event.CardList;
import org.groma.engine.invasions.setting.Setting;

/** Piles and hands, and what cards changed for everybody this turn. */
public final class Cards {

  private static final int FULL = 100;

  private CardList events = CardList.NONE;
  private CardList discards = CardList.NONE;
  private CardList diplomacy = CardList.NONE;
  private final CardList[] hands;
  private final CardList[] markers;
  private final CardList[] envoys;
  private final int[] harvest;
  private final int[] granaries;
  private int commerce;
  private int caravan;
  private int exceptional;
  private int others;
  private int caravanMarkers;

  Cards(Setting setting) {
    hands = new CardList[setting.scenario().players().size()];
    Arrays.fill(hands, CardList.NONE);
    markers = hands.clone();
    envoys = new CardList[setting.nations()];
    Arrays.fill(envoys, CardList.NONE);
    harvest = new int[setting.board().areas()];
    granaries = new int[setting.board().areas()];
    begin();
  }

  private Cards(Cards other) {
    events = other.events;
    discards = other.discards;
    diplomacy = other.diplomacy;
    hands = other.hands.clone();
    markers = other.markers.clone();
    envoys = other.envoys.clone();
    harvest = other.harvest.clone();
    granaries = other.granaries.clone();
    commerce = other.commerce;
    caravan = other.caravan;
    exceptional = other.exceptional;
    others = other.others;
    caravanMarkers = other.caravanMarkers;
  }

  Cards copy() {
    return new Cards(this);
  }

  /** A new turn. */
  void begin() {
    Arrays.fill(harvest, FULL);
    Arrays.fill(granaries, FULL);
    commerce = FULL;
    caravan = World.NOBODY;
    exceptional = 0;
    others = 0;
    caravanMarkers = 0;
  }

  void apply(CardEvent event) {
    switch (event) {
      case CardEvent.EventsShuffled(CardList order) -> {
        events = order;
        discards = CardList.NONE;
      }
      case CardEvent.EventDrawn(int seat, int card) -> {
        events = withoutTop(events, card);
        hands[seat] = hands[seat].with(card);
      }
      case CardEvent.EventPlayed(int seat, int card) -> {
        hands[seat] = hands[seat].without(card);
        discards = discards.with(card);
      }
      case CardEvent.MarkerKept(int seat, int card) -> markers[seat] = markers[seat].with(card);
      case CardEvent.MarkerPlayed(int seat, int card) ->
          markers[seat] = markers[seat].without(card);
      case CardEvent.EventTaken(int from, int to, int card) -> take(hands, from, to, card);
      case CardEvent.MarkerTaken(int from, int to, int card) -> take(markers, from, to, card);
      case CardEvent.DiplomacyShuffled(CardList order) -> diplomacy = order;
      case CardEvent.DiplomacyDrawn(int nation, int card) -> {
        diplomacy = withoutTop(diplomacy, card);
        envoys[nation] = envoys[nation].with(card);
      }
      case CardEvent.DiplomacyPlayed(int nation, int card) ->
          envoys[nation] = envoys[nation].without(card);
      case CardEvent.CaravanChosen(int province) -> caravan = province;
      case CardEvent.CaravansSet(int best, int rest, int drawn) -> {
        exceptional = best;
        others = rest;
        caravanMarkers = drawn;
      }
      case CardEvent.CommerceSet(int percent) -> commerce = percent;
      case CardEvent.HarvestSet(int area, int percent, int granary) -> {
        harvest[area] = percent;
        granaries[area] = granary;
      }
    }
  }

  private static void take(CardList[] held, int from, int to, int card) {
    held[from] = held[from].without(card);
    held[to] = held[to].with(card);
  }

  private static CardList withoutTop(CardList pile, int card) {
    if (pile.size() == 0 || pile.get(pile.size() - 1) != card) {
      throw new IllegalArgumentException("card " + card + " is not on top of " + pile);
    }
    return CardList.of(Arrays.copyOf(pile.toArray(), pile.size() - 1));
  }

  /** The event pile; the last card is on top. */
  public CardList events() {
    return events;
  }

  public CardList discards() {
    return discards;
  }

  public CardList diplomacy() {
    return diplomacy;
  }

  /** The event cards that a player holds. */
  public CardList hand(int seat) {
    return hands[seat];
  }

  /** The event cards for which a player holds pillage markers. */
  public CardList markers(int seat) {
    return markers[seat];
  }

  /** The diplomacy cards of a nation. */
  public CardList envoys(int nation) {
    return envoys[nation];
  }

  public int harvestPercent(int area) {
    return harvest[area];
  }

  /** The same for a nation that holds a granary of the Area. */
  public int granaryPercent(int area) {
    return granaries[area];
  }

  public int commercePercent() {
    return commerce;
  }

  /** The province of the exceptional caravan, or -1 before it is known. */
  public int caravan() {
    return caravan;
  }

  /** What a card makes of caravan incomes this turn, in halves; 0 where no card did. */
  public int exceptionalCaravan() {
    return exceptional;
  }

  public int otherCaravans() {
    return others;
  }

  public int caravanMarkers() {
    return caravanMarkers;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cards that
        && events.equals(that.events)
        && discards.equals(that.discards)
        && diplomacy.equals(that.diplomacy)
        && Arrays.equals(hands, that.hands)
        && Arrays.equals(markers, that.markers)
        && Arrays.equals(envoys, that.envoys)
        && Arrays.equals(harvest, that.harvest)
        && Arrays.equals(granaries, that.granaries)
        && commerce == that.commerce
        && caravan == that.caravan
        && exceptional == that.exceptional
        && others == that.others
        && caravanMarkers == that.caravanMarkers;
  }

  @Override
  public int hashCode() {
    return events.hashCode() + 31 * Arrays.hashCode(hands) + 37 * Arrays.hashCode(envoys);
  }
}
