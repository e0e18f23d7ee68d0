package org.groma.engine.invasions.phrases;

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
              "the walls of "
                  + names.city(given.text("city"))
                  + " count "
                  + given.number("value")
                  + " in sieges";
          case "forbid-area" ->
              "may not enter "
                  + names.area(given.text("area"))
                  + (given.has("except")
                      ? " except " + Wording.list(given.each("except", names::province))
                      : "")
                  + (given.has("until-turn") ? " until turn " + given.number("until-turn") : "");
          case "open-area" -> "may enter " + place(given) + open(given.text("turns"));
          case "raid-from" -> "raids from " + place(given);
          case "cede-province" ->
              "the target gives up a province next to "
                  + Wording.either(given.each("adjacent-to", Terms::place))
                  + ", no "
                  + Wording.either(given.each("not", Terms::plain));
          case "heresy" ->
              (given.has("religion") ? names.religion(given.text("religion")) : "heresy")
                  + " in "
                  + Terms.place(given.text("area"))
                  + (given.has("immune")
                      ? ", not in " + Wording.either(given.each("immune", Terms::immune))
                      : "");
          case "revolt" ->
              given.count("count", "revolt")
                  + " in "
                  + Terms.place(given.text("area"))
                  + (given.has("chooser")
                      ? ", chosen by the " + Terms.plain(given.text("chooser"))
                      : "");
          case "place-marker" ->
              (given.has("count")
                      ? given.count("count", names.marker(given.text("marker")) + " marker")
                      : names.marker(given.text("marker")) + " marker")
                  + " on "
                  + Terms.place(given.text("where"));
          case "remove-markers" ->
              "removes "
                  + given.count("count", names.marker(given.text("marker")) + " marker")
                  + " from "
                  + Terms.place(given.text("where"));
          default -> null;
        });
  }

  private static String city(Given given) {
    String where = Terms.place(given.text("where"));
    String levels = given.has("levels") ? " by " + given.count("levels", "level") : "";
    return switch (given.text("change")) {
      case "grow" -> where + " grows" + levels;
      case "shrink" -> where + " shrinks" + levels;
      case "found" -> "founds a city in " + where;
      case "loot" -> "loots " + where;
      default -> where + ": " + given.text("change") + levels;
    };
  }

  private static String walls(Given given) {
    String where = Terms.place(given.text("where"));
    return switch (given.text("change")) {
      case "opened" -> "the walls of " + where + " do not count";
      case "raised" -> where + " gets walls";
      case "dismantled" -> where + " loses its walls";
      default -> "walls of " + where + ": " + given.text("change");
    };
  }

  private String place(Given given) {
    return given.has("province")
        ? names.province(given.text("province"))
        : names.area(given.text("area"));
  }

  /** From the first turn on there is nothing to say. */
  private static String open(String turns) {
    if (turns.equals("1+")) {
      return "";
    }
    String told = Occasions.turns(turns);
    return told.startsWith("turn") ? " in " + told : " " + told;
  }
}
