package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.tables.Deck;
import org.groma.model.tables.TimeEntry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.NearestWord;

/**
 * Reads everything in a project that is written in the {@link Vocabulary}, and notes words that are
 * not in it and parameters that are missing or too many, before a game begins.
 */
public final class EffectReader {

  private static final List<String> DECKS =
      List.of("administration", "calamities", "diplomacy", "events", "pillage-markers");

  /** Parameters that are numbers wherever they stand. */
  private static final Set<String> NUMBERS =
      Set.of(
          "amount",
          "areas-needed",
          "cost",
          "count",
          "factor",
          "from-turn",
          "levels",
          "limit",
          "paces",
          "points",
          "price",
          "price-factor",
          "spaces",
          "until-turn");

  /** Parameters that are conditions. */
  private static final List<String> CONDITIONAL = List.of("if", "condition");

  /** The case that a card has when a heresy stands. */
  private static final String WORSE = "worseUnderHeresy";

  private final List<Shortfall> found = new ArrayList<>();

  private EffectReader() {}

  /** All that is wrong with the words of a project, each with its place. */
  public static List<Shortfall> check(Project project, Scenario scenario) {
    EffectReader reader = new EffectReader();
    for (String id : DECKS) {
      project.get(Kinds.DECKS).find(id).ifPresent(reader::deck);
    }
    project.get(Kinds.NATIONS).forEach(reader::nation);
    project.get(Kinds.TIME_TABLE).forEach(reader::entry);
    Spot where = new Spot("scenario " + scenario.id(), "scenario:" + scenario.id(), "$");
    reader.rules(where.field("special"), scenario.special());
    reader.rules(where.field("victory"), scenario.victory());
    return List.copyOf(reader.found);
  }

  private void rules(Spot where, List<Datum> rules) {
    for (int i = 0; i < rules.size(); i++) {
      word(where.item(i), "rule", Vocabulary.SCENARIO, rules.get(i));
    }
  }

  private void deck(Deck deck) {
    Spot cards = new Spot("deck " + deck.id(), "deck:" + deck.id(), "$.cards");
    for (int i = 0; i < deck.cards().size(); i++) {
      Deck.Card card = deck.cards().get(i);
      Spot where = cards.item(i).named(", card " + card.id());
      effects(where.field("effects"), card.effects());
      card.attributes()
          .get(WORSE)
          .ifPresent(worse -> effect(where.field("attributes").field(WORSE), worse));
    }
  }

  private void nation(Nation nation) {
    Spot where = new Spot("nation " + nation.id(), "nation:" + nation.id(), "$");
    for (int i = 0; i < nation.special().size(); i++) {
      Nation.Special special = nation.special().get(i);
      Spot rule = where.field("special").item(i).named(", rule " + special.name());
      special.when().ifPresent(when -> condition(rule.field("when"), when));
      effects(rule.field("effects"), special.effects());
    }
    for (int i = 0; i < nation.victory().size(); i++) {
      Nation.VictoryBlock block = nation.victory().get(i);
      Spot lines =
          where
              .field("victory")
              .item(i)
              .field("objectives")
              .named(", victory in turns " + block.turns());
      for (int k = 0; k < block.objectives().size(); k++) {
        Datum scoring = block.objectives().get(k).scoring();
        word(lines.item(k).field("scoring"), "objective", Vocabulary.SCORING, scoring);
      }
    }
  }

  private void entry(TimeEntry entry) {
    Spot where = new Spot("time table, " + entry.id(), "time-entry:" + entry.id(), "$.attributes");
    Attributes attributes = entry.attributes();
    attributes.get("condition").ifPresent(when -> condition(where.field("condition"), when));
    if (attributes.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
      effects(where.field("effects"), effects);
    }
  }

  private void effects(Spot where, List<Datum> effects) {
    for (int i = 0; i < effects.size(); i++) {
      effect(where.item(i), effects.get(i));
    }
  }

  private void effect(Spot where, Datum effect) {
    if (isCase(effect) && effect instanceof Datum.Fields parts) {
      parts.get("when").ifPresent(when -> condition(where.field("when"), when));
      if (parts.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
        effects(where.field("effects"), effects);
      }
    } else {
      word(where, "effect", Vocabulary.EFFECTS, effect);
    }
  }

  /** A condition with the effects that it brings. */
  private static boolean isCase(Datum datum) {
    return datum instanceof Datum.Fields parts
        && parts.get("when").isPresent()
        && parts.get("effects").isPresent();
  }

  /** An object with one field, whose name is the word. */
  private void word(Spot where, String kind, Map<String, Word> words, Datum written) {
    if (!(written instanceof Datum.Fields(Map<String, Datum> fields)) || fields.size() != 1) {
      lacks(
          where, "one " + kind + " is one word with what it says, and something else stands there");
      return;
    }
    Map.Entry<String, Datum> only = fields.entrySet().iterator().next();
    Word word = words.get(only.getKey());
    if (word == null) {
      String name = only.getKey();
      lacks(where, "'" + name + "' is no " + kind + " of this game" + hint(name, words));
    } else {
      parameters(where, kind, word, only.getValue());
    }
  }

  private void parameters(Spot where, String kind, Word word, Datum written) {
    if (!(written instanceof Datum.Fields given)) {
      for (String name : word.needed()) {
        lacks(where, "the " + kind + " '" + word.name() + "' lacks '" + name + "'");
      }
      return;
    }
    for (String name : word.needed()) {
      if (given.get(name).isEmpty()) {
        lacks(where, "the " + kind + " '" + word.name() + "' lacks '" + name + "'");
      }
    }
    given
        .fields()
        .forEach((name, value) -> {
          if (!word.knows(name)) {
            lacks(where, "the " + kind + " '" + word.name() + "' has no parameter '" + name + "'");
          } else if (NUMBERS.contains(name) && !(value instanceof Datum.Amount)) {
            lacks(where, "'" + name + "' of the " + kind + " '" + word.name() + "' is no number");
          }
        });
    for (String name : CONDITIONAL) {
      if (word.knows(name)) {
        given.get(name).ifPresent(when -> condition(where, when));
      }
    }
  }

  private void condition(Spot where, Datum when) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields)) || fields.isEmpty()) {
      lacks(where, "a condition is fields, and something else stands there");
      return;
    }
    fields.forEach((name, value) -> condition(where, name, value));
  }

  private void condition(Spot where, String name, Datum value) {
    Word word = Vocabulary.CONDITIONS.get(name);
    if (word == null) {
      lacks(
          where, "'" + name + "' is no condition of this game" + hint(name, Vocabulary.CONDITIONS));
      return;
    }
    switch (name) {
      case "all", "any" -> {
        if (value instanceof Datum.Items(List<Datum> items)) {
          items.forEach(each -> condition(where, each));
        } else {
          lacks(where, "the condition '" + name + "' needs a list");
        }
      }
      case "not" -> condition(where, value);
      case "turn", "turns" -> turns(where, value);
      default -> parameters(where, "condition", word, value);
    }
  }

  private void turns(Spot where, Datum value) {
    Optional<Bands.Band> band = Conditions.turns(value);
    if (band.isEmpty()) {
      lacks(where, "turns are written 3, 1-7 or 8+");
    }
  }

  private void lacks(Spot where, String problem) {
    found.add(new Shortfall(where.text(), problem).of(where.subject()).in(where.path()));
  }

  /** The word that was probably meant, as the end of a sentence. */
  private static String hint(String word, Map<String, Word> known) {
    return NearestWord.to(word, known.keySet())
        .map(near -> "; '" + near + "' may be meant")
        .orElse("");
  }

  /**
   * Where something is written.
   *
   * @param text as a sentence says it
   * @param subject the entry, as {@code kind:id}
   * @param path the way to it within the entry
   */
  private record Spot(String text, String subject, String path) {

    Spot field(String name) {
      return new Spot(text, subject, path + "." + name);
    }

    Spot item(int index) {
      return new Spot(text, subject, path + "[" + index + "]");
    }

    Spot named(String more) {
      return new Spot(text + more, subject, path);
    }
  }
}
