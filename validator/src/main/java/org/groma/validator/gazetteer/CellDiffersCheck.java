package org.groma.validator.gazetteer;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
import org.groma.validator.proofread.DeclaredCells;
import org.groma.validator.proofread.DeclaredCells.Slip;
import org.groma.validator.proofread.Proof;

/** Cells of declared columns that name nothing, or another value than the project has. */
public final class CellDiffersCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.cell-differs",
              Severity.NOTE,
              Confidence.LIKELY,
              "A printed cell that the project contradicts")
          .protects("The transcription has a slip, or the project does not play what is printed.")
          .example(
              "In row 2 of rules-en/taxes the cell 'die' is '3–6', but the project has '3-7'"
                  + " (table:taxes).")
          .mend("Look it up in the edition; correct the cell or the value of the project.");

  private static final Reads READS = Reads.of(Proof.KINDS.toArray(Kind<?, ?>[]::new));

  private static final Derivation<DeclaredCells.Known> KNOWN =
      Derivation.of(Reads.NOTHING, _ -> new DeclaredCells.Known());

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
    DeclaredCells.against(survey.project(), table, survey.get(KNOWN))
        .forEach(slip -> out.accept(finding(table, slip)));
  }

  private static Finding finding(SourceTable table, Slip slip) {
    String of = slip.subject().map(subject -> " (" + subject + ")").orElse("");
    String problem =
        switch (slip.wrong()) {
          case NAME -> "which is the name of nothing" + meant(slip);
          case NOWHERE ->
              String.format(
                  Locale.ROOT, "but the project has nothing at '%s'%s", slip.ours().orElse(""), of);
          default ->
              String.format(Locale.ROOT, "but the project has '%s'%s", slip.ours().orElse(""), of);
        };
    Set<Subject> subjects = new LinkedHashSet<>();
    subjects.add(Subject.of(Kinds.SOURCES, table));
    slip.subject().ifPresent(subjects::add);
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "In row %d of %s the cell '%s' is '%s', %s.",
                slip.row() + 1,
                table.id(),
                slip.column(),
                slip.printed(),
                problem),
            List.copyOf(subjects))
        .in("rows[" + slip.row() + "].cells");
  }

  private static String meant(Slip slip) {
    return slip.ours().map(near -> "; probably '" + near + "' is meant").orElse("");
  }
}
