package org.groma.engine.invasions.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Inventory.Item;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;

/** The cards and markers of a project, by the numbers that events give them. */
final class Decks {

  /** A diplomacy card without an effect, which nobody can play. */
  private static final String BLANK = "nothing";

  private final List<Item> drawn = new ArrayList<>();
  private final List<Item> played = new ArrayList<>();

  final Numbered eventsDrawn;
  final Numbered eventsPlayed;
  final Numbered diplomacyDrawn;
  final Numbered diplomacyPlayed;
  final Numbered administrationPlayed;
  final Numbered calamitiesDrawn;
  final Numbered pillageDrawn;

  Decks(Project project) {
    Optional<Deck> events = project.get(Kinds.DECKS).find("events");
    Optional<Deck> diplomacy = project.get(Kinds.DECKS).find("diplomacy");
    eventsDrawn = kinds(events, drawn, true);
    eventsPlayed = kinds(events, played, false);
    diplomacyDrawn = kinds(diplomacy, drawn, true);
    diplomacyPlayed = kinds(diplomacy, played, false);
    administrationPlayed = copies(project.get(Kinds.DECKS).find("administration"), played);
    calamitiesDrawn = kinds(project.get(Kinds.DECKS).find("calamities"), drawn, true);
    pillageDrawn = kinds(project.get(Kinds.DECKS).find("pillage-markers"), drawn, true);
  }

  List<Item> drawn() {
    return List.copyOf(drawn);
  }

  List<Item> played() {
    return List.copyOf(played);
  }

  /**
   * A deck of which all copies of a card have the same number.
   *
   * @param withBlank whether a card that does nothing counts: it is drawn, but nobody plays it
   */
  private static Numbered kinds(Optional<Deck> deck, List<Item> list, boolean withBlank) {
    List<Deck.Card> cards = deck.map(Deck::cards).orElse(List.of());
    Numbered numbered = new Numbered(cards.size(), list);
    for (int i = 0; i < cards.size(); i++) {
      if (withBlank || !cards.get(i).id().slug().equals(BLANK)) {
        numbered.add(i, item(deck.orElseThrow(), i));
      }
    }
    return numbered;
  }

  /** A deck of which every copy has a number of its own. */
  private static Numbered copies(Optional<Deck> deck, List<Item> list) {
    List<Deck.Card> cards = deck.map(Deck::cards).orElse(List.of());
    Numbered numbered = new Numbered(deck.map(Deck::size).orElse(0), list);
    int number = 0;
    for (int i = 0; i < cards.size(); i++) {
      numbered.add(number, item(deck.orElseThrow(), i));
      for (int copy = 1; copy < cards.get(i).copies(); copy++) {
        numbered.repeat(number + copy, number);
      }
      number += cards.get(i).copies();
    }
    return numbered;
  }

  private static Item item(Deck deck, int card) {
    return new Item(
        "deck:" + deck.id().slug(),
        Optional.of("$.cards[" + card + "]"),
        deck.cards().get(card).name() + " (" + deck.name() + ")");
  }
}
