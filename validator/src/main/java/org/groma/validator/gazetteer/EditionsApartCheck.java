package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.EditionPair;
import org.groma.validator.proofread.EditionPair.Apart;

/** Tables that two editions print, where they part in a row or a cell. */
public final class EditionsApartCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.editions-apart",
              Severity.NOTE,
              Confidence.LIKELY,
              "Two editions that part in a table")
          .protects("One of the two has a misprint, or a transcription a slip.")
          .example(
              "In row 7 of rules-en/taxes the cell 'die' is '3–6', in rules-de/taxes it is '3–7'.")
          .mend("Look it up in both editions; if they are printed so, accept the finding.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.SOURCES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Map<String, List<SourceTable>> byName = new TreeMap<>();
    for (SourceTable table : survey.project().get(Kinds.SOURCES)) {
      byName.computeIfAbsent(table.table(), _ -> new ArrayList<>(2)).add(table);
    }
    for (List<SourceTable> same : byName.values()) {
      for (int i = 0; i < same.size(); i++) {
        for (int j = i + 1; j < same.size(); j++) {
          for (Apart each : EditionPair.compare(same.get(i), same.get(j))) {
            out.accept(finding(same.get(i), same.get(j), each));
          }
        }
      }
    }
  }

  private static Finding finding(SourceTable first, SourceTable second, Apart apart) {
    SourceTable has = apart.ofFirst() ? first : second;
    SourceTable other = apart.ofFirst() ? second : first;
    boolean isRow = apart.column().isEmpty();
    boolean isSection = apart.column().equals("section");
    String sentence;
    if (isRow) {
      sentence =
          String.format(
              Locale.ROOT,
              "The row %d of %s, %s, has no counterpart in %s.",
              apart.row() + 1,
              has.id(),
              apart.first().isEmpty() ? "of nothing" : "of " + apart.first(),
              other.id());
    } else {
      sentence =
          String.format(
              Locale.ROOT,
              "In row %d of %s the %s is '%s', in %s it is '%s'.",
              apart.row() + 1,
              has.id(),
              isSection ? "section" : "cell '" + apart.column() + "'",
              apart.first(),
              other.id(),
              apart.second());
    }
    String row = "rows[" + apart.row() + "]";
    return PROFILE
        .finding(sentence, Subject.of(Kinds.SOURCES, has), Subject.of(Kinds.SOURCES, other))
        .in(isRow ? row : isSection ? row + ".section" : row + ".cells");
  }
}
