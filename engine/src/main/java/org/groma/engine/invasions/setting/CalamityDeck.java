package org.groma.engine.invasions.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** The calamities. */
public final class CalamityDeck {

  private static final String DECK = "calamities";

  private final List<Calamity> calamities;

  private CalamityDeck(List<Calamity> calamities) {
    this.calamities = List.copyOf(calamities);
  }

  static CalamityDeck read(Project project, List<Shortfall> shortfalls) {
    Optional<Deck> deck = project.get(Kinds.DECKS).find(DECK);
    if (deck.isEmpty()) {
      shortfalls.add(new Shortfall("deck " + DECK, "the deck is missing"));
    }
    List<Calamity> calamities = new ArrayList<>();
    for (Deck.Card card : deck.map(Deck::cards).orElse(List.of())) {
      calamities.add(calamity(calamities.size(), card));
    }
    return new CalamityDeck(calamities);
  }

  private static Calamity calamity(int number, Deck.Card card) {
    String id = card.id().slug();
    if (card.attributes().get("worseUnderHeresy").orElse(null) instanceof Datum.Fields worse
        && worse.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
      return new Calamity(number, id, card.effects(), worse.get("when"), effects);
    }
    return new Calamity(number, id, card.effects(), Optional.empty(), List.of());
  }

  public int size() {
    return calamities.size();
  }

  public Calamity card(int number) {
    return calamities.get(number);
  }

  public Calamity named(String id) {
    for (Calamity calamity : calamities) {
      if (calamity.id().equals(id)) {
        return calamity;
      }
    }
    throw new IllegalArgumentException("there is no calamity " + id);
  }
}
