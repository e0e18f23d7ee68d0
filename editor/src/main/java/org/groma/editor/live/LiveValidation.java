package org.groma.editor.live;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.groma.editor.document.Change;
import org.groma.model.edit.Reach;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.check.Check;
import org.groma.validator.report.Pinning;
import org.groma.validator.run.Validation;

/**
 * Follows a document and says what the checks find in its newest state.
 *
 * <p>Changes that come while the checks run are put together, so that a dragged vertex never builds
 * up a queue.
 */
public final class LiveValidation {

  private record Due(Project project, Reach reach, long revision) {}

  private final Executor worker;
  private final Predicate<Check> wanted;
  private final Consumer<Verdict> listener;
  private final Consumer<Throwable> trouble;

  private Optional<Due> due = Optional.empty();
  private boolean running;

  /** Only the worker touches it. */
  private Optional<Validation> known = Optional.empty();

  /**
   * @param worker runs the checks, one after the other
   * @param listener hears every verdict, on the worker's thread
   * @param trouble hears of a check that broke down
   */
  public LiveValidation(Executor worker, Consumer<Verdict> listener, Consumer<Throwable> trouble) {
    this(worker, _ -> true, listener, trouble);
  }

  /**
   * @param wanted which checks look at changes; asked when all is looked at
   */
  public LiveValidation(
      Executor worker,
      Predicate<Check> wanted,
      Consumer<Verdict> listener,
      Consumer<Throwable> trouble) {
    this.wanted = wanted;
    this.worker = worker;
    this.listener = listener;
    this.trouble = trouble;
  }

  /** Looks at a whole project. */
  public void start(Project project, long revision) {
    submit(new Due(project, Reach.EVERYTHING, revision));
  }

  /** Looks again at what a change reached. */
  public void follow(Change change) {
    submit(new Due(change.after(), change.reach(), change.revision()));
  }

  private synchronized void submit(Due next) {
    due =
        Optional.of(
            due.map(waiting -> new Due(next.project, waiting.reach.and(next.reach), next.revision))
                .orElse(next));
    if (!running) {
      running = true;
      worker.execute(this::work);
    }
  }

  private synchronized Optional<Due> take() {
    Optional<Due> taken = due;
    due = Optional.empty();
    running = taken.isPresent();
    return taken;
  }

  private synchronized boolean isNewest() {
    return due.isEmpty();
  }

  private void work() {
    for (Optional<Due> next = take(); next.isPresent(); next = take()) {
      try {
        look(next.get());
      } catch (RuntimeException | Error broken) { // else nothing would be checked ever again
        known = Optional.empty(); // the next change starts from nothing
        trouble.accept(broken);
      }
    }
  }

  private void look(Due next) {
    Validation now =
        known
            .filter(_ -> !next.reach.everything() && !changesChecks(next.reach))
            .map(before -> before.after(next.project, next.reach))
            .orElseGet(() -> Validation.of(next.project, checks(next.project)));
    known = Optional.of(now);
    if (isNewest()) {
      listener.accept(
          new Verdict(
              next.project,
              next.revision,
              Acceptances.judge(next.project, Pinning.pin(now.findings(), now.survey()))));
    }
  }

  private List<Check> checks(Project project) {
    return Catalogue.of(project).stream().filter(wanted).toList();
  }

  /** The checks that a project writes itself are part of the catalogue. */
  private static boolean changesChecks(Reach reach) {
    String kind = Kinds.HOUSE_CHECKS.word() + ":";
    String first = reach.entries().ceiling(kind);
    return first != null && first.startsWith(kind);
  }
}
