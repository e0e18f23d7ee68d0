package org.groma.exporters.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.exporters.table.Rows.Start;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.sources.Edition;
import org.groma.model.sources.SourceTable;

/** The tables of printed sources: the editions, the tables copied from them, and their rows. */
public final class SourceTables {

  private static final String CELLS = "cells";

  private SourceTables() {}

  public static Table<Edition> editions() {
    Rows<Edition> rows = new EditionRows();
    return ScenarioTables.table(
        Tables.EDITIONS,
        "The printed editions that origins cite, by the short name that they are cited by.",
        "edition",
        rows,
        List.of(
            field("title", "Title", Formats.NAME),
            field("language", "Language", Formats.OPTIONAL_TEXT),
            field("note", "Note", Formats.OPTIONAL_PROSE)));
  }

  private static <V> Column<Edition> field(String name, String title, Format<V> format) {
    return Column.of(name, title, format, Lens.<Edition, V>field(Edition.class, name));
  }

  public static Table<SourceTable> tables(Project project) {
    Fields<SourceTable> of = new Fields<>(SourceTable.class);
    return GazetteerTables.table(
        project,
        Tables.SOURCES,
        "Every table copied from a printed edition.",
        new SourceTableRows(),
        "source table",
        List.of(
            Column.chosenOnce(
                "edition", "Edition", Choices.EDITIONS, table -> table.edition().slug()),
            of.name("Table"),
            of.column("about", "About", Choosing.optionalWord(Choices.KINDS)),
            Column.<SourceTable>shown(
                "rows", "Rows", Look.WHOLE, (table, _) -> new Shown.Whole(table.rows().size()))));
  }

  /** The rows of all printed tables, as printed. */
  public static Table<Part<SourceTable.Row>> rows() {
    Format<String> section = Formats.needed("section that it is printed in");
    Rows<Part<SourceTable.Row>> rows =
        new PartRows<>(
            Kinds.SOURCES,
            _ -> true,
            Lens.field(SourceTable.class, "rows"),
            SourceTable.Row::section,
            (typed, labels) ->
                EntryRows.need(
                    section,
                    "section",
                    typed,
                    labels,
                    where ->
                        new Start.Begun<>(new SourceTable.Row(where, Optional.empty(), Map.of()))));
    Lens<SourceTable.Row, Map<String, String>> cells = Lens.field(SourceTable.Row.class, CELLS);
    return ScenarioTables.table(
        Tables.SOURCE_ROWS,
        "Every row of the printed tables, as printed.",
        "source row",
        rows,
        List.of(
            Column.chosenOnce(PartRows.ENTRY, "Table", Choices.SOURCES, Part::entry),
            ScenarioTables.part(SourceTable.Row.class, "section", "Section", section),
            ScenarioTables.part(SourceTable.Row.class, "of", "Speaks of", Formats.OPTIONAL_TEXT),
            new Column<>(
                CELLS,
                "Printed",
                Look.PROSE,
                Optional.empty(),
                (row, _) -> Shown.words(NamedCells.TEXTS.show(row.value().cells())),
                Optional.of((row, typed, _) ->
                    NamedCells.TEXTS
                        .read(typed, List.of())
                        .map(read -> row.with(cells.with().apply(row.value(), read)))))));
  }
}
