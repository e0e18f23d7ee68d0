package org.groma.engine.cycles.inspection;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.engine.cycles.setting.Facts;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** Cells that make no sense beside others: a loss of nobody knows how much, a unit of empires. */
final class CellSense implements Scrutiny<Ground> {

  private static final Set<String> COUNTED =
      Set.of("treasury-loss", "remove-garrisons", "remove-non-elites");

  private static final String REVOLT = "province-revolts";

  private static final Inspection ABOUT =
      new Inspection(
          "data.cell-sense",
          Severity.ERROR,
          "11.7",
          "Cell of a table that makes no sense beside the others",
          "A loss needs a number, a revolt the province that revolts where its table names them,"
              + " and barbarians create no units of empires.",
          "The table Rebellions of the late Empire, table 1, row 9: how many is not said.",
          "Fill in the cell, or correct the word beside it.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (RuleTable table : ground.project().get(Kinds.TABLES)) {
      if (table.id().slug().startsWith("rebellion")) {
        rebellions(table, out);
      }
    }
    ground.table("unit-creation").ifPresent(table -> creation(ground, table, out));
  }

  private static void rebellions(RuleTable table, Consumer<Objection> out) {
    boolean named = table.rows().stream().anyMatch(row -> row.cells().containsKey("area"));
    boolean counted = table.columns().contains("count");
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      String result = Facts.text(new Datum.Fields(row.cells()), "result").orElse("");
      if (COUNTED.contains(result) != row.cells().containsKey("count")
          && (counted || COUNTED.contains(result))) {
        object(
            table,
            i,
            "count",
            COUNTED.contains(result)
                ? "how many is not said."
                : "'" + result + "' goes with no number.",
            out);
      }
      if (named && result.equals(REVOLT) != row.cells().containsKey("area")) {
        object(
            table,
            i,
            "area",
            result.equals(REVOLT)
                ? "which province revolts is not said."
                : "'" + result + "' goes with no province.",
            out);
      }
    }
  }

  /**
   * Whatever becomes of a unit when a kingdom begins, barbarians may have; tribes are no result.
   */
  private static void creation(Ground ground, RuleTable table, Consumer<Objection> out) {
    List<String> known =
        ground.table("conversion").map(RuleTable::rows).orElse(List.of()).stream()
            .map(RuleTable.Row::key)
            .filter(key -> !key.equals("tribe"))
            .toList();
    for (int i = 0; !known.isEmpty() && i < table.rows().size(); i++) {
      int row = i;
      table
          .rows()
          .get(i)
          .cells()
          .forEach((face, cell) -> {
            List<String> units = Facts.words(Optional.of(cell));
            if (cell instanceof Datum.Items && units.isEmpty()) {
              object(table, row, face, "a pair of tribes becomes nothing on a " + face + ".", out);
            }
            units.stream()
                .filter(unit -> ground.project().get(Kinds.UNITS).find(unit).isPresent())
                .filter(unit -> !known.contains(unit))
                .forEach(unit ->
                    object(table, row, face, "barbarians never have '" + unit + "' (2.3).", out));
          });
    }
  }

  private static void object(
      RuleTable table, int row, String column, String problem, Consumer<Objection> out) {
    out.accept(
        Objection.of(
            ABOUT,
            String.format(
                Locale.ROOT,
                "The table %s, row %s: %s",
                table.name(),
                table.rows().get(row).key(),
                problem),
            "rows[" + row + "].cells." + column,
            "table:" + table.id()));
  }
}
