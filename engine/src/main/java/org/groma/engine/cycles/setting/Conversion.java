package org.groma.engine.cycles.setting;

import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** What units become when a position reaches the next stage. */
@Rule({"2.2.3", "10.1", "11.1"})
public final class Conversion {

  /** It is taken off the board. */
  public static final int REMOVED = -1;

  private static final String TABLE = "conversion";

  private final int[][] become;

  Conversion(Project project, UnitKinds kinds, List<Shortfall> shortfalls) {
    become = new int[kinds.count()][2];
    Optional<RuleTable> table = project.get(Kinds.TABLES).find(TABLE);
    if (table.isEmpty()) {
      shortfalls.add(new Shortfall("table " + TABLE, "the table is missing"));
    }
    for (int kind = 0; kind < become.length; kind++) {
      become[kind][0] = read(table, kinds, kind, "kingdom", shortfalls);
      become[kind][1] = read(table, kinds, kind, "empire", shortfalls);
    }
  }

  /** The first of several that a player may choose among; a kind that the table lacks stays. */
  private static int read(
      Optional<RuleTable> table,
      UnitKinds kinds,
      int kind,
      String column,
      List<Shortfall> shortfalls) {
    Optional<Datum> cell =
        table.stream()
            .flatMap(each -> each.rows().stream())
            .filter(row -> row.key().equals(kinds.get(kind).id()))
            .flatMap(row -> Optional.ofNullable(row.cells().get(column)).stream())
            .findFirst();
    if (cell.isEmpty()) {
      return kind;
    }
    String word =
        cell.get() instanceof Datum.Text(String text)
            ? text
            : Facts.words(cell).stream().findFirst().orElse("");
    if (word.equals("removed")) {
      return REMOVED;
    }
    int found = kinds.find(word);
    if (found < 0) {
      shortfalls.add(
          new Shortfall(
                  "table " + TABLE + ", row " + kinds.get(kind).id() + ", " + column,
                  "'" + word + "' is no unit")
              .of("table:" + TABLE));
      return kind;
    }
    return found;
  }

  /** What a kind becomes on reaching a stage, or {@link #REMOVED}. */
  public int become(int kind, Stage stage) {
    return become[kind][stage == Stage.KINGDOM ? 0 : 1];
  }
}
