package org.groma.validator.gazetteer;

import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.value.Provenance;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.Verdict;

/** Values that are said to be printed in an edition, which prints something else. */
public final class PrintedOtherwiseCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.printed-otherwise",
              Severity.WARNING,
              Confidence.LIKELY,
              "A value marked as printed that its edition prints otherwise")
          .protects(
              "The value says that it stands in the edition, and it does not: a slip of the"
                  + " typist, or of the transcription.")
          .example(
              "The units in row 'forest' of Stacking limits: rules-en (XVII.B) prints '3'; the"
                  + " project has '4'.")
          .mend(
              "Look it up; correct the value or the transcription, or say in the origin why it"
                  + " differs: \"printed rules-en XVII.B: a misprint for 4\".");

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
      for (Line line : row.lines()) {
        if (isContradicted(line)) {
          out.accept(DifferenceSentence.finding(PROFILE, row, line, survey));
        }
      }
    }
  }

  /**
   * Whether the edition that the value is said to be printed in prints another. One that prints
   * both, in two places, contradicts itself; and who gives a reason knows of the difference.
   */
  static boolean isContradicted(Line line) {
    if (!line.differs()) {
      return false;
    }
    String edition =
        line.reason()
            .filter(origin -> origin.kind() == Provenance.Kind.PRINTED && origin.note().isEmpty())
            .map(Provenance::edition)
            .orElse("");
    boolean differs = false;
    for (Reading reading : line.readings()) {
      if (reading.edition().slug().equals(edition)) {
        if (!reading.differs()) {
          return false;
        }
        differs |= reading.verdict() == Verdict.VALUE || reading.verdict() == Verdict.UNPRINTED;
      }
    }
    return differs;
  }
}
