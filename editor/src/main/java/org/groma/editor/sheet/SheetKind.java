package org.groma.editor.sheet;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.groma.exporters.table.GazetteerTables;
import org.groma.exporters.table.PieceTables;
import org.groma.exporters.table.PoolTable;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** Which table of a project, in the order in which people are offered them. */
@SuppressWarnings(
    "ImmutableEnumChecker") // kinds and the ways to make a table hold nothing that changes
public enum SheetKind {
  PROVINCES(Tables.PROVINCES, Kinds.PROVINCES, ProvinceTable::of, List.of()),
  AREAS(Tables.AREAS, Kinds.AREAS, GazetteerTables::areas, List.of("name")),
  CITIES(Tables.CITIES, Kinds.CITIES, GazetteerTables::cities, List.of("name", "province")),
  SEAS(Tables.SEAS, Kinds.SEAS, GazetteerTables::seas, List.of("name")),
  RIVERS(Tables.RIVERS, Kinds.RIVERS, GazetteerTables::rivers, List.of("name")),
  LINKS(Tables.LINKS, Kinds.LINKS, GazetteerTables::links, List.of("name", "kind", "from", "to")),
  NATIONS(Tables.NATIONS, Kinds.NATIONS, PieceTables::nations, List.of("name", "status")),
  POOLS(Tables.POOLS, Kinds.NATIONS, _ -> PoolTable.of(), List.of("nation", "unit", "count")),
  LEADERS(Tables.LEADERS, Kinds.LEADERS, PieceTables::leaders, List.of("name", "nation")),
  UNITS(Tables.UNITS, Kinds.UNITS, PieceTables::units, List.of("name", "category"));

  private final String title;
  private final Kind<?, ?> entries;
  private final Function<Project, Table<?>> table;
  private final List<String> needed;

  SheetKind(
      String title, Kind<?, ?> entries, Function<Project, Table<?>> table, List<String> needed) {
    this.title = title;
    this.entries = entries;
    this.table = table;
    this.needed = needed;
  }

  /** What it is called in the words of the project's game. */
  public String title(Project project) {
    return Tables.name(project, title);
  }

  /** The kind of entry that its rows are, or are parts of. */
  public Kind<?, ?> entries() {
    return entries;
  }

  /**
   * The columns that a new row cannot be without; none where rows do not begin in the table, as a
   * province begins on the map.
   */
  public List<String> needed() {
    return needed;
  }

  Table<?> table(Project project) {
    return table.apply(project);
  }

  /** The table whose rows are entries of a kind. */
  public static Optional<SheetKind> of(String word) {
    return Arrays.stream(values()).filter(kind -> kind.entries.word().equals(word)).findFirst();
  }

  @Override
  public String toString() {
    return title;
  }
}
