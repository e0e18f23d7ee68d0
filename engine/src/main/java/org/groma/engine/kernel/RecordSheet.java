package org.groma.engine.kernel;

import java.util.List;

/**
 * A blank sheet on which players keep their books, a row for each turn and a sheet for each nation
 * that somebody plays. Columns are counted from 1, as players do.
 *
 * @param title what stands above it
 * @param note how it is filled in, in a sentence
 * @param columns from left to right
 * @param begun the column that is filled in first: nothing is reckoned in a row before it is
 */
public record RecordSheet(String title, String note, List<Column> columns, int begun) {

  public RecordSheet {
    columns = List.copyOf(columns);
    for (Column column : columns) {
      for (int named : column.entry().columns()) {
        if (named < 1 || named > columns.size()) {
          throw new IllegalArgumentException(
              "column " + column.head() + " of " + title + " names a column " + named);
        }
      }
    }
  }

  /**
   * A column.
   *
   * @param head what stands above it
   * @param note what belongs into it, in a few words
   */
  public record Column(String head, String note, Entry entry, Opening opening) {}

  /** What stands in a column before the first turn. */
  public enum Opening {
    NOTHING,
    ZERO,
    /** What the nation has in its treasury at the start. */
    TREASURY
  }

  /** How the cells of a column come about. */
  public sealed interface Entry {

    /** The columns that it reads. */
    List<Integer> columns();

    /** The turn of the row. */
    record Turn() implements Entry {
      @Override
      public List<Integer> columns() {
        return List.of();
      }
    }

    /**
     * Written down by the player.
     *
     * @param words whether words are expected, which take more room than numbers
     */
    record Written(boolean words) implements Entry {
      @Override
      public List<Integer> columns() {
        return List.of();
      }
    }

    /** Other columns added up. */
    record Sum(List<Summand> summands) implements Entry {
      public Sum {
        summands = List.copyOf(summands);
      }

      @Override
      public List<Integer> columns() {
        return summands.stream().map(Summand::column).toList();
      }
    }

    /**
     * One column in per cent of another.
     *
     * @param step what is counted: 10 for whole tens, the rest of which buys nothing
     */
    record Share(int part, int whole, int step) implements Entry {
      @Override
      public List<Integer> columns() {
        return List.of(part, whole);
      }
    }
  }

  /**
   * A column that is added, or taken off.
   *
   * @param before whether the row of the turn before is meant
   */
  public record Summand(int column, boolean before, boolean takenOff) {

    public static Summand plus(int column) {
      return new Summand(column, false, false);
    }

    public static Summand minus(int column) {
      return new Summand(column, false, true);
    }

    /** What stood there a turn before. */
    public static Summand carried(int column) {
      return new Summand(column, true, false);
    }
  }
}
