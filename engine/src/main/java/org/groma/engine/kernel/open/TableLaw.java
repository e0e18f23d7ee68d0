package org.groma.engine.kernel.open;

import java.math.BigDecimal;
import java.util.List;

/** What must hold between the cells of a table. */
public sealed interface TableLaw {

  /** Which way values go. */
  enum Course {
    RISING,
    FALLING
  }

  /**
   * From row to row, values of a column never turn back.
   *
   * @param columns which of them; none for all
   * @param ranks the words of the cells from the least to the greatest; none for numbers
   */
  record Down(Course course, List<String> columns, List<String> ranks) implements TableLaw {
    public Down {
      columns = List.copyOf(columns);
      ranks = List.copyOf(ranks);
    }
  }

  /** From column to column, in the order of the declaration, values of a row never turn back. */
  record Across(Course course, List<String> ranks) implements TableLaw {
    public Across {
      ranks = List.copyOf(ranks);
    }
  }

  /** The numbers of a column come to a sum. */
  record Total(String column, BigDecimal sum) implements TableLaw {}

  /** No two rows say the same in a column. */
  record Distinct(String column) implements TableLaw {}

  /** In each row the number of one column is at most that of another. */
  record Ordered(String lower, String higher) implements TableLaw {}

  static TableLaw risingDown(String... columns) {
    return new Down(Course.RISING, List.of(columns), List.of());
  }

  static TableLaw fallingDown(String... columns) {
    return new Down(Course.FALLING, List.of(columns), List.of());
  }

  static TableLaw risingAcross() {
    return new Across(Course.RISING, List.of());
  }

  static TableLaw total(String column, long sum) {
    return new Total(column, BigDecimal.valueOf(sum));
  }
}
