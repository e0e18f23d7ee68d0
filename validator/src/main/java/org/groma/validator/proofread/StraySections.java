package org.groma.validator.proofread;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.project.Kinds;
import org.groma.model.sources.SourceTable;

/**
 * Rows that are said to be printed elsewhere than the rows round them. A printed table stands in
 * one place, so a section that one row alone has, amid those of another, is a slip of the hand.
 */
public final class StraySections {

  /** How many other rows there have to be before one can stray from them. */
  private static final int OTHERS = 6;

  private StraySections() {}

  /** The rows, from 0. */
  public static List<Integer> of(SourceTable table) {
    Map<String, Integer> rows = new HashMap<>();
    table.rows().forEach(row -> rows.merge(row.section(), 1, Integer::sum));
    List<Integer> strays = new ArrayList<>();
    for (int i = 0; i < table.rows().size(); i++) {
      String section = table.rows().get(i).section();
      if (rows.get(section) == 1 && isAlone(table, rows)) {
        strays.add(i);
      } else if (isAmid(table, i) && isOneRun(table, i)) {
        strays.add(i);
      }
    }
    return strays;
  }

  /** Whether all other rows stand in one section. */
  private static boolean isAlone(SourceTable table, Map<String, Integer> rows) {
    return rows.size() == 2 && table.rows().size() > OTHERS;
  }

  /** Whether the rows on both sides of it stand together in another section. */
  private static boolean isAmid(SourceTable table, int row) {
    if (row == 0 || row == table.rows().size() - 1) {
      return false;
    }
    if (isOfOther(table, row, row - 1) || isOfOther(table, row, row + 1)) {
      return false;
    }
    String before = section(table, row - 1);
    return before.equals(section(table, row + 1)) && !before.equals(section(table, row));
  }

  /** Whether the section round it is one run of rows otherwise, and long enough to tell. */
  private static boolean isOneRun(SourceTable table, int row) {
    String around = section(table, row - 1);
    int runs = 0;
    int rows = 0;
    for (int i = 0; i < table.rows().size(); i++) {
      if (section(table, i).equals(around)) {
        rows++;
        runs += i > 0 && section(table, i - 1).equals(around) ? 0 : 1;
      }
    }
    return runs == 2 && rows >= OTHERS;
  }

  /** Whether two rows give parts of different tables of the rules. */
  private static boolean isOfOther(SourceTable table, int one, int other) {
    return table.about().filter(Kinds.TABLES.word()::equals).isPresent()
        && !table.rows().get(one).of().equals(table.rows().get(other).of());
  }

  private static String section(SourceTable table, int row) {
    return table.rows().get(row).section();
  }
}
