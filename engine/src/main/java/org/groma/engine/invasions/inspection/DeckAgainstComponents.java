package org.groma.engine.invasions.inspection;

import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;

/** Decks that are not as large as the box says. */
final class DeckAgainstComponents implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.deck-against-components",
          Severity.ERROR,
          "II",
          "Deck of another size than the list of components says",
          "A card too many or too few changes every chance of drawing one.",
          "The deck Diplomacy has 17 cards, but the list of components has 18.",
          "Correct the copies of a card, add the missing card, or correct the list of components.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  /** Decks by the row of the table of components that counts them. */
  private static final Map<String, String> ROWS =
      Map.of(
          "administration", "administration-cards",
          "diplomacy", "diplomacy-cards",
          "events", "event-cards");

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    TableReader tables = new TableReader(ground.project());
    for (Deck deck : ground.project().get(Kinds.DECKS)) {
      String row = ROWS.getOrDefault(deck.id().slug(), "");
      if (tables.has("components", row, "count")) {
        int said = tables.number("components", row, "count");
        if (said > 0 && said != deck.size()) {
          out.accept(
              Objection.of(
                  ABOUT,
                  String.format(
                      Locale.ROOT,
                      "The deck %s has %d cards, but the list of components has %d.",
                      deck.name(),
                      deck.size(),
                      said),
                  "cards",
                  "deck:" + deck.id(),
                  "table:components"));
        }
      }
    }
  }
}
