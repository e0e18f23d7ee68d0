package org.groma.validator.gazetteer;

import java.util.List;
import java.util.function.Consumer;
import org.groma.model.entry.Entry;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Row;
import org.groma.validator.proofread.Verdict;

/** What a printed edition says otherwise than the project. */
public final class EditionDiffersCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.edition-differs",
              Severity.NOTE,
              Confidence.CERTAIN,
              "An edition that prints something else")
          .protects(
              "Players hold the printed sheet against the map; each difference is a misprint or a"
                  + " slip of the project, and somebody has to decide which.")
          .example(
              "The name of Silverbeck: rules-de (XXXII.C) prints 'Silverbek'; the project has"
                  + " 'Silverbeck'.")
          .mend(
              "Correct the project, or say in its origin why it differs; groma proofread lists"
                  + " every difference, keeps signatures and writes an errata sheet.");

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
        if (line.differs()
            && !PrintedOtherwiseCheck.isContradicted(line)
            && !isRenamed(row, line, survey)) {
          out.accept(DifferenceSentence.finding(PROFILE, row, line, survey));
        }
      }
    }
  }

  /**
   * Whether all that is printed is one other name which the project lists as an alias: then it was
   * renamed on purpose. A misprint is near the name, or printed in some places only.
   */
  private static boolean isRenamed(Row row, Line line, Survey survey) {
    List<String> aliases = survey.entry(row.subject()).map(Entry::aliases).orElse(List.of());
    boolean ofItself = line.ours().equals(row.name());
    return line.readings().stream()
        .allMatch(reading ->
            reading.verdict() == Verdict.NAME
                && reading.printed().equals(line.readings().getFirst().printed())
                && (!ofItself || aliases.contains(reading.printed())));
  }
}
