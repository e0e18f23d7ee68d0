package org.groma.editor.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.groma.exporters.table.CoastTable;
import org.groma.exporters.table.EventTables;
import org.groma.exporters.table.GazetteerTables;
import org.groma.exporters.table.HouseCheckTable;
import org.groma.exporters.table.OverrideTable;
import org.groma.exporters.table.PieceTables;
import org.groma.exporters.table.PoolTable;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.RulebookTables;
import org.groma.exporters.table.ScenarioTable;
import org.groma.exporters.table.SourceTables;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** Which table of a project, in the order in which people are offered them. */
@SuppressWarnings(
    "ImmutableEnumChecker") // kinds and the ways to make a table hold nothing that changes
public enum SheetKind {
  PROVINCES(Tables.PROVINCES, Kinds.PROVINCES, ProvinceTable::of, New.onTheMap()),
  AREAS(Tables.AREAS, Kinds.AREAS, GazetteerTables::areas, New.needs("name").asks("status")),
  CITIES(
      Tables.CITIES,
      Kinds.CITIES,
      GazetteerTables::cities,
      New.needs("name", "province").asks("level")),
  SEAS(Tables.SEAS, Kinds.SEAS, GazetteerTables::seas, New.needs("name")),
  COASTS(Tables.COASTS, Kinds.COASTS, CoastTable::of, New.needs("name", "sea").asks("provinces")),
  RIVERS(Tables.RIVERS, Kinds.RIVERS, GazetteerTables::rivers, New.needs("name")),
  LINKS(Tables.LINKS, Kinds.LINKS, GazetteerTables::links, New.needs("name", "kind", "from", "to")),
  OVERRIDES(
      Tables.OVERRIDES,
      Kinds.OVERRIDES,
      OverrideTable::of,
      New.needs("a", "adjacent", "b", "reason").asks("kind", "river")),
  NATIONS(
      Tables.NATIONS,
      Kinds.NATIONS,
      PieceTables::nations,
      New.needs("name", "status").asks("player")),
  POOLS(
      Tables.POOLS,
      Kinds.NATIONS,
      _ -> PoolTable.of(),
      New.needs("nation", "unit", "count").usually("count", "1").asParts()),
  LEADERS(Tables.LEADERS, Kinds.LEADERS, PieceTables::leaders, New.needs("name", "nation")),
  UNITS(Tables.UNITS, Kinds.UNITS, PieceTables::units, New.needs("name", "category")),
  DECKS(Tables.DECKS, Kinds.DECKS, RulebookTables::decks, New.needs("name")),
  CARDS(
      Tables.CARDS,
      Kinds.DECKS,
      EventTables::cards,
      New.needs("entry", "name", "copies").usually("copies", "1").asParts()),
  RULE_TABLES(
      Tables.RULE_TABLES,
      Kinds.TABLES,
      RulebookTables::tables,
      New.needs("name").asks("die", "columns")),
  RULE_ROWS(
      Tables.RULE_ROWS,
      Kinds.TABLES,
      _ -> RulebookTables.rows(),
      New.needs("entry", "key").asks("cells").asParts()),
  TIME_TABLE(
      Tables.TIME_TABLE,
      Kinds.TIME_TABLE,
      EventTables::timeTable,
      New.needs("name", "turn", "kind").asks("nation").usually("turn", "1")),
  SCENARIOS(
      Tables.SCENARIOS,
      Kinds.SCENARIOS,
      ScenarioTable::of,
      New.needs("name", "firstTurn", "lastTurn")
          .usually("firstTurn", "1")
          .usually("lastTurn", "10")),
  EDITIONS(
      Tables.EDITIONS,
      "edition",
      _ -> SourceTables.editions(),
      New.needs("title").asks("language")),
  SOURCES(
      Tables.SOURCES,
      Kinds.SOURCES,
      SourceTables::tables,
      New.needs("edition", "name").asks("about")),
  SOURCE_ROWS(
      Tables.SOURCE_ROWS,
      Kinds.SOURCES,
      _ -> SourceTables.rows(),
      New.needs("entry", "section").asks("of", "cells").asParts()),
  HOUSE_CHECKS(
      Tables.HOUSE_CHECKS,
      Kinds.HOUSE_CHECKS,
      HouseCheckTable::of,
      New.needs("name", "of", "where", "message", "severity")
          .usually("of", "province")
          .usually("where", "{\"field\": \"income\", \"above\": 5}")
          .usually("message", "{name} yields {income}.")
          .usually("severity", "warning"));

  private final String title;
  private final String word;
  private final Function<Project, Table<?>> table;
  private final New added;

  SheetKind(String title, Kind<?, ?> entries, Function<Project, Table<?>> table, New added) {
    this(title, entries.word(), table, added);
  }

  SheetKind(String title, String word, Function<Project, Table<?>> table, New added) {
    this.title = title;
    this.word = word;
    this.table = table;
    this.added = added;
  }

  /**
   * What a row begins with.
   *
   * @param needed the columns that it cannot be without
   * @param asked columns that may be said at once
   * @param usual what columns begin with, where their lists do not say
   * @param parts whether a row is a part of an entry
   */
  private record New(
      List<String> needed, List<String> asked, Map<String, String> usual, boolean parts) {

    static New onTheMap() {
      return needs();
    }

    static New needs(String... columns) {
      return new New(List.of(columns), List.of(), Map.of(), false);
    }

    New asks(String... columns) {
      return new New(needed, List.of(columns), usual, parts);
    }

    New usually(String column, String value) {
      Map<String, String> more = new TreeMap<>(usual);
      more.put(column, value);
      return new New(needed, asked, Map.copyOf(more), parts);
    }

    New asParts() {
      return new New(needed, asked, usual, true);
    }
  }

  /** What it is called in the words of the project's game. */
  public String title(Project project) {
    return Tables.name(project, title);
  }

  /** The word of what its rows are, or are parts of: a kind of entry, or edition. */
  public String word() {
    return word;
  }

  /** Whether its rows are parts of entries. */
  public boolean isOfParts() {
    return added.parts();
  }

  /**
   * The columns that a new row cannot be without; none where rows do not begin in the table, as a
   * province begins on the map.
   */
  public List<String> needed() {
    return added.needed();
  }

  /** The columns that are asked for besides when a row is added, and may stay empty. */
  public List<String> asked() {
    return added.asked();
  }

  /** What a column of a new row begins with, where that does not depend on the project. */
  Optional<String> usual(String column) {
    return Optional.ofNullable(added.usual().get(column));
  }

  Table<?> table(Project project) {
    return table.apply(project);
  }

  /** The table whose rows are entries of a kind. */
  public static Optional<SheetKind> of(String word) {
    return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
  }

  @Override
  public String toString() {
    return title;
  }
}
