package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Completeness;
import org.groma.validator.proofread.Proof;

/** Lists that are not as complete as they declare. */
public final class IncompleteListCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.incomplete-list",
              Severity.NOTE,
              Confidence.LIKELY,
              "A list that has not what it declares to have")
          .protects(
              "A row was left out of the transcription, or an entry counts to the wrong ones.")
          .example("The list rules-en/taxes is complete with 'tax=yes', but not 'lowmark'.")
          .mend(
              "Look it up in the edition; add or remove the row, correct the entry, or what the"
                  + " list says with \"complete\".");

  private static final Reads READS = Reads.of(Proof.KINDS.toArray(Kind<?, ?>[]::new));

  private static final Derivation<Completeness> KNOWN =
      Derivation.of(Reads.NOTHING, _ -> new Completeness());

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<SourceTableId, SourceTable> kind() {
    return Kinds.SOURCES;
  }

  @Override
  public Reads reads() {
    return READS;
  }

  @Override
  public void look(SourceTable table, Survey survey, Consumer<Finding> out) {
    Optional<Completeness.Gaps> gaps = survey.get(KNOWN).of(survey.project(), table);
    if (gaps.isEmpty()) {
      return;
    }
    gaps.get()
        .missing()
        .forEach((missing, subject) ->
            out.accept(finding(table, "but not '" + missing + "'", "rows", subject)));
    if (gaps.get().lacking() != 0) {
      int rows = table.rows().size();
      out.accept(finding(table, rows == 1 ? "but one row" : "but " + rows + " rows", "rows"));
    }
    for (int row : gaps.get().strange()) {
      String problem = "but row " + (row + 1) + " is of none of them";
      out.accept(finding(table, problem, "rows[" + row + "]"));
    }
    for (int row : gaps.get().doubled()) {
      String problem = "but row " + (row + 1) + " stands above already";
      out.accept(finding(table, problem, "rows[" + row + "]"));
    }
  }

  private static Finding finding(
      SourceTable table, String problem, String path, Subject... others) {
    List<Subject> subjects = new ArrayList<>(List.of(Subject.of(Kinds.SOURCES, table)));
    subjects.addAll(List.of(others));
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The list %s is complete with '%s', %s.",
                table.id(),
                table.complete().orElse(""),
                problem),
            subjects)
        .in(path);
  }
}
