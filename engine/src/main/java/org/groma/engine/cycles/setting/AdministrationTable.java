package org.groma.engine.cycles.setting;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/** The administration table: columns by what was spent, the worst first. */
@Rule("2.2.4")
public final class AdministrationTable {

  private static final String TABLE = "administration";
  private static final Ruling NOTHING = new Ruling(Ruling.Word.NUMBER, Integer.MAX_VALUE);

  private final List<Bands<Ruling>> columns = new ArrayList<>();

  AdministrationTable(Project project, List<Shortfall> shortfalls) {
    Optional<RuleTable> table = project.get(Kinds.TABLES).find(TABLE);
    if (table.isEmpty()) {
      shortfalls.add(new Shortfall("table " + TABLE, "the table is missing"));
      columns.add(Bands.empty());
      return;
    }
    for (String column : table.get().columns()) {
      Bands<Ruling> bands = Bands.empty();
      for (RuleTable.Row row : table.get().rows()) {
        Optional<Bands.Band> band = Bands.Band.parse(row.key());
        Optional<Ruling> ruling =
            Optional.ofNullable(row.cells().get(column)).flatMap(AdministrationTable::ruling);
        if (band.isEmpty() || ruling.isEmpty()) {
          shortfalls.add(
              new Shortfall(
                      "table " + TABLE + ", row " + row.key() + ", " + column,
                      "expected a number, good-ruler, corruption, rebellion or revival")
                  .of("table:" + TABLE));
        } else {
          bands = bands.with(band.get(), ruling.get());
        }
      }
      columns.add(bands);
    }
  }

  private static Optional<Ruling> ruling(Datum cell) {
    return switch (cell) {
      case Datum.Text(String word) -> Ruling.of(word);
      case Datum.Amount(BigDecimal number) -> Ruling.of(number.toPlainString());
      default -> Optional.empty();
    };
  }

  public int columns() {
    return columns.size();
  }

  /** What a roll of two dice gives in a column; one beyond the last counts as the last. */
  public Ruling ruling(int column, int roll) {
    return columns.get(Math.clamp(column, 0, columns.size() - 1)).find(roll).orElse(NOTHING);
  }
}
