package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.project.Vocabulary;
import org.groma.model.value.Datum;

/** Special rules about the map and those on it: who enters, who spares whom, who opposes. */
record CampaignWords(Names names) {

  Optional<String> of(String word, Datum datum) {
    Spoken said = new Spoken(names, datum);
    return Optional.ofNullable(
        switch (word) {
          case "in-play" ->
              "Only "
                  + said.provinces("areas", " and ")
                  + " are in play"
                  + (said.words("provinces").isEmpty()
                      ? "."
                      : ", and " + said.areas("provinces") + ".");
          case "exits" ->
              "Units of " + said.who() + " may leave the map from " + said.areas("provinces") + ".";
          case "truce-until-invasion" ->
              said.all()
                  + " leave each other's provinces and units alone until a barbarian has entered"
                  + " the imperial boundary, and each other's capital until that half has fallen.";
          case "truce-until" ->
              said.all()
                  + " do not attack each other or occupy each other's cities before turn "
                  + said.value("turn")
                  + ", unless they permit it or others took the city.";
          case "subversion" ->
              "At the start of a turn "
                  + said.who()
                  + ", while barbarians, may remove one garrison of the "
                  + said.nation("against")
                  + " next to a unit of theirs.";
          case "pillage-to-own" ->
              said.who()
                  + " may stand in cities of the "
                  + said.nation("from")
                  + " without owning them; to take one they must pillage it, and they may be paid"
                  + " not to.";
          case "joins" -> joins(said, datum);
          case "opposition" ->
              "Before each turn a die on the table "
                  + said.table()
                  + " for each province, not yet rolled for, that is adjacent to a unit or over"
                  + " exactly "
                  + Spelling.counted(said.number("seas"), "sea area")
                  + " from a ship; others may not be entered.";
          case "events" ->
              "After each roll for administration two dice on the table: "
                  + said.table()
                  + ". Leaders on the board at most: "
                  + said.value("leaders")
                  + ".";
          case "german-cities" ->
              "Before the set-up the players, in move order, each place a city in an area of "
                  + said.provinces("areas", " or ")
                  + " without one: "
                  + said.nation("owner")
                  + " of value 2, the others of value 1. "
                  + said.nation("owner")
                  + " adds more of value 1 until there are "
                  + Facts.items(Facts.field(datum, "values")).size()
                  + ", and owns them all"
                  + (Facts.flag(datum, "inside")
                      ? ", and they are inside the imperial boundary."
                      : ".");
          case "enters" ->
              said.who()
                  + " have "
                  + counters(datum)
                  + (said.value("each-turn").equals("?")
                      ? ": all enter in turn " + said.value("turn")
                      : ": " + said.value("each-turn") + " enter each turn")
                  + " ("
                  + tag(said.value("tag"))
                  + ").";
          case "crusade" ->
              said.all()
                  + " may declare a crusade against the "
                  + said.nation("against")
                  + " in "
                  + said.value("turns")
                  + " turns that follow each other: land units next to neutral garrisons of Italia"
                  + " pass through them and over up to "
                  + said.value("seas")
                  + " sea areas, with the usual dice.";
          default -> null;
        });
  }

  private String joins(Spoken said, Datum datum) {
    List<String> parts = new ArrayList<>();
    if (Facts.number(datum, "tribes").isPresent()) {
      parts.add(
          "with "
              + Spelling.counted(said.number("tribes"), "tribe")
              + " in areas marked A of "
              + said.provinces("areas", " or "));
    }
    Facts.text(datum, "status").ifPresent(status -> parts.add("as a " + status));
    Facts.text(datum, "seat").ifPresent(seat -> parts.add("capital " + names.city(seat)));
    if (Facts.number(datum, "treasury").isPresent()) {
      parts.add("treasury " + said.value("treasury"));
    }
    if (Facts.number(datum, "leaders").isPresent()) {
      parts.add(Spelling.counted(said.number("leaders"), "leader"));
    }
    Facts.field(datum, "buy")
        .map(new SetupWords(names)::bought)
        .map(bought -> bought.substring(0, bought.length() - 1))
        .map(Spelling::small)
        .ifPresent(parts::add);
    if (!said.words("frees").isEmpty()) {
      parts.add("neutral garrisons leave " + Spelling.and(names.cities(said.words("frees"))));
    }
    return said.who()
        + " may begin from turn "
        + said.value("turn")
        + " on"
        + (parts.isEmpty() ? "" : ": " + String.join(", ", parts))
        + ".";
  }

  private String counters(Datum datum) {
    return Facts.field(datum, "units").stream()
        .filter(Datum.Fields.class::isInstance)
        .flatMap(fields -> ((Datum.Fields) fields).fields().entrySet().stream())
        .map((Map.Entry<String, Datum> each) ->
            PlainPhrases.text(each.getValue()) + " × " + names.code(each.getKey()))
        .collect(Collectors.joining(", "));
  }

  /** What areas with a tag are called. */
  private String tag(String word) {
    return names.project().vocabulary().provinceTags().stream()
        .filter(term -> term.word().equals(word))
        .map(Vocabulary.Term::name)
        .findFirst()
        .orElseGet(() -> Spelling.spelt(word));
  }
}
