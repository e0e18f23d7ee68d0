package org.groma.exporters.xlsx;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A sheet of the workbook.
 *
 * @param name what its tab says
 * @param purpose what it is good for, in a sentence
 * @param headings of its columns, from left to right
 * @param lines makes its lines each time they are asked for
 * @param manner how it behaves on the screen and on paper
 */
record Page(
    String name,
    String purpose,
    List<Heading> headings,
    Supplier<Stream<Line>> lines,
    Manner manner) {

  /** The number of the first line, counted from 1 as spreadsheets do. */
  static final int FIRST = 4;

  /** The number of the row with the headings. */
  static final int HEADINGS = 3;

  Page {
    headings = List.copyOf(headings);
  }

  /**
   * How a page behaves.
   *
   * @param editable whether what people change is read back
   * @param filtered whether the headings are filters
   * @param frozen how many columns stay in sight
   * @param landscape whether it is printed across
   * @param firstPrinted the first column that is printed, counted from 0
   * @param lastPrinted the last one
   */
  record Manner(
      boolean editable,
      boolean filtered,
      int frozen,
      boolean landscape,
      int firstPrinted,
      int lastPrinted) {

    /** A list to be read, printed upright and whole. */
    static Manner list(int columns) {
      return new Manner(false, true, 0, false, 0, columns - 1);
    }

    Manner across() {
      return new Manner(editable, filtered, frozen, true, firstPrinted, lastPrinted);
    }

    Manner unfiltered() {
      return new Manner(editable, false, frozen, landscape, firstPrinted, lastPrinted);
    }
  }

  static Page list(
      String name, String purpose, List<Heading> headings, Supplier<Stream<Line>> lines) {
    return new Page(name, purpose, headings, lines, Manner.list(headings.size()));
  }

  Page across() {
    return new Page(name, purpose, headings, lines, manner.across());
  }

  Page unfiltered() {
    return new Page(name, purpose, headings, lines, manner.unfiltered());
  }
}
