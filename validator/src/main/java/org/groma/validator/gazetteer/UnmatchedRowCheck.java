package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Unmatched;

/** Printed rows that speak of nothing in the project. */
public final class UnmatchedRowCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unmatched-row",
              Severity.NOTE,
              Confidence.CERTAIN,
              "A printed row without an entry")
          .protects("What it says is compared with nothing; an entry may be missing.")
          .example(
              "The edition rules-en prints 'Lowmark' in XXXIII.C, which is matched with no"
                  + " province.")
          .mend("Add the entry, or say in the row with \"of\" which entry it speaks of.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return PrintedPages.READS;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    survey.get(PrintedPages.PROOF).unmatched().forEach(row -> out.accept(finding(row)));
  }

  private static Finding finding(Unmatched row) {
    String printed = row.printed().isEmpty() ? "a row" : "'" + row.printed() + "'";
    String problem =
        row.of().isEmpty()
            ? "which is matched with no " + row.kind()
            : String.format(Locale.ROOT, "but there is no %s '%s'", row.kind(), row.of());
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The edition %s prints %s in %s, %s.",
                row.table().edition(),
                printed,
                row.section(),
                problem),
            Subject.of(Kinds.SOURCES, row.table()))
        .in("rows[" + row.row() + "]");
  }
}
