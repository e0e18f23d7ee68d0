package org.groma.validator.provenance;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.proofread.PrintedPages;

/** Values marked as printed of which no transcription speaks, where it speaks of all the others. */
final class UnprintedValueCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.unprinted-value",
              Severity.WARNING,
              Confidence.POSSIBLE,
              "A value marked as printed that is not among what is transcribed")
          .protects("A value that somebody worked out passes for one that can be looked up.")
          .example(
              "'wall' of Lowmark is marked as printed in rules-en, but nothing transcribed gives"
                  + " it; that of the others is transcribed, or marked as not printed.")
          .mend(
              "Look it up; transcribe the row, or mark the value as \"reconstructed: why\" or"
                  + " \"house: why\".");

  /** So many others have to be accounted for. */
  private static final int ENOUGH = 4;

  /** How values of one sort are accounted for. */
  private static final class Count {
    private int read;
    private int unclaimed;
    private int unread;

    boolean isTelling() {
      int others = read + unclaimed;
      return others >= ENOUGH && (unread - 1) * 10 <= others;
    }
  }

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
    List<Claim> claims = survey.get(Claims.ALL).all();
    Map<String, Count> counts = new HashMap<>();
    for (Claim claim : claims) {
      if (!claim.isPrinted()) {
        count(counts, claim.sort()).unclaimed++;
      } else if (claim.isReadIn(claim.origin().edition())) {
        claim.sortsRead(claim.origin().edition()).forEach(sort -> count(counts, sort).read++);
      } else {
        count(counts, claim.sort()).unread++;
      }
    }
    for (Claim claim : claims) {
      if (claim.isPrinted()
          && !claim.isOfWhole()
          && claim.origin().note().isEmpty()
          && !claim.isReadIn(claim.origin().edition())
          && count(counts, claim.sort()).isTelling()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s is marked as printed in %s, but nothing transcribed gives it; that of"
                            + " the others is transcribed, or marked as not printed.",
                        claim.title(),
                        claim.origin().edition()),
                    claim.subject())
                .in(claim.place()));
      }
    }
  }

  private static Count count(Map<String, Count> counts, String sort) {
    return counts.computeIfAbsent(sort, _ -> new Count());
  }
}
