package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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

/** Rows that a transcription has twice. */
public final class DoubledRowCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.doubled-row",
              Severity.WARNING,
              Confidence.LIKELY,
              "A printed row that is transcribed twice")
          .protects("Of two rows of one entry nobody knows which is printed.")
          .example("Rows 7 and 12 of rules-en/seas are the same: hadria in XXXIII.A.")
          .mend("Remove one of the two, or correct what it should say.");

  /** What a row is a row of: an entry, or a row of a table. */
  private record Place(String section, String of, Map<String, String> cells) {}

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
    Map<Place, Integer> first = new HashMap<>();
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      Integer before = first.putIfAbsent(place(row), i);
      if (before != null) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "Rows %d and %d of %s are the same: %s in %s.",
                        before + 1,
                        i + 1,
                        table.id(),
                        row.of().orElse("a row"),
                        row.section()),
                    Subject.of(Kinds.SOURCES, table))
                .in("rows[" + i + "]"));
      }
    }
  }

  /** A row of a table is known by its key; any other is the same only if all of it is. */
  private static Place place(SourceTable.Row row) {
    Optional<String> key = Optional.ofNullable(row.cells().get("row"));
    return new Place(
        row.section(),
        row.of().orElse(""),
        key.filter(_ -> row.of().isPresent())
            .map(each -> Map.of("row", each, "columns", row.cells().keySet().toString()))
            .orElse(row.cells()));
  }
}
