package org.groma.model.edit;

import org.groma.model.edit.Outcome.Applied;
import org.groma.model.project.Project;
import org.groma.model.project.Projection;

/** Changes the projection of the project. */
public record ChangeProjection(Projection projection) implements Edit {

  @Override
  public Outcome apply(Project project) {
    return new Applied(project.with(projection), Reach.EVERYTHING);
  }
}
