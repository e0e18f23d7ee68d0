package org.groma.validator.scenario;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.tables.RuleTable;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A row that says nothing. */
final class TableRowEmptyCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-row-empty",
              Severity.WARNING,
              Confidence.LIKELY,
              "Row of a table without any value")
          .protects("Whoever comes to this row finds no answer.")
          .example("The row '3' of the table Income has no value in any column.")
          .mend("Fill the row, or remove it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      if (row.cells().isEmpty()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The row '%s' of the table %s has no value in any column.",
                        row.key(),
                        table.name()),
                    Subject.of(Kinds.TABLES, table))
                .in("rows[" + i + "]"));
      }
    }
  }
}
