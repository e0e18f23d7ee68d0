package org.groma.engine.cycles.phrases;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Chart;
import org.groma.engine.kernel.Chart.Column;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.engine.kernel.Spelling;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** The tables of the rules in words. */
record Charts(Names names) {

  /** The charts of several tables that are there. */
  List<Chart> all(String... tables) {
    return Stream.of(tables)
        .flatMap(id -> names.find(id).stream())
        .flatMap(table -> of(table).stream())
        .toList();
  }

  /** Nothing for a table that the rules do not know. */
  Optional<Chart> of(RuleTable table) {
    RebellionWords rebellions = new RebellionWords(names);
    return switch (table.id().slug()) {
      case "combat" -> Optional.of(matrix(table, odds -> odds, ChartNotes.COMBAT));
      case "administration" ->
          Optional.of(matrix(table, spent -> spent + "%", ChartNotes.ADMINISTRATION));
      case "unit-creation" -> Optional.of(creation(table));
      case "conversion" -> Optional.of(new ConversionChart(names).of(table));
      case "countdown" ->
          Optional.of(
              worded(
                  table,
                  List.of("Counted from the administration phase in which ten units stand."),
                  new Column("Turns", row -> PlainPhrases.text(row, "turns"))));
      case "barbarian-groups" -> Optional.of(groups(table));
      case "numbers" ->
          Optional.of(
              Chart.named(
                  table,
                  row -> Spelling.capital(NumberWords.of(row.key())),
                  List.of(),
                  new Column("", row -> PlainPhrases.text(row, "value"))));
      case "optional-leaders" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(
                      "Leaders are captured, not lost: held by the unit that finds them, ransomed"
                          + " or executed in the captor's turn (13.6)."),
                  new Column("Leader", row -> Spelling.capital(PlainPhrases.text(row, "leader"))),
                  new Column("Land", row -> columns(row, "land")),
                  new Column("Sea", row -> columns(row, "naval")),
                  new Column("", Charts::gift)));
      case "printed-sums" ->
          Optional.of(
              worded(
                  table,
                  List.of(),
                  new Column("Tax values", row -> PlainPhrases.text(row, "tax")),
                  new Column("Garrisons", row -> PlainPhrases.text(row, "garrisons"))));
      case "rebellion" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(),
                  new Column("", row -> RebellionWords.name(PlainPhrases.text(row, "result"))),
                  new Column("", row -> RebellionWords.effect(PlainPhrases.text(row, "result")))));
      case "rebellions-1", "rebellions-2", "rebellions-of-alexander", "solitaire-events" ->
          Optional.of(
              Chart.rolled(
                  table,
                  table.id().slug().equals("solitaire-events")
                      ? List.of("+1 for each column of administration that was paid for.")
                      : List.of(),
                  new Column("", rebellions::clause)));
      case "solitaire-opposition" ->
          Optional.of(
              Chart.rolled(
                  table,
                  List.of(),
                  new Column("", row -> RebellionWords.name(PlainPhrases.text(row, "result"))),
                  new Column("", row -> opposition(PlainPhrases.text(row, "result")))));
      case "tax-values" ->
          Optional.of(
              Chart.named(
                  table,
                  row -> taxed(row.key()),
                  List.of(),
                  new Column("", row -> PlainPhrases.text(row, "value"))));
      case "unrest" ->
          Optional.of(
              Chart.named(
                  table,
                  row -> unrest(row.key()),
                  List.of("Unrest: twice a die of units are lost, at the owner's choice."),
                  new Column("Units", row -> PlainPhrases.text(row, "units") + "+"),
                  new Column("d6", row -> Spelling.rolls(PlainPhrases.text(row, "rolls")))));
      default -> Optional.empty();
    };
  }

  private Chart groups(RuleTable table) {
    return worded(
        table,
        List.of("In the open scenario. Provinces of entry are those of the areas marked A."),
        new Column("From turn", row -> PlainPhrases.text(row, "from")),
        new Column(
            "Deserts", row -> PlainPhrases.text(row, "deserts").isEmpty() ? "" : "may enter"),
        new Column("Enters", row -> provinces(row, "enters")),
        new Column("Attacks garrisons in", row -> provinces(row, "homeland")));
  }

  private String provinces(RuleTable.Row row, String column) {
    return switch (row.cells().get(column)) {
      case Datum.Items(List<Datum> items) ->
          items.stream()
              .map(item -> item instanceof Datum.Text(String id) ? names.province(id) : "")
              .collect(Collectors.joining(", "));
      case Datum.Text(String id) -> names.province(id);
      case null, default -> "";
    };
  }

  private String taxed(String key) {
    return switch (key) {
      case "others" -> "Others, at most";
      case "optional" -> "Optional cities";
      default -> names.city(key);
    };
  }

  /** A table of two ways in: by the dice and by a column. */
  private static Chart matrix(RuleTable table, Function<String, String> head, List<String> notes) {
    return Chart.of(
        table,
        true,
        notes,
        Stream.concat(
                Stream.of(new Column("", RuleTable.Row::key)),
                table.columns().stream()
                    .map(column ->
                        new Column(
                            head.apply(column), row -> cell(PlainPhrases.text(row, column)))))
            .toList());
  }

  /** Short, so that the columns stand close together; the notes say it in full. */
  private static String cell(String text) {
    return switch (text) {
      case "good-ruler" -> "Good";
      case "corruption" -> "Corr.";
      case "rebellion" -> "Reb.";
      case "revival" -> "Rev.";
      default -> text;
    };
  }

  private Chart creation(RuleTable table) {
    return worded(
        table,
        List.of("Ships that are made away from a coast are lost.  " + codes() + "."),
        table.columns().stream()
            .map(column -> new Column(column, row -> units(row.cells().get(column))))
            .toArray(Column[]::new));
  }

  private String codes() {
    return Stream.of(
            "barbarian-infantry", "barbarian-horse", "horse-bow", "bow", "infantry", "ship")
        .map(names::unit)
        .collect(Collectors.joining(", "));
  }

  private String units(Datum cell) {
    return cell instanceof Datum.Items(List<Datum> items)
        ? items.stream()
            .map(each -> names.code(PlainPhrases.text(each)))
            .collect(Collectors.joining("+"))
        : "";
  }

  private static Chart worded(RuleTable table, List<String> notes, Column... columns) {
    return Chart.named(table, row -> Spelling.capital(Spelling.spelt(row.key())), notes, columns);
  }

  private static String columns(RuleTable.Row row, String where) {
    return row.cells().get(where) instanceof Datum.Amount(var number)
        ? Spelling.signed(number.intValue())
        : "";
  }

  private static String gift(RuleTable.Row row) {
    String sinking = PlainPhrases.text(row, "sinking");
    String administration = PlainPhrases.text(row, "administration");
    if (!administration.isEmpty()) {
      return "+" + administration + "% on administration while with the capital";
    }
    if (!sinking.isEmpty()) {
      return "+" + sinking + " when his ship may sink";
    }
    if (row.cells().containsKey("kept")) {
      return "Stays when the kingdom becomes an empire";
    }
    if (row.cells().containsKey("swift")) {
      return "His stack moves like its fastest unit";
    }
    String tribute = PlainPhrases.text(row, "tribute");
    return tribute.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT,
            "Tribute of up to %s to anyone; released at once for %s",
            tribute,
            PlainPhrases.text(row, "ransom"));
  }

  private static String unrest(String row) {
    return switch (row) {
      case "idle" -> "With a combat unit, and nobody was attacked";
      case "many" -> "Units of any kind";
      default -> Spelling.capital(Spelling.spelt(row));
    };
  }

  private static String opposition(String result) {
    return switch (result) {
      case "none" -> "Entered once bribes of its tax value are paid; then all of it is friendly.";
      case "city-militias" -> "A neutral garrison in each city.";
      case "strong-city-garrisons" -> "A (4)-0 in each city, as neutral garrisons.";
      case "strong-border-garrisons" ->
          "A (4)-0 in each city and each area next to another province; those without a city go"
              + " when all cities are taken.";
      case "barbarian-invaders" -> "A 3-3 in each city; each city is pillaged.";
      case "independent-kingdom" -> "A 4-2 in each city.";
      default -> "";
    };
  }
}
