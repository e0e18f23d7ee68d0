package org.groma.editor.panel.proofread;

import java.util.Locale;
import java.util.Optional;
import org.groma.editor.live.Verdict;
import org.groma.editor.studio.Workbench;
import org.groma.model.edit.Edit;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Line;
import org.groma.validator.proofread.Reading;
import org.groma.validator.proofread.SignOffs;

/** What a proofreader does with a line: each is one step, or a sentence that says why not. */
final class ProofDeeds {

  private final Workbench bench;

  ProofDeeds(Workbench bench) {
    this.bench = bench;
  }

  /** Makes the project say what an edition prints. */
  void take(Sheet.Entry entry, Reading reading) {
    Subject subject = entry.row().subject();
    switch (Taking.of(bench.project().get(), subject, entry.field(), reading)) {
      case Taking.Impossible(String why) -> bench.notices().mind(why);
      case Taking.Possible(Edit edit) ->
          bench.perform(
              String.format(
                  Locale.ROOT,
                  "Take %s of %s from %s",
                  entry.line().map(Line::title).orElse(entry.field()),
                  entry.row().name(),
                  reading.edition()),
              edit);
    }
  }

  /** Accepts that editions print something else; says whether that was done. */
  boolean keep(Sheet.Entry entry, String by) {
    Optional<Verdict> verdict =
        bench.verdict().get().filter(each -> each.revision() == bench.document().revision());
    if (verdict.isEmpty()) {
      bench.notices().mind("The checks are still looking at your last change; try again.");
      return false;
    }
    Optional<Edit> edit = Keeping.keep(verdict.get(), entry, by, bench.today());
    if (edit.isEmpty()) {
      bench
          .notices()
          .mind(
              Keeping.of(verdict.get()).keeps(entry)
                  ? "Ours is kept here already."
                  : "No check minds this difference, so there is nothing to keep.");
    }
    return edit.isPresent() && bench.perform("Keep ours: " + entry.row().name(), edit.get());
  }

  /** Signs the row; says whether that was done. */
  boolean sign(Sheet.Entry entry, String by) {
    return SignOffs.sign(bench.project().get(), entry.row().subject(), by, bench.today())
        .filter(edit -> bench.perform("Sign off " + entry.row().name(), edit))
        .isPresent();
  }

  /** Takes the signature of the row back. */
  void unsign(Sheet.Entry entry) {
    SignOffs.unsign(bench.project().get(), entry.row().subject())
        .ifPresentOrElse(
            edit -> bench.perform("Undo sign-off of " + entry.row().name(), edit),
            () -> bench.notices().mind(entry.row().name() + " is not signed."));
  }
}
