package org.groma.engine.romanitas.phrases;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Chart;
import org.groma.engine.kernel.Chart.Column;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** The tables of the rules in words. */
record Charts(Names names) {

  /** The chart of a table that the project has. */
  Optional<Chart> of(String table) {
    return names.table(table).flatMap(this::of);
  }

  /** Nothing for a table that the rules do not know. */
  Optional<Chart> of(RuleTable table) {
    String id = table.id().slug();
    if (id.startsWith("attitudes-")) {
      return Optional.of(new AttitudeWords(names).chart(table));
    }
    return switch (id) {
      case "acta-political", "acta-religious", "acta-economic" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(),
                  new Column("Box", row -> Spelling.capital(spelt(row, "box"))),
                  new Column("RP", row -> signed(row, "points")),
                  new Column("This turn", new ActaWords(names)::effects)));
      case "acta-modifiers" ->
          Optional.of(
              worded(
                  table,
                  List.of(),
                  new Column("Line", row -> Spelling.capital(spelt(row, "domain"))),
                  new Column("Die", row -> signed(row, "modifier"))));
      case "attitude-modifiers" ->
          Optional.of(worded(table, List.of(), new Column("Die", row -> signed(row, "modifier"))));
      case "battle", "counter-limits", "desolation", "points" ->
          Optional.of(worded(table, List.of(), new Column("", row -> number(row, "value"))));
      case "diplomacy" ->
          Optional.of(
              worded(
                  table,
                  favours(table),
                  new Column("RP", row -> number(row, "cost")),
                  new Column("Die", this::embassy),
                  new Column("What for", row -> envoy(row.key()))));
      case "earthquake" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of("The Monument of the city is destroyed."),
                  new Column("City", row -> names.city(PlainPhrases.text(row, "city")))));
      case "grades" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(),
                  new Column(
                      "RP of the last Organisation Phase",
                      row -> Spelling.capital(spelt(row, "grade")))));
      case "itineraries" ->
          Optional.of(
              Chart.rolled(
                  table, List.of(), new Column("", row -> names.path(row.cells().get("path")))));
      case "mobilisation", "remobilisation" ->
          Optional.of(
              worded(
                  table,
                  List.of(),
                  new Column("RP", row -> number(row, "cost")),
                  new Column("Units", row -> number(row, "units"))));
      case "monuments" ->
          Optional.of(
              worded(
                  table,
                  List.of(),
                  new Column("RP", row -> number(row, "cost")),
                  new Column("Counters", row -> number(row, "count")),
                  new Column("What for", row -> monument(row.key()))));
      case "persian-expedition" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(),
                  new Column("Battles", row -> number(row, "battles")),
                  new Column("Sieges", row -> number(row, "sieges"))));
      case "placement" ->
          Optional.of(
              Chart.rolled(
                  table, List.of(), new Column("", row -> box(PlainPhrases.text(row, "box")))));
      case "random-events" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(),
                  new Column("Event", row -> Spelling.capital(spelt(row, "event"))),
                  new Column(
                      "What happens", row -> mishap(table, PlainPhrases.text(row, "event")))));
      case "siege-losses" ->
          Optional.of(
              Chart.rolled(
                  table, List.of(), new Column("Units lost", row -> number(row, "units"))));
      case "survival" ->
          Optional.of(
              Chart.rolled(
                  table,
                  table.attributes().number("lost").stream()
                      .map(more -> Spelling.signed(more) + " on the die after a lost battle.")
                      .toList(),
                  new Column("", row -> Spelling.capital(spelt(row, "result")))));
      default -> Optional.empty();
    };
  }

  private static Chart worded(RuleTable table, List<String> notes, Column... columns) {
    return Chart.named(table, row -> RowWords.of(table.id().slug(), row.key()), notes, columns);
  }

  private static String spelt(RuleTable.Row row, String column) {
    return Spelling.spelt(PlainPhrases.text(row, column));
  }

  private static String number(RuleTable.Row row, String column) {
    return Names.number(row, column)
        .map(Spelling::number)
        .orElseGet(() -> PlainPhrases.text(row, column));
  }

  private static String signed(RuleTable.Row row, String column) {
    return Names.number(row, column)
        .map(Spelling::signed)
        .orElseGet(() -> PlainPhrases.text(row, column));
  }

  private String embassy(RuleTable.Row row) {
    if (row.key().equals("marriage")) {
      return Names.number(row, "roll").map(roll -> roll + "+").orElse("");
    }
    if (!row.key().equals("ambassador")) {
      return "";
    }
    TreeMap<Integer, TreeSet<String>> courts = new TreeMap<>(Comparator.reverseOrder());
    for (Nation nation : names.project().get(Kinds.NATIONS)) {
      nation
          .attributes()
          .number("ambassador")
          .ifPresent(roll -> courts.computeIfAbsent(roll, _ -> new TreeSet<>()).add(nation.name()));
    }
    return courts.entrySet().stream()
        .map(each -> each.getKey() + "+ " + String.join(", ", each.getValue()))
        .collect(Collectors.joining("; "));
  }

  private static String envoy(String key) {
    return switch (key) {
      case "ambassador" -> "Neutral next turn, without a roll; not if at war with Rome this turn";
      case "marriage" -> "Diplomacy marker of a client, Roman side";
      case "missionary" -> "Removes a Desolation, or turns a client to the Roman side";
      default -> "";
    };
  }

  /** Which cities help which embassies. */
  private List<String> favours(RuleTable table) {
    return table.attributes().get("bonus").stream()
        .filter(Datum.Items.class::isInstance)
        .flatMap(items -> ((Datum.Items) items).items().stream())
        .map(Names::fields)
        .filter(fields -> fields.containsKey("client") && fields.containsKey("city"))
        .map(fields ->
            "+1 on the die toward "
                + names.client(plain(fields.get("client")))
                + " while "
                + names.city(plain(fields.get("city")))
                + " is Roman.")
        .toList();
  }

  private static String plain(Datum datum) {
    return PlainPhrases.text(datum);
  }

  private static String monument(String key) {
    return switch (key) {
      case "monastery" -> "Helps the religious die each turn";
      case "basilica" -> "RP each turn in a great city of the East";
      case "fortifications" -> "Takes a unit from a Persian force, once";
      case "walls" -> "The city must be besieged";
      default -> "";
    };
  }

  private static String box(String word) {
    return switch (word) {
      case "left" -> "Left wing";
      case "right" -> "Right wing";
      default -> Spelling.capital(Spelling.spelt(word));
    };
  }

  private String mishap(RuleTable table, String word) {
    return switch (word) {
      case "confines" -> "A unit of the player's choice, not Limitanei or mercenaries, is unusable";
      case "theological-disputes" ->
          "Before each battle, d6 " + rolls(table, "refuses") + ": a random unit refuses to fight";
      case "earthquake" -> "Roll on the table of earthquakes";
      case "epidemic" -> "Each figure in combat, d6 " + rolls(table, "ill") + ": no bonus";
      case "arab-razzia" ->
          "Desolation at "
              + table.attributes().text("razzia").map(names::city).orElse("a city")
              + ", if there is none";
      case "storm" -> "Each fleet action, d6 " + rolls(table, "storm") + ": cancelled";
      default -> "";
    };
  }

  private static String rolls(RuleTable table, String attribute) {
    return table.attributes().text(attribute).map(Spelling::rolls).orElse("?");
  }

  /** The charts of several tables that are there. */
  List<Chart> all(String... tables) {
    return Stream.of(tables).map(this::of).flatMap(Optional::stream).toList();
  }
}
