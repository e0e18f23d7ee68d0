package org.groma.validator.scenario;

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

/** A cell in a column that its table does not have. */
final class TableColumnUnknownCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-column-unknown",
              Severity.WARNING,
              Confidence.LIKELY,
              "Cell in a column that the table does not have")
          .protects("The value stands where nobody looks for it.")
          .example("The row 'ruined' of the table Income fills a column 'glod'.")
          .mend("Correct the name of the column, or list the column with the table.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    Set<String> columns = Set.copyOf(table.columns());
    for (int i = 0; i < table.rows().size(); i++) {
      RuleTable.Row row = table.rows().get(i);
      for (String column : row.cells().keySet()) {
        if (!columns.contains(column)) {
          out.accept(
              PROFILE
                  .finding(
                      String.format(
                          Locale.ROOT,
                          "The row '%s' of the table %s fills a column '%s', which the table has"
                              + " not.",
                          row.key(),
                          table.name(),
                          column),
                      Subject.of(Kinds.TABLES, table))
                  .in("rows[" + i + "].cells." + column));
        }
      }
    }
  }
}
