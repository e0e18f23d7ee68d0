package org.groma.exporters.grid;

import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * One sheet of a workbook, or one file of separated values.
 *
 * @param name the name of the sheet, or that of the file without what follows its dot
 * @param where how a person finds it, {@code sheet Provinces} or {@code provinces.csv}
 * @param rows those that are not empty, from top to bottom
 */
public record Grid(String name, String where, List<Row> rows) {

  public Grid {
    rows = List.copyOf(rows);
  }

  /**
   * One row.
   *
   * @param number as spreadsheets count, from 1
   * @param cells those that are not empty, by column from 0
   */
  public record Row(int number, NavigableMap<Integer, Cell> cells) {
    public Row {
      cells = Collections.unmodifiableNavigableMap(new TreeMap<>(cells));
    }
  }

  /** What spreadsheets call a column: A, B … Z, AA. */
  public static String letters(int column) {
    String last = Character.toString('A' + column % 26);
    return column < 26 ? last : letters(column / 26 - 1) + last;
  }
}
