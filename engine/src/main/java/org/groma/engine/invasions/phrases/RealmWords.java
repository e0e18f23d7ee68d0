package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Clauses on the status of nations: age, decline, calamities, rise and end. */
final class RealmWords implements Family {

  private final Names names;
  private final Occasions occasions;

  RealmWords(Names names) {
    this.names = names;
    this.occasions = new Occasions(names);
  }

  @Override
  public Optional<String> tell(String word, Given given) {
    return Optional.ofNullable(
        switch (word) {
          case "age" -> "age " + given.signed("spaces") + Terms.whose(given);
          case "decline" -> "Decline " + given.signed("levels") + Terms.whose(given);
          case "calamity" -> calamity(given) + Terms.whose(given);
          case "arrives-if" ->
              "arrives only " + given.get("condition").map(occasions::of).orElse("");
          case "becomes-active" -> "becomes an active nation in turn " + given.number("turn");
          case "merge-nation" ->
              String.format(
                  Locale.ROOT,
                  "becomes part of %s in turn %s",
                  names.the(given.text("into")),
                  given.number("turn"));
          case "split-empire" -> "separates from " + names.the(given.text("from"));
          case "reunite" ->
              String.format(
                  Locale.ROOT,
                  "may reunite with %s from turn %s",
                  names.the(given.text("with")),
                  given.number("from-turn"));
          case "successor" -> new Succession(names).appearance(List.of(given));
          case "move-capital" -> "the capital moves to " + names.city(given.text("city"));
          case "no-capital" -> "has no capital";
          case "no-kingdom" -> "never founds a Kingdom";
          case "found-capital" ->
              "founds its capital by the rules for a " + names.status(given.text("rule"));
          case "empire-transition" -> transition(given);
          case "collapse-or-empire" -> collapse(given);
          case "usurper-check" ->
              String.format(
                  Locale.ROOT,
                  "a failed %s in the %s step brings a Usurper",
                  Terms.die(given.text("roll")),
                  Terms.step(given.text("step")));
          case "islam-check" ->
              String.format(
                  Locale.ROOT,
                  "at the end of the turn a %s of %s or more creates Islam",
                  Terms.die(given.text("roll")),
                  given.number("at-least"));
          case "end-game" -> "the game ends after turn " + given.number("turn");
          default -> null;
        });
  }

  private String calamity(Given given) {
    return given.is("name", "draw")
        ? "a random calamity"
        : "calamity " + names.card("calamities", given.text("name"));
  }

  private static String transition(Given given) {
    List<String> changes = new ArrayList<>();
    if (given.has("client-bonus")) {
      changes.add(given.signed("client-bonus") + " for each client");
    }
    if (given.has("keep-age")) {
      changes.add(given.flag("keep-age") ? "the age is kept" : "the age begins anew");
    }
    return "at the transition to Empire " + Wording.list(changes);
  }

  private String collapse(Given given) {
    String points =
        given
            .part("collapse-points")
            .map(part ->
                part.count("points", "point") + " for each " + Terms.plain(part.text("per")))
            .orElseGet(() -> given.text("collapse-points"));
    return String.format(
        Locale.ROOT,
        "destroyed %s with fewer than %s (Barbarian ones count %s); otherwise a D10 of %s or"
            + " more (table %s) founds an Empire, else collapse and %s",
        given.is("step", "end-of-own-activation")
            ? "at the end of its activation"
            : "in the " + Terms.step(given.text("step")) + " step",
        given.count("areas-needed", "Area"),
        given.number("barbarian-area-counts"),
        given.number("target"),
        names.table(given.text("modifiers")),
        points);
  }
}
