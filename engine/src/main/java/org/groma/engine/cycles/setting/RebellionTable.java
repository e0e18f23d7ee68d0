package org.groma.engine.cycles.setting;

import java.util.Optional;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;
import org.groma.engine.kernel.Worded;

/** A rebellion table: two dice. */
@Rule("2.2.5")
public final class RebellionTable {

  /**
   * A line of it.
   *
   * @param province the province that revolts, by id, where the line names one
   * @param count how much, where the line says so
   */
  public record Line(Rebellion rebellion, Optional<String> province, int count) {}

  /** The count of a line that is rolled for. */
  public static final int DIE = -1;

  private static final Line NOTHING = new Line(Rebellion.NOTHING, Optional.empty(), 0);

  private final Bands<Line> lines;

  RebellionTable(TableReader read, String table) {
    lines =
        read.bands(
            table,
            row ->
                new Line(
                    read.known(
                        table,
                        row,
                        "result",
                        word -> Worded.find(Rebellion.class, word),
                        Rebellion.NOTHING),
                    read.has(table, row, "area")
                        ? Optional.of(read.word(table, row, "area"))
                        : Optional.empty(),
                    count(read, table, row)));
  }

  /** A table of a scenario. */
  public static RebellionTable of(TableReader read, String table) {
    return new RebellionTable(read, table);
  }

  private static int count(TableReader read, String table, String row) {
    if (!read.has(table, row, "count")) {
      return 0;
    }
    return read.isNumber(table, row, "count") ? read.number(table, row, "count") : DIE;
  }

  public Line line(int roll) {
    return lines.find(roll).orElse(NOTHING);
  }
}
