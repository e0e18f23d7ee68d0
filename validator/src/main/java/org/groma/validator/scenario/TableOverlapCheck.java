package org.groma.validator.scenario;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.kernel.Bands;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two rows of a table for the same roll. */
final class TableOverlapCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-overlap",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Two rows of a table for one roll")
          .protects("Somebody rolls the number and the table has two answers.")
          .example("The table Weather has two rows for 7, '3-7' and '7-9'.")
          .mend("Correct the key of one of the two rows.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    List<Bands.Band> rows = Rolls.of(table).map(Rolls::rows).orElse(List.of());
    for (int i = 0; i < rows.size(); i++) {
      for (int k = 0; k < i; k++) {
        Bands.Band one = rows.get(k);
        Bands.Band other = rows.get(i);
        if (one.from() <= other.to() && other.from() <= one.to() && !one.equals(other)) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "The table %s has two rows for %d, '%s' and '%s'.",
                          table.name(),
                          both(one, other),
                          table.rows().get(k).key(),
                          table.rows().get(i).key()),
                      Subject.of(Kinds.TABLES, table))
                  .in("rows[" + i + "].key"));
        }
      }
    }
  }

  /** A roll that both take. */
  private static int both(Bands.Band one, Bands.Band other) {
    int low = Math.max(one.from(), other.from());
    return low == Integer.MIN_VALUE ? Math.min(one.to(), other.to()) : low;
  }
}
