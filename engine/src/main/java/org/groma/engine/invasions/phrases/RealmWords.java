package org.groma.engine.invasions.phrases;

import java.util.ArrayList;
import java.util.List;
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
          case "age" -> "age " + given.signed("spaces") + whose(given);
          case "decline" -> "Decline " + given.signed("levels") + whose(given);
          case "calamity" ->
              (given.is("name", "draw")
                      ? "a random calamity"
                      : "calamity " + names.card("calamities", given.text("name")))
                  + whose(given);
          case "arrives-if" ->
              "arrives only " + given.get("condition").map(occasions::of).orElse("");
          case "becomes-active" -> "becomes an active nation in turn " + given.number("turn");
          case "merge-nation" ->
              "becomes part of "
                  + names.the(given.text("into"))
                  + " in turn "
                  + given.number("turn");
          case "split-empire" -> "from now on separate from " + names.the(given.text("from"));
          case "reunite" ->
              "may reunite with "
                  + names.the(given.text("with"))
                  + " from turn "
                  + given.number("from-turn");
          case "successor" ->
              names.the(given.text("nation"))
                  + " appear in "
                  + Wording.either(given.each("areas", names::area));
          case "move-capital" -> "the capital moves to " + names.city(given.text("city"));
          case "no-capital" -> "has no capital";
          case "no-kingdom" -> "never founds a Kingdom";
          case "found-capital" ->
              "founds its capital by the rules of a " + Wording.spelt(given.text("rule"));
          case "empire-transition" -> transition(given);
          case "collapse-or-empire" -> collapse(given);
          case "usurper-check" ->
              "a failed "
                  + Terms.die(given.text("roll"))
                  + " in the "
                  + Terms.step(given.text("step"))
                  + " step brings a Usurper";
          case "islam-check" ->
              "at the end of the turn a "
                  + Terms.die(given.text("roll"))
                  + " of "
                  + given.number("at-least")
                  + " or more creates Islam";
          case "end-game" -> "the game ends after turn " + given.number("turn");
          default -> null;
        });
  }

  private static String whose(Given given) {
    return !given.has("target") || given.is("target", "self")
        ? ""
        : " for " + Terms.nation(given.text("target"));
  }

  private static String transition(Given given) {
    List<String> changes = new ArrayList<>();
    if (given.has("client-bonus")) {
      changes.add(given.signed("client-bonus") + " for each client");
    }
    if (given.has("keep-age")) {
      changes.add(given.flag("keep-age") ? "it keeps its age" : "its age begins anew");
    }
    return "transition to Empire: " + Wording.list(changes);
  }

  private String collapse(Given given) {
    String points =
        given
            .part("collapse-points")
            .map(part ->
                part.count("points", "point") + " for each " + Terms.plain(part.text("per")))
            .orElseGet(() -> given.text("collapse-points"));
    return "destroyed if in control of fewer than "
        + given.count("areas-needed", "Area")
        + " (Barbarian ones count "
        + given.number("barbarian-area-counts")
        + "), else a D10 of "
        + given.number("target")
        + " (table "
        + names.table(given.text("modifiers"))
        + ") founds an Empire, less brings collapse and "
        + points;
  }
}
