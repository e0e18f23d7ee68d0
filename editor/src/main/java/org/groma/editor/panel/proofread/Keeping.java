package org.groma.editor.panel.proofread;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.live.Verdict;
import org.groma.model.edit.Edit;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.finding.Finding;
import org.groma.validator.gazetteer.EditionDiffersCheck;
import org.groma.validator.report.Report;

/**
 * Which differences the project keeps: the findings about them are accepted.
 *
 * @param kept what tells these findings apart
 */
record Keeping(Set<Finding.Key> kept) {

  static final Keeping NOTHING = new Keeping(Set.of());

  private static final String CHECK = new EditionDiffersCheck().profile().id();

  Keeping {
    kept = Set.copyOf(kept);
  }

  static Keeping of(Verdict verdict) {
    Set<Finding.Key> kept = new HashSet<>();
    for (Report.Entry entry : verdict.entries()) {
      if (!entry.isOpen() && entry.finding().check().equals(CHECK)) {
        kept.add(entry.finding().key());
      }
    }
    return new Keeping(kept);
  }

  boolean keeps(Sheet.Entry entry) {
    return kept.contains(key(entry));
  }

  private static Finding.Key key(Sheet.Entry entry) {
    return new Finding.Key(
        CHECK, java.util.List.of(entry.row().subject()), Optional.of("$." + entry.field()));
  }

  /**
   * The change that keeps what the project says.
   *
   * @return nothing where no check minds the difference: a name that was changed on purpose
   */
  static Optional<Edit> keep(Verdict verdict, Sheet.Entry entry, String by, String on) {
    Finding.Key key = key(entry);
    return verdict.entries().stream()
        .filter(each -> each.isOpen() && each.finding().key().equals(key))
        .findFirst()
        .map(each ->
            Acceptances.accept(
                verdict.project(),
                each.finding(),
                "Compared with the printed page when proofreading: the project is right.",
                by,
                on));
  }
}
