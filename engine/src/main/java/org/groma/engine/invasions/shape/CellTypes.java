package org.groma.engine.invasions.shape;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Province;
import org.groma.model.project.Kinds;
import org.groma.model.store.WordUse;

/** What stands in cells of many tables and in many attributes. */
final class CellTypes {

  static final int TURNS_OF_TRACK = 12;

  static final OpenType SWITCH = new OpenType.Switch();

  static final OpenType WORDS = new OpenType.Several(new OpenType.Prose());

  /** Said to people; no rule reads it. */
  static final OpenField NOTE = OpenField.prose("note").optional();

  private static final OpenType LEAST =
      new OpenType.Formed(
          Pattern.compile("at least ([1-9]|10)"), "a roll of the D10 such as 'at least 6'");

  static final OpenField SUCCESS = OpenField.part("success", LEAST);

  static final OpenField COLLAPSE = OpenField.part("collapse", LEAST);

  /** {@code 3}, {@code 1-7}, {@code 8+}. */
  static final OpenType TURN_BAND =
      new OpenType.Formed(
          Pattern.compile("([1-9]|1[0-2])(\\+|-([1-9]|1[0-2]))?"), "turns such as 3, 1-7 or 8+");

  static final OpenField TURNS = OpenField.part("turns", TURN_BAND);

  static final OpenType SCORED =
      new OpenType.Formed(Pattern.compile("[1-9]|1[0-2]|last"), "a turn, or 'last'");

  static final OpenType SHARE =
      new OpenType.Formed(Pattern.compile("all|[1-9]/[1-9]"), "a share such as 2/3, or 'all'");

  static final OpenType NATION_TURNS =
      new OpenType.Each(new OpenType.Reference(Kinds.NATIONS), TURN_BAND);

  static final OpenType TERRAINS =
      new OpenType.Several(new OpenType.Term(terms(Province.class, "terrain")));

  /** What an overrun, a passage in force and a raid cannot pass. */
  static final OpenType CROSSED = new OpenType.Several(choice("limes", "fortified-city", "strait"));

  /** The rows of the sequence of play. */
  static final OpenType STEP =
      choice(
          "time",
          "status-of-nations",
          "barbarians-age",
          "civilized-age",
          "heresies-age",
          "reinforcements",
          "events",
          "event-cards",
          "raids",
          "caravans",
          "diplomacy",
          "administration",
          "administration-cards",
          "income",
          "purchases",
          "revolts-subdual",
          "military",
          "nation-activations",
          "unit-stacks-movement",
          "unit-stacks-combat",
          "campaigns-movement",
          "campaigns-combat",
          "end-of-diplomacy",
          "scoring");

  private CellTypes() {}

  static OpenType choice(String... words) {
    return new OpenType.Word(
        Arrays.stream(words).map(word -> new OpenType.Choice(word, word)).toList());
  }

  /** A cell that tells what a procedure does: no rule reads it, and it cannot say otherwise. */
  static OpenField fixed(String name, String word) {
    return OpenField.part(name, choice(word));
  }

  /** The same where a procedure does something so many times. */
  static OpenField fixed(String name, int number) {
    return OpenField.whole(name, number, number);
  }

  static OpenType either(OpenType... types) {
    return new OpenType.Either(List.of(types));
  }

  static OpenType parts(OpenField... fields) {
    return new OpenType.Parts(List.of(fields));
  }

  static OpenType refs(Kind<?, ?> kind) {
    return new OpenType.Several(new OpenType.Reference(kind));
  }

  static OpenType whole(int least, int most) {
    return new OpenType.Whole(least, most);
  }

  /** The words of a typed field, for open fields that take the same ones. */
  static WordUse terms(Class<?> owner, String field) {
    return WordUse.of(owner, field).orElseThrow();
  }
}
