package org.groma.engine.invasions.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/**
 * Reads everything in a project that is written in the {@link Vocabulary}, and notes words that are
 * not in it and parameters that are missing or too many, before a game begins.
 */
public final class EffectReader {

  private static final List<String> DECKS =
      List.of("administration", "calamities", "diplomacy", "events", "pillage-markers");

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
    String where = "scenario " + scenario.id();
    scenario.special().forEach(rule -> reader.word(where, "rule", Vocabulary.SCENARIO, rule));
    scenario.victory().forEach(rule -> reader.word(where, "rule", Vocabulary.SCENARIO, rule));
    return List.copyOf(reader.found);
  }

  private void deck(Deck deck) {
    for (Deck.Card card : deck.cards()) {
      String where = "deck " + deck.id() + ", card " + card.id();
      effects(where, card.effects());
      for (Datum attribute : card.attributes().byName().values()) {
        if (isCase(attribute)) {
          effect(where, attribute);
        }
      }
    }
  }

  private void nation(Nation nation) {
    String where = "nation " + nation.id();
    for (Nation.Special special : nation.special()) {
      String rule = where + ", rule " + special.name();
      special.when().ifPresent(when -> condition(rule, when));
      effects(rule, special.effects());
    }
    for (Nation.VictoryBlock block : nation.victory()) {
      String turns = where + ", victory in turns " + block.turns();
      for (Nation.Objective objective : block.objectives()) {
        word(turns, "objective", Vocabulary.SCORING, objective.scoring());
      }
    }
  }

  private void entry(TimeEntry entry) {
    String where = "time table, " + entry.id();
    Attributes attributes = entry.attributes();
    attributes.get("condition").ifPresent(when -> condition(where, when));
    if (attributes.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
      effects(where, effects);
    }
  }

  private void effects(String where, List<Datum> effects) {
    effects.forEach(effect -> effect(where, effect));
  }

  private void effect(String where, Datum effect) {
    if (isCase(effect) && effect instanceof Datum.Fields parts) {
      parts.get("when").ifPresent(when -> condition(where, when));
      if (parts.get("effects").orElse(null) instanceof Datum.Items(List<Datum> effects)) {
        effects(where, effects);
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
  private void word(String where, String kind, Map<String, Word> words, Datum written) {
    if (!(written instanceof Datum.Fields(Map<String, Datum> fields)) || fields.size() != 1) {
      lacks(where, "one " + kind + " is an object with one field, not " + written);
      return;
    }
    Map.Entry<String, Datum> only = fields.entrySet().iterator().next();
    Word word = words.get(only.getKey());
    if (word == null) {
      lacks(where, "'" + only.getKey() + "' is no " + kind + " of this game");
    } else {
      parameters(where, kind, word, only.getValue());
    }
  }

  private void parameters(String where, String kind, Word word, Datum value) {
    if (!(value instanceof Datum.Fields given)) {
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
    for (String name : given.fields().keySet()) {
      if (!word.knows(name)) {
        lacks(where, "the " + kind + " '" + word.name() + "' has no parameter '" + name + "'");
      }
    }
    given.get("if").ifPresent(when -> condition(where, when));
    given.get("condition").ifPresent(when -> condition(where, when));
  }

  private void condition(String where, Datum when) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields)) || fields.isEmpty()) {
      lacks(where, "a condition is an object, not " + when);
      return;
    }
    fields.forEach((name, value) -> condition(where, name, value));
  }

  private void condition(String where, String name, Datum value) {
    Word word = Vocabulary.CONDITIONS.get(name);
    if (word == null) {
      lacks(where, "'" + name + "' is no condition of this game");
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

  private void turns(String where, Datum value) {
    Optional<Bands.Band> band = Conditions.turns(value);
    if (band.isEmpty()) {
      lacks(where, "turns are written 3, 1-7 or 8+, not " + value);
    }
  }

  private void lacks(String where, String problem) {
    found.add(new Shortfall(where, problem));
  }
}
