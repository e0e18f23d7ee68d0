package org.groma.exporters.grid;

import java.math.BigDecimal;

/** What stands in a cell. Empty cells are not kept. */
public sealed interface Cell {

  /** Text as it stands there, stray blanks included. */
  record Text(String text) implements Cell {
    @Override
    public String typed() {
      return text;
    }
  }

  /** A number, exact as written and not as the sheet rounds it. */
  record Amount(BigDecimal number) implements Cell {
    @Override
    public String typed() {
      return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
  }

  /** Yes or no. */
  record Truth(boolean value) implements Cell {
    @Override
    public String typed() {
      return value ? "yes" : "no";
    }
  }

  /**
   * Something that cannot be taken: an error, a formula without a result, a date.
   *
   * @param why as a sentence that says what to do
   */
  record Unusable(String shown, String why) implements Cell {
    @Override
    public String typed() {
      return shown;
    }
  }

  /** The content as a person would have typed it. */
  String typed();
}
