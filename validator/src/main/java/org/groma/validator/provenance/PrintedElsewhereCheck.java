package org.groma.validator.provenance;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.proofread.PrintedPages;

/** Values cited from a section, which their edition prints in another. */
final class PrintedElsewhereCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.printed-elsewhere",
              Severity.WARNING,
              Confidence.LIKELY,
              "A value cited from a section that does not print it")
          .protects("Whoever looks the value up does not find it where it is said to stand.")
          .example(
              "'wall' of Lowmark cites XII.B of rules-en; by the transcriptions it is printed in"
                  + " XXXIII.A.")
          .mend("Look it up; correct the section, or the transcription.");

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
    for (Claim claim : survey.get(Claims.ALL).all()) {
      if (!claim.isPrinted() || !claim.origin().note().isEmpty()) {
        continue; // who adds a reason has looked
      }
      List<String> sections = claim.sections();
      if (!sections.isEmpty() && sections.stream().noneMatch(claim::cites)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s cites %s of %s; by the transcriptions it is printed in %s.",
                        claim.title(),
                        claim.origin().section(),
                        claim.origin().edition(),
                        String.join(" and ", sections)),
                    claim.subject())
                .in(claim.place()));
      }
    }
  }
}
