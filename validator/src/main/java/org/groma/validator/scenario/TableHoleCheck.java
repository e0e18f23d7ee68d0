package org.groma.validator.scenario;

import java.util.List;
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

/** A table with rolls for which it has no row. */
final class TableHoleCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of("scenario.table-hole", Severity.ERROR, Confidence.CERTAIN, "Hole in a table")
          .protects("Somebody rolls the number and the table has no answer.")
          .example("The table Weather has no row for 8 or 9.")
          .mend("Add the row, or widen the row beside the hole.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    List<String> holes =
        Rolls.of(table).map(Rolls::holes).orElse(List.of()).stream().map(String::valueOf).toList();
    if (!holes.isEmpty()) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "The table %s has no row for %s.",
                      table.name(),
                      Wording.list(holes, "or")),
                  Subject.of(Kinds.TABLES, table))
              .in("rows"));
    }
  }
}
