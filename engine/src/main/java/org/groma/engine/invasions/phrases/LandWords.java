package org.groma.engine.invasions.phrases;

import java.util.Locale;
import java.util.Optional;

/** Clauses on provinces, Areas, cities, revolts and heresies. */
final class LandWords implements Family {

  private final Names names;

  LandWords(Names names) {
    this.names = names;
  }

  @Override
  public Optional<String> tell(String word, Given given) {
    return Optional.ofNullable(
        switch (word) {
          case "city" -> city(given);
          case "walls" -> walls(given);
          case "wall-value" ->
              String.format(
                  Locale.ROOT,
                  "the walls of %s count %s in sieges",
                  names.city(given.text("city")),
                  given.number("value"));
          case "forbid-area" -> "may not enter " + names.area(given.text("area")) + limits(given);
          case "open-area" -> "may enter " + place(given) + open(given.text("turns"));
          case "raid-from" -> "raids from " + place(given);
          case "cede-province" ->
              String.format(
                  Locale.ROOT,
                  "the target gives up a province next to %s, without %s",
                  Wording.either(given.each("adjacent-to", Terms::place)),
                  Wording.either(given.each("not", Terms::plain)));
          case "heresy" -> heresy(given);
          case "revolt" ->
              String.format(
                  Locale.ROOT,
                  "%s in %s%s",
                  given.count("count", "revolt"),
                  Terms.place(given.text("area")),
                  given.has("chooser")
                      ? ", chosen by the " + Terms.plain(given.text("chooser"))
                      : "");
          case "place-marker" ->
              String.format(
                  Locale.ROOT,
                  "%s on %s",
                  given.has("count") ? given.count("count", marker(given)) : marker(given),
                  Terms.place(given.text("where")));
          case "remove-markers" ->
              String.format(
                  Locale.ROOT,
                  "%s %s removed from %s",
                  given.count("count", marker(given)),
                  given.isOne("count") ? "is" : "are",
                  Terms.place(given.text("where")));
          default -> null;
        });
  }

  private String marker(Given given) {
    return names.marker(given.text("marker")) + " marker";
  }

  private static String city(Given given) {
    String where = Terms.place(given.text("where"));
    String levels = given.has("levels") ? " by " + given.count("levels", "level") : "";
    return switch (given.text("change")) {
      case "grow" -> where + " grows" + levels;
      case "shrink" -> where + " shrinks" + levels;
      case "found" -> "a city is founded in " + where;
      case "loot" -> where + " is looted";
      default -> where + ": " + Terms.plain(given.text("change")) + levels;
    };
  }

  private static String walls(Given given) {
    String where = Terms.place(given.text("where"));
    return switch (given.text("change")) {
      case "opened" -> "the walls of " + where + " do not count";
      case "raised" -> where + " gets walls";
      case "dismantled" -> where + " loses its walls";
      default -> "walls of " + where + ": " + Terms.plain(given.text("change"));
    };
  }

  private String limits(Given given) {
    String except =
        given.has("except") ? " except " + Wording.list(given.each("except", names::province)) : "";
    return except
        + (given.has("until-turn") ? " until the end of turn " + given.number("until-turn") : "");
  }

  private String heresy(Given given) {
    String what =
        given.has("religion") ? names.religion(given.text("religion")) + " heresy" : "heresy";
    String immune =
        given.has("immune")
            ? String.format(
                Locale.ROOT,
                " (immune: %s)",
                String.join(", ", given.each("immune", Terms::immune)))
            : "";
    return what + " in " + Terms.place(given.text("area")) + immune;
  }

  private String place(Given given) {
    return given.has("province")
        ? names.province(given.text("province"))
        : names.area(given.text("area"));
  }

  /** From the first turn on there is nothing to say. */
  private static String open(String turns) {
    return turns.equals("1+") ? "" : " " + Occasions.inTurns(turns);
  }
}
