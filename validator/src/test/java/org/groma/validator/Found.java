package org.groma.validator;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.validator.check.Check;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;

/** What one check finds in a project. */
public final class Found {

  private Found() {}

  public static List<Finding> by(Check check, Project project) {
    return Validation.of(project, List.of(check)).findings();
  }

  public static List<String> messages(Check check, Project project) {
    return by(check, project).stream().map(Finding::message).toList();
  }
}
