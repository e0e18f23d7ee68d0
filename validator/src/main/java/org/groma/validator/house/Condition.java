package org.groma.validator.house;

import java.util.List;
import org.groma.model.value.Datum;

/** What an entry must meet. */
sealed interface Condition {

  /** All of these hold. */
  record All(List<Condition> parts) implements Condition {
    public All {
      parts = List.copyOf(parts);
    }
  }

  /** At least one of these holds. */
  record Any(List<Condition> parts) implements Condition {
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /** This does not hold. */
  record Not(Condition part) implements Condition {}

  /** A neighbour meets this. */
  record Neighbour(Condition part) implements Condition {}

  /**
   * The values of a field are as asked.
   *
   * @param counted whether it is asked how many values there are, and not what they are
   */
  record Test(FieldPath field, boolean counted, Operator operator, Datum operand)
      implements Condition {}
}
