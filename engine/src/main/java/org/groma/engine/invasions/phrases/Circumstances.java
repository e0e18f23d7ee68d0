package org.groma.engine.invasions.phrases;

import java.util.Locale;
import java.util.Optional;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.effect.Word;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/** Single conditions, each also in the negative. */
final class Circumstances {

  private final Names names;

  Circumstances(Names names) {
    this.names = names;
  }

  static String plain(String text, boolean holds) {
    return (holds ? "if " : "unless ") + text;
  }

  String of(String name, Datum value, boolean holds) {
    Word word = Vocabulary.CONDITIONS.get(name);
    return Optional.ofNullable(word)
        .filter(known -> known.fits(value))
        .flatMap(known -> tell(name, value, holds))
        .orElseGet(() -> plain(name + " " + PlainPhrases.text(value), holds));
  }

  /** Empty for words that are no single conditions. */
  Optional<String> tell(String name, Datum value, boolean holds) {
    String text = PlainPhrases.text(value);
    Given given = Given.of(names, value);
    return Optional.ofNullable(
        switch (name) {
          case "turn", "turns" ->
              holds ? Occasions.inTurns(text) : "not in " + Occasions.turns(text);
          case "step" -> (holds ? "in the " : "not in the ") + Terms.step(text) + " step";
          case "status" -> (holds ? "as " : "unless ") + Wording.one(names.status(text));
          case "section" -> (holds ? "while " : "while not ") + text;
          case "die" -> die(given, holds);
          case "drawn-by" -> "if " + not(holds) + "drawn by a " + names.status(text) + " nation";
          case "heresy" -> heresy(text, holds);
          case "in-decline" -> decline(value, holds);
          case "islam-created" -> "if Islam has " + not(holds == isTrue(value)) + "been created";
          case "leader-eliminated" ->
              "if " + names.leader(text) + " has " + not(holds) + "been eliminated";
          case "leader-in-play" -> "if " + names.leader(text) + " is " + not(holds) + "in play";
          case "lent-mercenaries" ->
              "if it " + (holds == isTrue(value) ? "lends" : "does not lend") + " mercenaries";
          case "nation-collapsed" -> "if " + names.the(text) + " have " + not(holds) + "collapsed";
          case "nation-stands" -> "if " + names.the(text) + " are " + not(holds) + "in play";
          case "not-attacked" ->
              (holds ? "unless it attacks" : "if it attacks") + " the payer in its next activation";
          case "capital-at" -> "if its capital is " + not(holds) + "in " + names.city(text);
          case "controls-area" -> control(given, names.area(given.text("area")), holds);
          case "controls-city" -> control(given, names.city(given.text("city")), holds);
          default -> null;
        });
  }

  private static String die(Given given, boolean holds) {
    String die = Terms.die(given.text("roll"));
    if (given.has("at-least")) {
      String least = given.number("at-least");
      return holds
          ? String.format(Locale.ROOT, "on a %s of %s or more", die, least)
          : String.format(Locale.ROOT, "on a %s of less than %s", die, least);
    }
    return "on a " + (holds == given.is("result", "pass") ? "passed " : "failed ") + die;
  }

  private static String heresy(String where, boolean holds) {
    return switch (where) {
      case "own-area" -> "if " + (holds ? "one" : "none") + " of its Areas is heretical";
      case "capital-area" -> "if the Area of its capital is " + not(holds) + "heretical";
      case "none" -> heresy("own-area", !holds);
      default -> plain("heresy " + where, holds);
    };
  }

  private static String decline(Datum value, boolean holds) {
    return value instanceof Datum.Flag(boolean wanted)
        ? "if " + not(holds == wanted) + "In Decline"
        : "if " + not(holds) + "In Decline " + PlainPhrases.text(value);
  }

  private String control(Given given, String what, boolean holds) {
    return given.has("nation")
        ? String.format(
            Locale.ROOT,
            "if %s %s %s",
            names.the(given.text("nation")),
            holds ? "control" : "do not control",
            what)
        : "if " + not(holds) + "in control of " + what;
  }

  private static boolean isTrue(Datum value) {
    return !value.equals(new Datum.Flag(false));
  }

  private static String not(boolean holds) {
    return holds ? "" : "not ";
  }
}
