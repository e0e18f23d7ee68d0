package org.groma.editor.panel.proofread;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.live.Verdict;
import org.groma.model.edit.Edit;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.gazetteer.EditionDiffersCheck;
import org.groma.validator.gazetteer.PrintedOtherwiseCheck;
import org.groma.validator.report.Report;

/**
 * Which differences the project keeps: the findings about them are accepted.
 *
 * @param kept the values of records that the findings are about
 */
record Keeping(Set<Keeping.Value> kept) {

  /** A value of a record. A finding names it first, and then who prints it otherwise. */
  record Value(Subject record, String field) {}

  static final Keeping NOTHING = new Keeping(Set.of());

  private static final Set<String> CHECKS =
      Set.of(new EditionDiffersCheck().profile().id(), new PrintedOtherwiseCheck().profile().id());

  Keeping {
    kept = Set.copyOf(kept);
  }

  static Keeping of(Verdict verdict) {
    Set<Value> kept = new HashSet<>();
    for (Report.Entry entry : verdict.entries()) {
      if (!entry.isOpen()) {
        value(entry.finding()).ifPresent(kept::add);
      }
    }
    return new Keeping(kept);
  }

  boolean keeps(Sheet.Entry entry) {
    return kept.contains(value(entry));
  }

  private static Value value(Sheet.Entry entry) {
    return new Value(entry.row().subject(), "$." + entry.field());
  }

  private static Optional<Value> value(Finding finding) {
    return CHECKS.contains(finding.check())
        ? finding.field().map(field -> new Value(finding.subjects().getFirst(), field))
        : Optional.empty();
  }

  /**
   * The change that keeps what the project says.
   *
   * @return nothing where no check minds the difference: a name that was changed on purpose
   */
  static Optional<Edit> keep(Verdict verdict, Sheet.Entry entry, String by, String on) {
    Optional<Value> value = Optional.of(value(entry));
    return verdict.entries().stream()
        .filter(each -> each.isOpen() && value(each.finding()).equals(value))
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
