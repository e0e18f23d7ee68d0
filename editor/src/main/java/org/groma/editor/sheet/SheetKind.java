package org.groma.editor.sheet;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Tables;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;

/** Which table of a project, in the order in which people are offered them. */
@SuppressWarnings(
    "ImmutableEnumChecker") // kinds and the ways to make a table hold nothing that changes
public enum SheetKind {
  PROVINCES(Tables.PROVINCES, Kinds.PROVINCES, Tables::provinces),
  AREAS(Tables.AREAS, Kinds.AREAS, Tables::areas),
  CITIES(Tables.CITIES, Kinds.CITIES, Tables::cities),
  SEAS(Tables.SEAS, Kinds.SEAS, Tables::seas),
  RIVERS(Tables.RIVERS, Kinds.RIVERS, Tables::rivers),
  LINKS(Tables.LINKS, Kinds.LINKS, Tables::links),
  NATIONS(Tables.NATIONS, Kinds.NATIONS, Tables::nations),
  POOLS(Tables.POOLS, Kinds.NATIONS, _ -> Tables.pools()),
  LEADERS(Tables.LEADERS, Kinds.LEADERS, Tables::leaders),
  UNITS(Tables.UNITS, Kinds.UNITS, Tables::units);

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
