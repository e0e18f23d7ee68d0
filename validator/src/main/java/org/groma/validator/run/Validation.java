package org.groma.validator.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
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
    return new Validation(survey, checks.stream().map(check -> Results.of(check, survey)).toList());
  }

  /** The same checks on the project after an edit. */
  public Validation after(Project changed, Reach reach) {
    Change change = survey.after(changed, reach);
    List<Results> next = new ArrayList<>(results.size());
    for (Results each : results) {
      next.add(each.after(change));
    }
    return new Validation(change.after(), next);
  }

  public Survey survey() {
    return survey;
  }

  /**
   * All findings, worst first, each once: what scenarios share is inspected with each of them. Equal
   * findings stand side by side when they are sorted.
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
