package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.DeclaredCells;
import org.groma.validator.proofread.DeclaredCells.Slip;

/** Cells that contradict the words of their column, or the other cells of their row. */
public final class StrangeCellCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.strange-cell",
              Severity.NOTE,
              Confidence.LIKELY,
              "A cell that its own table contradicts")
          .protects("Whoever reads the transcription takes a slip of the hand for print.")
          .example(
              "In row 7 of rules-en/taxes the cell 'half' is 'Estern Map', which is none of the"
                  + " words of the column; probably 'Eastern Map' is meant.")
          .mend("Correct the cell, or what \"columns\" says of its column.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<SourceTableId, SourceTable> kind() {
    return Kinds.SOURCES;
  }

  @Override
  public void look(SourceTable table, Survey survey, Consumer<Finding> out) {
    DeclaredCells.alone(table).forEach(slip -> out.accept(finding(table, slip)));
  }

  private static Finding finding(SourceTable table, Slip slip) {
    String problem =
        slip.wrong() == DeclaredCells.Wrong.WORD
            ? "which is none of the words of the column" + meant(slip)
            : "but its other cells make '" + slip.ours().orElse("") + "' of it";
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
            Subject.of(Kinds.SOURCES, table))
        .in("rows[" + slip.row() + "].cells");
  }

  private static String meant(Slip slip) {
    return slip.ours().map(near -> "; probably '" + near + "' is meant").orElse("");
  }
}
