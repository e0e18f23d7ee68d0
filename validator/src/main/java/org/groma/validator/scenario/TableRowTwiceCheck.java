package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two rows of a table with one key. */
final class TableRowTwiceCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-row-twice",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Two rows of a table with one key")
          .protects("Only the first of the two is ever found.")
          .example("The table Income has two rows 'ruined'.")
          .mend("Correct the key of one of the two rows, or remove it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < table.rows().size(); i++) {
      String key = table.rows().get(i).key();
      if (!seen.add(key)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT, "The table %s has two rows '%s'.", table.name(), key),
                    Subject.of(Kinds.TABLES, table))
                .in("rows[" + i + "].key"));
      }
    }
  }
}
