package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.model.id.EditionId;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Row;

/** Entries that an edition leaves out although it lists the others of their kind. */
public final class UnprintedEntryCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unprinted-entry",
              Severity.NOTE,
              Confidence.LIKELY,
              "An entry that an edition leaves out")
          .protects("The edition has forgotten a row, or the project has an entry too many.")
          .example("Lowmark is not printed in rules-de, where the other provinces are listed.")
          .mend("Look it up in the edition; transcribe its row, or remove the entry.");

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
    for (Row row : survey.get(PrintedPages.PROOF).rows()) {
      if (row.isMissing()) {
        String editions =
            row.absentFrom().stream().map(EditionId::slug).collect(Collectors.joining(" nor in "));
        out.accept(
            PROFILE.finding(
                String.format(
                    Locale.ROOT,
                    "%s is not printed in %s, where the other %s are listed.",
                    row.name(),
                    editions,
                    row.subject().entryKind().orElseThrow().plural()),
                row.subject()));
      }
    }
  }
}
