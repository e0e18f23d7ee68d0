package org.groma.editor.panel.problems;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.groma.editor.studio.Workbench;
import org.groma.model.project.Project;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Tries fixes out away from the window and makes them. A project that changed meanwhile is left
 * alone: what was tried out was tried on another one.
 */
final class Remedies {

  private static final String TRYING = "Trying the fix";

  /**
   * What trying came to.
   *
   * @param refusal why there is nothing, where there is nothing
   */
  private record Trial<T>(Optional<T> found, String refusal) {}

  private final Workbench bench;

  Remedies(Workbench bench) {
    this.bench = bench;
  }

  /** Works out what a fix would do. */
  void preview(Finding finding, Consumer<RemedyView.Preview> shown) {
    tryOut(
        TRYING,
        project -> one(project, finding, RemedyView.Preview::of),
        preview -> shown.accept(preview));
  }

  /** Makes a fix, if it leaves the project better. */
  void apply(Finding finding) {
    tryOut(TRYING, project -> one(project, finding, Function.identity()), this::make);
  }

  /** Makes all fixes that need no asking, as one step. */
  void applyAllSafe() {
    tryOut(
        "Fixing what is safe",
        project -> new Trial<>(Remedy.allSafe(project), "There is nothing to fix without asking."),
        this::make);
  }

  private static <T> Trial<T> one(Project project, Finding finding, Function<Remedy, T> shape) {
    Optional<T> found = Remedy.of(project, finding).map(shape);
    return new Trial<>(found, found.isPresent() ? "" : Remedy.refusal(project, finding));
  }

  private <T> void tryOut(String doing, Function<Project, Trial<T>> work, Consumer<T> done) {
    long revision = bench.document().revision();
    Project project = bench.project().get();
    bench
        .background()
        .start(
            doing,
            _ -> work.apply(project),
            trial -> {
              if (bench.document().revision() != revision) {
                bench.notices().mind("The project changed while the fix was tried out; try again.");
              } else {
                trial.found().ifPresentOrElse(done, () -> bench.notices().mind(trial.refusal()));
              }
            });
  }

  private void make(Remedy remedy) {
    if (bench.perform(remedy.name(), remedy.edit())) {
      // what a fix decided can be looked at and said better
      Set<Subject> decided = remedy.decided();
      if (!decided.isEmpty()) {
        bench.selection().set(decided);
      }
      bench.notices().done("Done: " + remedy.name() + ". Undo takes it back.");
    }
  }
}
