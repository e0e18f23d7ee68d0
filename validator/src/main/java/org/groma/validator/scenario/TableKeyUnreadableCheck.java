package org.groma.validator.scenario;

import java.util.Locale;
import java.util.Optional;
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

/** A row that cannot be found by a roll, in a table whose other rows are. */
final class TableKeyUnreadableCheck implements RuleTableCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.table-key-unreadable",
              Severity.WARNING,
              Confidence.LIKELY,
              "Row of a dice table that no roll finds")
          .protects("The row is never reached, and the rolls it was meant for have none.")
          .example(
              "The row '8to9' of the table Weather is no roll such as 7, 8-9, 4- or"
                  + " 12+, though most of its rows are.")
          .mend("Write the key as a number, a range such as 8-9, or an end such as 4- and 12+.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(RuleTable table, Survey survey, Consumer<Finding> out) {
    long readable =
        table.rows().stream().filter(row -> Bands.Band.parse(row.key()).isPresent()).count();
    if (table.die().isEmpty() || 2 * readable <= table.rows().size()) {
      return;
    }
    for (int i = 0; i < table.rows().size(); i++) {
      String key = table.rows().get(i).key();
      Optional<Bands.Band> band = Bands.Band.parse(key);
      if (band.isEmpty() || band.get().from() > band.get().to()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The row '%s' of the table %s is no roll such as 7, 8-9, 4- or 12+, though"
                            + " most of its rows are.",
                        key,
                        table.name()),
                    Subject.of(Kinds.TABLES, table))
                .in("rows[" + i + "].key"));
      }
    }
  }
}
