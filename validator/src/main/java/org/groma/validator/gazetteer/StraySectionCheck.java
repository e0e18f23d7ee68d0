package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.StraySections;

/** Printed rows that are said to stand elsewhere than their table. */
public final class StraySectionCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.stray-section",
              Severity.NOTE,
              Confidence.LIKELY,
              "A printed row in another section than its table")
          .protects("Whoever looks the row up does not find it where it is said to stand.")
          .example(
              "Row 7 of rules-en/taxes is said to be printed in X.B, the rows round it in X.D.")
          .mend("Correct the section of the row.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<SourceTableId, SourceTable> kind() {
    return Kinds.SOURCES;
  }

  @Override
  public void look(SourceTable table, Survey survey, Consumer<Finding> out) {
    for (int row : StraySections.of(table)) {
      int beside = row == 0 ? 1 : row - 1;
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "Row %d of %s is said to be printed in %s, the rows round it in %s.",
                      row + 1,
                      table.id(),
                      table.rows().get(row).section(),
                      table.rows().get(beside).section()),
                  Subject.of(Kinds.SOURCES, table))
              .in("rows[" + row + "].section"));
    }
  }
}
