package org.groma.engine.cycles.setting;

import org.groma.engine.kernel.Bands;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * When barbarians grow restless.
 *
 * @param units from so many units on
 * @param rolls the rolls that mean unrest
 */
@Rule("9.3.6")
public record Unrest(int units, Bands.Band rolls) {

  static Unrest of(TableReader read, String row) {
    String rolls = read.word("unrest", row, "rolls");
    return new Unrest(
        read.number("unrest", row, "units"), Bands.Band.parse(rolls).orElse(new Bands.Band(0, 0)));
  }
}
