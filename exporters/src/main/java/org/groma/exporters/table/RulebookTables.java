package org.groma.exporters.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.Deck;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;

/** The tables of a rulebook's data: its decks, and its tables with their rows. */
public final class RulebookTables {

  private static final String CELLS = "cells";

  private RulebookTables() {}

  /** The decks; their cards are in {@link EventTables#cards}. */
  public static Table<Deck> decks(Project project) {
    Fields<Deck> of = new Fields<>(Deck.class);
    Rows<Deck> rows =
        new EntryRows<>(
            Kinds.DECKS,
            (id, name, _, _) ->
                new Start.Begun<>(
                    new Deck(id, name, List.of(), List.of(), Attributes.NONE, Origins.UNSTATED)));
    return GazetteerTables.table(
        project,
        Tables.DECKS,
        "Every deck of cards.",
        rows,
        "deck",
        Stream.of(
                List.of(
                    of.name("Deck"),
                    Column.<Deck>shown(
                        "cards", "Cards", Look.WHOLE, (deck, _) -> new Shown.Whole(deck.size()))),
                GazetteerTables.attributes(project, Kinds.DECKS, Deck.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  public static Table<RuleTable> tables(Project project) {
    Fields<RuleTable> of = new Fields<>(RuleTable.class);
    Rows<RuleTable> rows =
        new EntryRows<>(
            Kinds.TABLES,
            (id, name, _, _) ->
                new Start.Begun<>(
                    new RuleTable(
                        id,
                        name,
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Attributes.NONE,
                        Origins.UNSTATED)));
    return GazetteerTables.table(
        project,
        Tables.RULE_TABLES,
        "Every table of the rules: what is rolled on it, and its columns.",
        rows,
        "rule table",
        Stream.of(
                List.of(
                    of.name("Table"),
                    of.column("die", "Die", Formats.OPTIONAL_TEXT),
                    of.<List<String>>column("columns", "Columns", Listing.NAMES),
                    Column.<RuleTable>shown(
                        "rows",
                        "Rows",
                        Look.WHOLE,
                        (table, _) -> new Shown.Whole(table.rows().size()))),
                GazetteerTables.attributes(project, Kinds.TABLES, RuleTable.class),
                List.of(of.aliases(), of.source()))
            .flatMap(List::stream)
            .toList());
  }

  /** The rows of all tables of the rules. */
  public static Table<Part<RuleTable.Row>> rows() {
    Format<String> key = Formats.needed("roll or word of the row");
    Rows<Part<RuleTable.Row>> rows =
        new PartRows<>(
            Kinds.TABLES,
            _ -> true,
            Lens.field(RuleTable.class, "rows"),
            RuleTable.Row::key,
            (typed, labels) ->
                EntryRows.need(
                    key,
                    "key",
                    typed,
                    labels,
                    said ->
                        new Start.Begun<>(new RuleTable.Row(said, Map.of(), Optional.empty()))));
    Lens<RuleTable.Row, Map<String, Datum>> cells = Lens.field(RuleTable.Row.class, CELLS);
    return ScenarioTables.table(
        Tables.RULE_ROWS,
        "What is found in each row of the tables of the rules.",
        "row of a rule table",
        rows,
        List.of(
            Column.chosenOnce(PartRows.ENTRY, "Table", Choices.TABLES, Part::entry),
            ScenarioTables.part(RuleTable.Row.class, "key", "Row", key),
            new Column<>(
                CELLS,
                "Cells",
                Look.PROSE,
                Optional.empty(),
                (row, _) -> Shown.words(NamedCells.DATA.show(row.value().cells())),
                Optional.of((row, typed, labels) ->
                    NamedCells.DATA
                        .read(typed, columns(labels, row.entry()))
                        .map(read -> row.with(cells.with().apply(row.value(), read)))))));
  }

  private static List<String> columns(Labels labels, String table) {
    return labels.project().get(Kinds.TABLES).find(table).map(RuleTable::columns).orElse(List.of());
  }
}
