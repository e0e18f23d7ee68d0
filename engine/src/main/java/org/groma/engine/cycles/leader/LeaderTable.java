package org.groma.engine.cycles.leader;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/** The kinds of leaders, by the roll of one die. */
@Rule("13.6")
public final class LeaderTable {

  private static final String TABLE = "optional-leaders";
  private static final int SIDES = 6;

  /** By the number that was rolled; the first is of who was not rolled for. */
  private final List<LeaderKind> kinds = new ArrayList<>(List.of(LeaderKind.ORDINARY));

  private LeaderTable() {}

  /** The table of scenarios where leaders are not rolled for. */
  public static LeaderTable none() {
    return new LeaderTable();
  }

  public static LeaderTable of(TableReader read) {
    LeaderTable table = new LeaderTable();
    Bands<LeaderKind> rows = read.bands(TABLE, row -> kind(read, row));
    for (int roll = 1; roll <= SIDES; roll++) {
      int key = roll;
      table.kinds.add(rows.find(roll).orElseGet(() -> kind(read, String.valueOf(key))));
    }
    return table;
  }

  /** Only these three are said of every leader. */
  private static LeaderKind kind(TableReader read, String row) {
    return new LeaderKind(
        read.word(TABLE, row, "leader"),
        read.number(TABLE, row, "land"),
        read.number(TABLE, row, "naval"),
        number(read, row, "sinking"),
        flag(read, row, "kept"),
        flag(read, row, "swift"),
        number(read, row, "administration"),
        number(read, row, "tribute"),
        number(read, row, "ransom"));
  }

  private static int number(TableReader read, String row, String column) {
    return read.has(TABLE, row, column) ? read.number(TABLE, row, column) : 0;
  }

  private static boolean flag(TableReader read, String row, String column) {
    return read.has(TABLE, row, column) && read.flag(TABLE, row, column);
  }

  /** The kind of a leader for whom this was rolled, or 0 if nothing was. */
  public LeaderKind kind(int roll) {
    return kinds.get(roll);
  }
}
