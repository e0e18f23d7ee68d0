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

/** Words of effects that name no target, place or calamity. */
final class UnknownParameter implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "scenario.unknown-parameter",
          Severity.ERROR,
          "X.B",
          "Parameter of an effect that the rules do not know",
          "The card is played, and whom or what it hits cannot be told.",
          "The deck Events says 'sefl' for target, which the rules do not know; 'self' may be"
              + " meant.",
          "Write one of the words that the parameter can have.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  /** What a parameter can say; some may name an entry instead. */
  private static final Map<String, Set<String>> WORDS =
      Map.ofEntries(
          Map.entry(
              "target",
              Set.of(
                  "self",
                  "target",
                  "any",
                  "all",
                  "barbarian",
                  "civilized",
                  "hostile",
                  "ruler",
                  "random-civilized-area",
                  "controller-of-area")),
          Map.entry("area", Set.of("chosen", "random-civilized", "own-random", "heretical")),
          Map.entry(
              "where",
              Set.of(
                  "own",
                  "own-city",
                  "own-city-or-site",
                  "own-empty-city-site",
                  "random-own-city",
                  "own-largest-stack",
                  "one-stack",
                  "any-stack-of-4-or-more",
                  "enemy-stack-of-3-or-more",
                  "same-area",
                  "besieged-city",
                  "any-area")),
          Map.entry("chosen-by", Set.of("owner", "target")),
          Map.entry("check", Set.of("d2", "federate-decides")),
          Map.entry("accept", Set.of("d2", "forced", "target-player")),
          Map.entry("until", Set.of("end-of-own-activation", "both-have-activated")),
          Map.entry("scope", Set.of("commerce", "provinces-of-one-area")),
          Map.entry("state", Set.of("active", "inactive")),
          Map.entry("section", Set.of("young", "mature", "old")),
          Map.entry("status", Set.of("barbarian", "kingdom", "empire")));

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
            } else if (value instanceof Datum.Text(String word) && WORDS.containsKey(name)) {
              word(ground, name, word, problems);
            }
            walk(ground, value, problems);
          });
      case Datum.Text _, Datum.Amount _, Datum.Flag _ -> {
        // stands under the name of the field it is in
      }
    }
  }

  private static void word(Ground ground, String name, String word, Consumer<String> problems) {
    boolean entry =
        ground.project().get(Kinds.NATIONS).contains(word)
            || ground.project().areas().contains(word)
            || ground.project().provinces().contains(word);
    if (!entry && !WORDS.get(name).contains(word)) {
      problems.accept(sentence(name, word, WORDS.get(name)));
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
