package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.review.SignOff;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.Signing.Standing;

/** Signed rows that have changed since. */
public final class StaleSignatureCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.stale-signature",
              Severity.NOTE,
              Confidence.CERTAIN,
              "A proofread row that has changed since")
          .protects("The signature says that the row is right, but it is for another row.")
          .example("The row Lowmark has changed since AB signed it on 2026-11-16.")
          .mend("Read the row again and sign it with groma proofread --sign.");

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
    if (survey.project().get(Kinds.SIGN_OFFS).isEmpty()) {
      return;
    }
    Map<String, Row> rows =
        survey.get(PrintedPages.PROOF).rows().stream()
            .collect(Collectors.toMap(row -> row.subject().toString(), Function.identity()));
    for (SignOff signed : survey.project().get(Kinds.SIGN_OFFS)) {
      Row row = rows.get(signed.subject());
      if (row == null) {
        boolean isThere = Subject.read(signed.subject()).flatMap(survey::entry).isPresent();
        out.accept(
            finding(
                signed,
                signed.subject() + (isThere ? " has been left out of every edition" : " is gone")));
      } else if (row.signing().standing() == Standing.CHANGED) {
        out.accept(finding(signed, row.name() + " has changed"));
      }
    }
  }

  private static Finding finding(SignOff signed, String what) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT, "The row %s since %s signed it on %s.", what, signed.by(), signed.on()),
        Stream.concat(
                Stream.of(Subject.of(Kinds.SIGN_OFFS, signed)),
                Subject.read(signed.subject()).stream())
            .toList());
  }
}
