package org.groma.engine.cycles.inspection;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.model.value.Datum;

/** Reads numbers that the rules print; one that is not in its table is objected to. */
record Printed(Ground ground, Inspection about, Consumer<Objection> out) {

  /**
   * What belongs to one half of the empire, or to both: {@code all}, {@code west}, {@code east}.
   */
  static final String SUMS = "printed-sums";

  OptionalInt number(String table, String row, String column) {
    OptionalInt found =
        ground
            .table(table)
            .flatMap(each -> each.rows().stream().filter(it -> it.key().equals(row)).findFirst())
            .map(each -> each.cells().get(column))
            .filter(Datum.Amount.class::isInstance)
            .map(amount -> ((Datum.Amount) amount).number())
            .stream()
            .mapToInt(BigDecimal::intValue)
            .findFirst();
    if (found.isEmpty()) {
      out.accept(
          Objection.of(
              about,
              String.format(
                  Locale.ROOT,
                  "The table %s has no number %s in a row %s, so that nothing can be compared with"
                      + " it.",
                  table,
                  column,
                  row),
              "rows",
              ground.table(table).isPresent() ? "table:" + table : ground.subject()));
    }
    return found;
  }
}
