package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.engine.invasions.effect.Vocabulary;
import org.groma.engine.invasions.effect.Word;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.value.Datum;

/** Conditions as adverbials: {@code from turn 8}, {@code if the Romans have collapsed}. */
final class Occasions {

  private static final Set<String> GROUPS = Set.of("all", "any");

  private final Names names;

  Occasions(Names names) {
    this.names = names;
  }

  String of(Datum when) {
    return tell(when, true);
  }

  /** {@code turn 3}, {@code turns 1–7}, {@code from turn 8}. */
  static String turns(String written) {
    return Bands.Band.parse(written)
        .map(band -> {
          if (band.to() == Integer.MAX_VALUE) {
            return "from turn " + band.from();
          }
          if (band.from() == Integer.MIN_VALUE) {
            return "until turn " + band.to();
          }
          return band.from() == band.to()
              ? "turn " + band.from()
              : "turns " + band.from() + "–" + band.to();
        })
        .orElse("turns " + written);
  }

  private String tell(Datum when, boolean holds) {
    if (!(when instanceof Datum.Fields(Map<String, Datum> fields)) || fields.isEmpty()) {
      return (holds ? "if " : "unless ") + PlainPhrases.text(when);
    }
    List<String> parts = new ArrayList<>();
    fields.forEach((name, value) -> parts.add(tell(name, value, holds)));
    boolean grouped = fields.keySet().stream().anyMatch(GROUPS::contains);
    return join(parts, holds, grouped && parts.size() > 1);
  }

  private String tell(String name, Datum value, boolean holds) {
    return switch (name) {
      case "all" -> group(value, holds, holds);
      case "any" -> group(value, holds, !holds);
      case "not" -> tell(value, !holds);
      default -> {
        Word word = Vocabulary.CONDITIONS.get(name);
        yield word != null && word.fits(value)
            ? one(name, value, holds)
                .orElseGet(
                    () -> (holds ? "if " : "unless ") + name + " " + PlainPhrases.text(value))
            : (holds ? "if " : "unless ") + name + " " + PlainPhrases.text(value);
      }
    };
  }

  /** Several conditions, all of which or one of which must hold. */
  private String group(Datum value, boolean holds, boolean all) {
    if (!(value instanceof Datum.Items(List<Datum> items)) || items.isEmpty()) {
      return (holds ? "if " : "unless ") + PlainPhrases.text(value);
    }
    boolean nested =
        items.stream()
            .anyMatch(item ->
                item instanceof Datum.Fields(Map<String, Datum> fields)
                    && (fields.size() > 1 || fields.keySet().stream().anyMatch(GROUPS::contains)));
    return join(items.stream().map(item -> tell(item, holds)).toList(), all, nested);
  }

  /** Two that begin with {@code if} share it, unless that would blur what belongs together. */
  private static String join(List<String> parts, boolean all, boolean nested) {
    StringBuilder text = new StringBuilder(parts.getFirst());
    for (int i = 1; i < parts.size(); i++) {
      boolean shared =
          !nested && parts.get(i).startsWith("if ") && parts.get(i - 1).startsWith("if ");
      if (shared) {
        text.append(all ? " and " : " or ").append(parts.get(i).substring("if ".length()));
      } else if (all) {
        text.append(nested ? ", and " : ", ").append(parts.get(i));
      } else {
        text.append(" or ").append(parts.get(i));
      }
    }
    return text.toString();
  }

  /** Empty for words that are none of the vocabulary. */
  Optional<String> one(String name, Datum value, boolean holds) {
    String text = PlainPhrases.text(value);
    Given given =
        new Given(names, value instanceof Datum.Fields some ? some : new Datum.Fields(Map.of()));
    return Optional.ofNullable(
        switch (name) {
          case "turn", "turns" -> turns(text, holds);
          case "step" -> (holds ? "in " : "not in ") + "the " + Terms.step(text) + " step";
          case "status" -> (holds ? "as " : "unless ") + article(names.status(text));
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
              (holds ? "unless it attacks" : "if it attacks") + " the giver in its next activation";
          case "capital-at" -> "if its capital is " + not(holds) + "in " + names.city(text);
          case "controls-area" -> control(given, names.area(given.text("area")), holds);
          case "controls-city" -> control(given, names.city(given.text("city")), holds);
          default -> null;
        });
  }

  private static String turns(String text, boolean holds) {
    String told = turns(text);
    return holds ? (told.startsWith("turn") ? "in " : "") + told : "not in " + told;
  }

  private static String article(String noun) {
    return ("AEIOU".indexOf(noun.isEmpty() ? ' ' : noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
  }

  private static String die(Given given, boolean holds) {
    String die = Terms.die(given.text("roll"));
    if (given.has("at-least")) {
      return "on a "
          + die
          + " of "
          + (holds ? "" : "less than ")
          + given.number("at-least")
          + (holds ? " or more" : "");
    }
    return "on a " + (holds == given.is("result", "pass") ? "passed " : "failed ") + die;
  }

  private static String heresy(String where, boolean holds) {
    return switch (where) {
      case "own-area" ->
          holds ? "if one of its Areas is heretical" : "if none of its Areas is heretical";
      case "capital-area" -> "if the Area of its capital is " + not(holds) + "heretical";
      case "none" -> heresy("own-area", !holds);
      default -> "if heresy is " + not(holds) + where;
    };
  }

  private static String decline(Datum value, boolean holds) {
    if (value instanceof Datum.Flag(boolean wanted)) {
      return "if " + not(holds == wanted) + "In Decline";
    }
    return "if " + not(holds) + "In Decline, " + PlainPhrases.text(value);
  }

  private String control(Given given, String what, boolean holds) {
    if (given.has("nation")) {
      return "if "
          + names.the(given.text("nation"))
          + (holds ? " control " : " do not control ")
          + what;
    }
    return "if " + not(holds) + "in control of " + what;
  }

  private static boolean isTrue(Datum value) {
    return !value.equals(new Datum.Flag(false));
  }

  private static String not(boolean holds) {
    return holds ? "" : "not ";
  }
}
