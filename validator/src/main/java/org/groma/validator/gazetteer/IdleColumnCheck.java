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

/** Columns of transcriptions that nothing compares, without a word that this is meant. */
public final class IdleColumnCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.idle-column",
              Severity.NOTE,
              Confidence.CERTAIN,
              "A printed column that nothing compares")
          .protects("A wrong cell of it is found by nobody.")
          .example("The column 'wages' of rules-en/taxes is compared with nothing.")
          .mend(
              "Say in \"columns\" of the table what its cells mean: the words, names, path or form."
                  + " A column that is named there and no more is kept as printed.");

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
    DeclaredCells.idle(table)
        .forEach((column, row) ->
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "The column '%s' of %s is compared with nothing.",
                            column,
                            table.id()),
                        Subject.of(Kinds.SOURCES, table))
                    .in("rows[" + row + "].cells")));
  }
}
