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

/** A column that no row of its table fills. */
final class TableColumnEmptyCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-column-empty",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "Column that no row fills")
          .protects("The column is left over, or its cells stand under another name.")
          .example("No row of the table Income fills the column 'note'.")
          .mend("Remove the column, or fill it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    for (int i = 0; i < table.columns().size(); i++) {
      String column = table.columns().get(i);
      if (table.rows().stream().noneMatch(row -> row.cells().containsKey(column))) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "No row of the table %s fills the column '%s'.",
                        table.name(),
                        column),
                    Subject.of(Kinds.TABLES, table))
                .in("columns[" + i + "]"));
      }
    }
  }
}
