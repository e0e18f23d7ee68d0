package org.groma.model.review;

import java.time.DateTimeException;
import java.time.LocalDate;

/** Who answers for something, and since when. */
final class Signature {

  private Signature() {}

  static void check(String by, String on) {
    if (by.isBlank()) {
      throw new IllegalArgumentException("somebody must sign: give a name or initials");
    }
    try {
      LocalDate.parse(on);
    } catch (DateTimeException notADay) {
      throw new IllegalArgumentException(
          "'" + on + "' is not a day; write year, month and day as in 2026-11-16", notADay);
    }
  }
}
