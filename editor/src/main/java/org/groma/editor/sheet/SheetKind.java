package org.groma.editor.sheet;

import java.util.Arrays;
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
  PROVINCES(Tables.PROVINCES, Kinds.PROVINCES, ProvinceTable::of),
  AREAS(Tables.AREAS, Kinds.AREAS, GazetteerTables::areas),
  CITIES(Tables.CITIES, Kinds.CITIES, GazetteerTables::cities),
  SEAS(Tables.SEAS, Kinds.SEAS, GazetteerTables::seas),
  RIVERS(Tables.RIVERS, Kinds.RIVERS, GazetteerTables::rivers),
  LINKS(Tables.LINKS, Kinds.LINKS, GazetteerTables::links),
  NATIONS(Tables.NATIONS, Kinds.NATIONS, PieceTables::nations),
  POOLS(Tables.POOLS, Kinds.NATIONS, _ -> PoolTable.of()),
  LEADERS(Tables.LEADERS, Kinds.LEADERS, PieceTables::leaders),
  UNITS(Tables.UNITS, Kinds.UNITS, PieceTables::units);

  private final String title;
  private final Kind<?, ?> entries;
  private final Function<Project, Table<?>> table;

  SheetKind(String title, Kind<?, ?> entries, Function<Project, Table<?>> table) {
    this.title = title;
    this.entries = entries;
    this.table = table;
  }

  public String title() {
    return title;
  }

  /** The kind of entry that its rows are, or are parts of. */
  public Kind<?, ?> entries() {
    return entries;
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
