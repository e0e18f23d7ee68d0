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
import org.groma.validator.proofread.StrangeColumns;
import org.groma.validator.proofread.StrangeColumns.Strange;

/** Columns of transcriptions that mean nothing. */
public final class StrangeColumnCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.strange-column",
              Severity.WARNING,
              Confidence.LIKELY,
              "A column of a transcription that means nothing")
          .protects("What it says is compared with nothing, so that a misprint hides.")
          .example(
              "A row of rules-en/provinces has a column 'terain', which means nothing; probably"
                  + " 'terrain' is meant.")
          .mend(
              "Correct the name of the column. The column of rules data is the path of the value,"
                  + " such as cost.kingdom; of a table, one of its columns.");

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
    for (Strange each : StrangeColumns.of(survey.project())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "A row of %s has a column '%s', which means nothing%s.",
                      each.table(),
                      each.column(),
                      each.nearest().map(near -> "; probably '" + near + "' is meant").orElse("")),
                  Subject.of(Kinds.SOURCES, each.table()))
              .in("rows[" + each.row() + "].cells"));
    }
  }
}
