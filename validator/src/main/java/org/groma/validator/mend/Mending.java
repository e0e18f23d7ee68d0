package org.groma.validator.mend;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.groma.model.edit.Edit;
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
 * @param edits what mended it
 */
public record Mending(Project project, List<Finding> mended, List<Edit> edits) {

  /** A project has no more things to mend than this; a fix that never ends must end. */
  private static final int MOST = 10_000;

  public Mending {
    mended = List.copyOf(mended);
    edits = List.copyOf(edits);
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
    return of(project, wanted, MOST);
  }

  /** Mends one finding: not also the next that stands in the same place afterwards. */
  public static Mending one(Project project, Finding.Key wanted) {
    return of(project, finding -> finding.key().equals(wanted), 1);
  }

  private static Mending of(Project project, Predicate<Finding> wanted, int most) {
    Validation now = Validation.of(project, Catalogue.of(project));
    List<Finding> done = new ArrayList<>();
    List<Edit> edits = new ArrayList<>();
    boolean mended = true;
    while (mended && done.size() < most) {
      mended = false;
      for (Finding finding : Standing.in(now)) {
        Optional<Mended> after = wanted.test(finding) ? mend(finding, now) : Optional.empty();
        if (after.isPresent()) {
          done.add(finding);
          edits.add(after.get().edit());
          now = after.get().now();
          mended = true;
          break;
        }
      }
    }
    return new Mending(now.survey().project(), done, edits);
  }

  /**
   * One finding mended.
   *
   * @param now what is found afterwards
   */
  public record Mended(Edit edit, Validation now) {}

  /** What mending a finding comes to; nothing if its fix is not taken. */
  public static Optional<Mended> mend(Finding finding, Validation now) {
    Project project = now.survey().project();
    return finding
        .fix()
        .flatMap(fix ->
            WorkedFix.of(fix, project) instanceof WorkedFix.Ready(Edit edit)
                    && edit.apply(project) instanceof Applied(Project mended, var reach)
                ? Optional.of(new Mended(edit, now.after(mended, reach)))
                : Optional.empty())
        .filter(after -> Standing.isBetter(now, after.now(), finding));
  }
}
