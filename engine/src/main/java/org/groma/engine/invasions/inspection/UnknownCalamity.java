package org.groma.engine.invasions.inspection;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.Deck;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/** Calamities of effects that no card is. */
final class UnknownCalamity implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unknown-calamity",
          Severity.ERROR,
          "X.B",
          "Calamity that there is not",
          "The card is played, and what it brings cannot be told.",
          "The deck Administration says 'usurpr' for a calamity, which the rules do not know;"
              + " 'usurper' may be meant.",
          "Write the id of a card of the deck of calamities, or draw.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (Deck deck : ground.project().get(Kinds.DECKS)) {
      for (int i = 0; i < deck.cards().size(); i++) {
        String path = "cards[" + i + "].effects";
        for (Datum effect : deck.cards().get(i).effects()) {
          walk(
              ground,
              effect,
              problem ->
                  out.accept(
                      Ground.object(
                          ABOUT, "The deck " + deck.name() + problem, Kinds.DECKS, deck, path)));
        }
      }
    }
    for (Nation nation : ground.project().get(Kinds.NATIONS)) {
      for (int i = 0; i < nation.special().size(); i++) {
        String path = "special[" + i + "].effects";
        String rule = "The rule '" + nation.special().get(i).name() + "' of the " + nation.name();
        for (Datum effect : nation.special().get(i).effects()) {
          walk(
              ground,
              effect,
              problem ->
                  out.accept(Ground.object(ABOUT, rule + problem, Kinds.NATIONS, nation, path)));
        }
      }
    }
  }

  private static void walk(Ground ground, Datum datum, Consumer<String> problems) {
    switch (datum) {
      case Datum.Items(List<Datum> items) -> items.forEach(item -> walk(ground, item, problems));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.forEach((name, value) -> {
            if (name.equals("calamity")) {
              calamity(ground, value, problems);
            }
            walk(ground, value, problems);
          });
      case Datum.Text _, Datum.Amount _, Datum.Flag _ -> {
        // stands under the name of the field it is in
      }
    }
  }

  private static void calamity(Ground ground, Datum value, Consumer<String> problems) {
    Set<String> names = new HashSet<>(Set.of("draw"));
    ground.project().get(Kinds.DECKS).find("calamities").stream()
        .flatMap(deck -> deck.cards().stream())
        .forEach(card -> names.add(card.id().slug()));
    if (value instanceof Datum.Fields fields
        && fields.get("name").orElse(null) instanceof Datum.Text(String name)
        && !names.contains(name)) {
      problems.accept(sentence("a calamity", name, names));
    }
  }

  private static String sentence(String name, String word, Set<String> known) {
    return " says '"
        + word
        + "' for "
        + name
        + ", which the rules do not know"
        + NearestWord.to(word, known).map(near -> "; '" + near + "' may be meant").orElse("")
        + ".";
  }
}
