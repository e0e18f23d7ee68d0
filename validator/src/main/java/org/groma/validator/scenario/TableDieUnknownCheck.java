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

/** A table that is rolled with something that is no dice. */
final class TableDieUnknownCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-die-unknown",
              Severity.WARNING,
              Confidence.LIKELY,
              "Table rolled with unknown dice")
          .protects("Whether the table has holes cannot be told.")
          .example("The table Weather is rolled with 'd1O', which are no dice.")
          .mend("Write the dice as d6, d10 or 2d6.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    table
        .die()
        .filter(die -> !die.equalsIgnoreCase("d66") && Rolls.dice(die).isEmpty())
        .ifPresent(die ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "The table %s is rolled with '%s', which are no dice.",
                            table.name(),
                            die),
                        Subject.of(Kinds.TABLES, table))
                    .in("die")));
  }
}
