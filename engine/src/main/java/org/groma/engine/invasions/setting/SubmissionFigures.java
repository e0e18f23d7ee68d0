package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.TableReader;

/**
 * What submission costs.
 *
 * @param kept the share of its treasury that a Barbarian vassal keeps, in halves
 * @param provincesAtMost with how many provinces a Kingdom submits once its capital is taken
 */
@Rule({"XXIX.B", "XXIX.C"})
public record SubmissionFigures(int kept, int provincesAtMost) {

  static SubmissionFigures read(TableReader tables) {
    return new SubmissionFigures(
        tables.halves("vassal-rules", "treasury-kept", "value").count(),
        tables.number("vassal-rules", "kingdom-provinces-at-most", "value"));
  }
}
