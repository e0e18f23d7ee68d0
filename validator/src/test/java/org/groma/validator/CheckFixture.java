package org.groma.validator;

import org.groma.model.project.Project;
import org.groma.validator.check.Check;

/**
 * A project in which a check finds nothing and one in which it finds something: the least that a
 * check must be shown to tell apart.
 */
public record CheckFixture(Check check, Project good, Project bad) {

  @Override
  public String toString() {
    return check.profile().id();
  }
}
