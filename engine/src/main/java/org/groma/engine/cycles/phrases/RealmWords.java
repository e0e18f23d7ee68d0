package org.groma.engine.cycles.phrases;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Spelling;
import org.groma.model.value.Datum;

/** Special rules about realms: capitals, stages, money, administration and rebellions. */
record RealmWords(Names names) {

  Optional<String> of(String word, Datum datum) {
    Spoken said = new Spoken(names, datum);
    return Optional.ofNullable(
        switch (word) {
          case "capital-moves-to" ->
              "If the capital of the "
                  + said.who()
                  + " is lost, it moves to "
                  + said.city()
                  + ", with all penalties (10.3).";
          case "capital-moves-when-captured" ->
              "The capital of the "
                  + said.who()
                  + " may be moved when it is captured, with the roll for a rebellion.";
          case "capital-never-moves" -> said.all() + " never move their capitals.";
          case "ends-when-lost" ->
              "The game ends in the administration phase in which the "
                  + said.who()
                  + " hold neither "
                  + said.cities(" nor ")
                  + ".";
          case "ends-when-fallen" -> "The game ends when " + said.all() + " have both fallen.";
          case "half-falls" ->
              said.who()
                  + " falls when others hold "
                  + said.city()
                  + " in an administration phase: "
                  + said.nation("heir")
                  + " takes over as many of its units as a die says, with the cities they are"
                  + " in; the rest is removed, neutral garrisons hold the other cities.";
          case "surrenders" ->
              said.who()
                  + " surrenders when its leader is eliminated or "
                  + said.city()
                  + " falls to "
                  + said.nation("to")
                  + "; its units neither move nor attack any more.";
          case "kingdom-turn" ->
              said.who()
                  + (Facts.flag(datum, "chosen")
                      ? " choose when to become a kingdom, from turn " + said.value("turn") + " on."
                      : " become a kingdom in turn " + said.value("turn") + ".");
          case "countdown" ->
              said.who() + " are barbarians for " + said.value("turns") + " turns of countdown.";
          case "ignores-boundary" -> said.who() + " is free of the imperial boundary (11.5).";
          case "double-income" ->
              said.who() + " draws double taxes from " + said.cities(" and ") + ".";
          case "war-income" ->
              said.who()
                  + " adds to its income the higher of a die ("
                  + said.value("die")
                  + ") and the tax value of its cities inside the imperial boundary.";
          case "replaces-administration" ->
              (said.number("times") == 1 ? "once, " : said.value("times") + " times, ")
                  + said.who()
                  + " may replace its result of administration with any other of the column.";
          case "revival-once" ->
              "Once, "
                  + said.who()
                  + " may take a revival instead of its result of administration; then no more"
                  + " revivals in that stage.";
          case "revolts" ->
              said.who()
                  + ": when administration gives an odd number, "
                  + said.value("count")
                  + " cities of their choice revolt.";
          case "rebellion-table" -> "Rebellions use the table: " + said.table() + ".";
          case "rebellion-tables" -> tables(datum);
          case "rebellions-revolt" ->
              Spelling.and(said.words("results").stream().map(RebellionWords::name).toList())
                  + ": only "
                  + Spelling.counted(said.number("cities"), "city").replace("citys", "cities")
                  + " revolts.";
          case "bankers" ->
              "From turn "
                  + said.value("turn")
                  + " on "
                  + said.all()
                  + " may each borrow up to "
                  + said.value("most")
                  + ", for "
                  + Spelling.signed(said.number("points"))
                  + " point for each "
                  + said.value("per")
                  + "; "
                  + said.value("repay")
                  + " repaid for each "
                  + said.value("per")
                  + " brings it back.";
          default -> null;
        });
  }

  private String tables(Datum datum) {
    List<String> parts = new ArrayList<>();
    if (datum instanceof Datum.Fields(Map<String, Datum> fields)) {
      fields.forEach((who, tables) ->
          parts.add(
              (who.equals("others") ? "others" : names.nation(who))
                  + " roll on "
                  + Spelling.and(
                      Facts.words(Optional.of(tables)).stream().map(names::table).toList())));
    }
    return "Rebellions: "
        + String.join("; ", parts)
        + ". A province with the capital never revolts; elites stay when one does.";
  }
}
