package org.groma.validator.house;

import java.util.List;

/** The way from an entry to values: {@code area.status}. */
record FieldPath(List<String> steps) {

  /** Longer ways lead round in circles. */
  static final int LONGEST = 4;

  FieldPath {
    steps = List.copyOf(steps);
  }

  static FieldPath of(String written) {
    return new FieldPath(List.of(written.split("\\.", -1)));
  }

  @Override
  public String toString() {
    return String.join(".", steps);
  }
}
