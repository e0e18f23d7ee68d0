package org.groma.model.edit;

import org.groma.model.edit.Outcome.Applied;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;

/** Changes the settings of the project. */
public record ChangeSettings(Settings settings) implements Edit {

  @Override
  public Outcome apply(Project project) {
    return new Applied(project.with(settings), Reach.EVERYTHING);
  }
}
