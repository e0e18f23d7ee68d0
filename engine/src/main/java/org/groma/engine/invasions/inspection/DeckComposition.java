package org.groma.engine.invasions.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;

/** Decks whose kinds of cards are not as many as they say of themselves. */
final class DeckComposition implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.deck-composition",
          Severity.ERROR,
          "XIII.C",
          "Deck with the wrong mix of cards",
          "How often each kind of card comes up is part of the balance of the game.",
          "The deck Administration has 8 cards tagged passive, but says that there are 7.",
          "Correct the tags of a card, or the numbers among the attributes of the deck.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Deck deck : ground.project().get(Kinds.DECKS)) {
      Map<String, Datum> said = new TreeMap<>();
      if (deck.attributes().get("types").orElse(null) instanceof Datum.Fields types) {
        said.putAll(types.fields());
      }
      for (String tag : List.of("private", "public")) {
        deck.attributes().get(tag).ifPresent(count -> said.put(tag, count));
      }
      said.forEach((tag, count) -> look(deck, tag, count, out));
    }
  }

  private static void look(Deck deck, String tag, Datum said, Consumer<Objection> out) {
    int count =
        deck.cards().stream()
            .filter(card -> card.tags().has(tag))
            .mapToInt(Deck.Card::copies)
            .sum();
    if (said instanceof Datum.Amount && !said.equals(Datum.number(count))) {
      out.accept(
          Ground.object(
              ABOUT,
              String.format(
                  Locale.ROOT,
                  "The deck %s has %d cards tagged %s, but says that there are %s.",
                  deck.name(),
                  count,
                  tag,
                  said),
              Kinds.DECKS,
              deck,
              "attributes"));
    }
  }
}
