package org.groma.validator.provenance;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Reading;

/** Values marked as reconstructed that an edition prints just so. */
final class PrintedAfterAllCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.printed-after-all",
              Severity.WARNING,
              Confidence.LIKELY,
              "A value marked as reconstructed that an edition prints")
          .protects("A value that can be looked up passes for one that may be changed.")
          .example(
              "'wall' of Lowmark is marked as reconstructed, but rules-en prints it in XXXIII.A.")
          .mend("Mark it as printed, with edition and section.");

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
      if (claim.origin().kind() != Provenance.Kind.RECONSTRUCTED || claim.isOfWhole()) {
        continue;
      }
      boolean all =
          claim.isOfOneValue()
              && claim.lines().stream()
                  .allMatch(line -> line.readings().stream().noneMatch(Reading::differs));
      Optional<Reading> printed =
          claim.lines().stream()
              .flatMap(line -> line.readings().stream())
              .filter(reading -> !reading.section().isEmpty() && !reading.printed().isEmpty())
              .findFirst();
      if (all && printed.isPresent()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s is marked as reconstructed, but %s prints it in %s.",
                        claim.title(),
                        printed.get().edition().slug(),
                        printed.get().section()),
                    claim.subject())
                .in(claim.place()));
      }
    }
  }
}
