package org.groma.validator.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Predicate;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.validator.check.Change;
import org.groma.validator.check.Check;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Finding;

/**
 * What the static checks find in a project. Immutable; after an edit {@link #after} looks only at
 * what the edit reaches.
 */
public final class Validation {

  private final Survey survey;
  private final List<Results> results;

  private Validation(Survey survey, List<Results> results) {
    this.survey = survey;
    this.results = results;
  }

  /** Runs these checks on the whole project. */
  public static Validation of(Project project, List<Check> checks) {
    Survey survey = Survey.of(project);
    return new Validation(
        survey, each(checks, Check::standsApart, check -> Results.of(check, survey)));
  }

  /** The same checks on the project after an edit. */
  public Validation after(Project changed, Reach reach) {
    Change change = survey.after(changed, reach);
    return new Validation(
        change.after(),
        each(results, each -> each.check().standsApart(), each -> each.after(change)));
  }

  /** Does something for each, in order; for those that stand apart on other threads meanwhile. */
  private static <T> List<Results> each(
      List<T> all, Predicate<T> standsApart, Function<T, Results> work) {
    List<CompletableFuture<Results>> futures = new ArrayList<>(all.size());
    for (T one : all) {
      futures.add(
          standsApart.test(one)
              ? CompletableFuture.supplyAsync(() -> work.apply(one))
              : new CompletableFuture<>());
    }
    for (int i = 0; i < all.size(); i++) {
      if (!standsApart.test(all.get(i))) {
        futures.get(i).complete(work.apply(all.get(i)));
      }
    }
    return futures.stream().map(Validation::await).toList();
  }

  /** What a check throws is thrown on as it is, and not as what the thread made of it. */
  private static Results await(CompletableFuture<Results> future) {
    try {
      return future.join();
    } catch (CompletionException failed) {
      switch (failed.getCause()) {
        case RuntimeException mistake -> throw mistake;
        case Error exhausted -> throw exhausted;
        default -> throw failed;
      }
    }
  }

  public Survey survey() {
    return survey;
  }

  /**
   * All findings, worst first, each once: what scenarios share is inspected with each of them.
   * Equal findings stand side by side when they are sorted.
   */
  public List<Finding> findings() {
    List<Finding> all = new ArrayList<>();
    results.forEach(each -> each.addTo(all));
    all.sort(Finding.ORDER);
    List<Finding> once = new ArrayList<>(all.size());
    for (Finding finding : all) {
      if (once.isEmpty() || !finding.equals(once.getLast())) {
        once.add(finding);
      }
    }
    return Collections.unmodifiableList(once);
  }
}
