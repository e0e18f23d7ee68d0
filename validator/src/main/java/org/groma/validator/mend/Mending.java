package org.groma.validator.mend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.run.Validation;

/**
 * Fixes of a project, one after the other.
 *
 * <p>After each the project is looked at again, because a fix may have settled other findings too.
 * One that leaves its finding standing, or that brings a new one, is not taken.
 *
 * @param project what comes out
 * @param mended what was mended, in this order
 */
public record Mending(Project project, List<Finding> mended) {

  /** A project has no more things to mend than this; a fix that never ends must end. */
  private static final int MOST = 10_000;

  public Mending {
    mended = List.copyOf(mended);
  }

  /** Mends what can be mended without asking. Findings that are accepted are left alone. */
  public static Mending of(Project project) {
    return of(project, finding -> finding.fix().filter(Fix::safe).isPresent());
  }

  /**
   * Mends what somebody has asked for, be the fix safe or one to be judged by a person.
   *
   * @param wanted which findings
   */
  public static Mending of(Project project, Predicate<Finding> wanted) {
    Validation now = Validation.of(project, Catalogue.of(project));
    List<Finding> done = new ArrayList<>();
    boolean mended = true;
    while (mended && done.size() < MOST) {
      mended = false;
      for (Finding finding : Standing.in(now)) {
        Optional<Validation> after = wanted.test(finding) ? apply(finding, now) : Optional.empty();
        if (after.isPresent()) {
          done.add(finding);
          now = after.get();
          mended = true;
          break;
        }
      }
    }
    return new Mending(now.survey().project(), done);
  }

  private static Optional<Validation> apply(Finding finding, Validation now) {
    Optional<Fix> fix = finding.fix();
    if (fix.isEmpty()
        || !(fix.get().edit().apply(now.survey().project())
            instanceof Applied(Project mended, var reach))) {
      return Optional.empty();
    }
    Validation after = now.after(mended, reach);
    return Standing.isBetter(now, after, finding) ? Optional.of(after) : Optional.empty();
  }
}
