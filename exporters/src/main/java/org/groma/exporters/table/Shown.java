package org.groma.exporters.table;

import java.math.BigDecimal;
import org.groma.model.value.Halves;

/** What stands in a cell. */
public sealed interface Shown {

  /** Text, empty for an empty cell. What no cell can hold is replaced or cut off. */
  record Words(String words) implements Shown {
    private static final Words NONE = new Words("");

    public Words {
      words = CellText.fit(words);
    }

    @Override
    public String text() {
      return words;
    }
  }

  /** A whole number. */
  record Whole(int number) implements Shown {
    @Override
    public String text() {
      return Integer.toString(number);
    }
  }

  /** A number that may have a half. */
  record Half(Halves halves) implements Shown {
    @Override
    public String text() {
      return halves.toString();
    }
  }

  /** A number of any other sort, exact. */
  record Decimal(BigDecimal number) implements Shown {
    @Override
    public String text() {
      return number.toPlainString();
    }
  }

  /** The cell as a person reads it. */
  String text();

  /** An empty cell. */
  static Shown nothing() {
    return Words.NONE;
  }

  static Shown words(String words) {
    return words.isEmpty() ? Words.NONE : new Words(words);
  }

  default boolean isNothing() {
    return text().isEmpty();
  }
}
