package org.groma.engine.cycles.setting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.Shortfall;
import org.groma.engine.kernel.TableReader;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.tables.RuleTable;

/**
 * The table of combat results. Its columns are odds, the worst for the attacker first; a ratio
 * counts as the best column that it reaches.
 */
@Rule("2.2.1")
public final class CombatTable {

  /** Odds too bad for an attack. */
  public static final int NO_ATTACK = -1;

  private static final int LEAST = 2;
  private static final int MOST = 12;
  private static final String TABLE = "combat";

  private final List<String> odds = new ArrayList<>();
  private final List<int[]> ratios = new ArrayList<>();
  private final Result[][] results;

  CombatTable(Project project, TableReader read, List<Shortfall> shortfalls) {
    List<String> columns =
        project.get(Kinds.TABLES).find(TABLE).map(RuleTable::columns).orElse(List.of());
    for (String column : columns) {
      Optional<int[]> ratio = ratio(column);
      if (ratio.isEmpty()) {
        shortfalls.add(
            new Shortfall("table " + TABLE, "'" + column + "' is not odds such as 3-2")
                .of("table:" + TABLE));
      } else {
        odds.add(column);
        ratios.add(ratio.get());
      }
    }
    for (int i = 1; i < ratios.size(); i++) {
      if (!isLess(ratios.get(i - 1), ratios.get(i))) {
        shortfalls.add(
            new Shortfall(
                    "table " + TABLE, odds.get(i) + " must be better odds than the column before")
                .of("table:" + TABLE));
      }
    }
    if (columns.isEmpty()) {
      shortfalls.add(new Shortfall("table " + TABLE, "there are no columns"));
    }
    results = new Result[odds.size()][MOST + 1];
    for (int column = 0; column < odds.size(); column++) {
      for (int roll = LEAST; roll <= MOST; roll++) {
        results[column][roll] =
            read.known(TABLE, String.valueOf(roll), odds.get(column), Result::of, Result.EX);
      }
    }
  }

  private static Optional<int[]> ratio(String column) {
    if (!column.matches("[1-9][0-9]?-[1-9][0-9]?")) {
      return Optional.empty();
    }
    int dash = column.indexOf('-');
    return Optional.of(
        new int[] {
          Integer.parseInt(column.substring(0, dash)), Integer.parseInt(column.substring(dash + 1))
        });
  }

  private static boolean isLess(int[] one, int[] other) {
    return one[0] * other[1] < other[0] * one[1];
  }

  public int columns() {
    return odds.size();
  }

  /** How a column is called: {@code 3-2}. */
  public String odds(int column) {
    return odds.get(column);
  }

  /**
   * The column of an attack, rounded down in favour of the defender; {@link #NO_ATTACK} for odds
   * below the first one (E9).
   *
   * @param attack the strength of the attackers, in halves
   * @param defence the strength of the defenders, whole
   */
  @Rule("7.1")
  public int column(int attack, int defence) {
    int found = NO_ATTACK;
    for (int i = 0; i < ratios.size(); i++) {
      int[] ratio = ratios.get(i);
      if (attack * ratio[1] >= 2 * defence * ratio[0]) {
        found = i;
      }
    }
    return found;
  }

  /** A column so many to the right, but never off the table. */
  public int shifted(int column, int by) {
    return Math.clamp((long) column + by, 0, odds.size() - 1);
  }

  public Result result(int column, int roll) {
    return results[column][roll];
  }
}
