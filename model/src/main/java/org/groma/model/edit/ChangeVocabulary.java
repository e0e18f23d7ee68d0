package org.groma.model.edit;

import org.groma.model.edit.Outcome.Applied;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;

/** Changes the vocabulary of the project. */
public record ChangeVocabulary(Vocabulary vocabulary) implements Edit {

  @Override
  public Outcome apply(Project project) {
    return new Applied(project.with(vocabulary), Reach.EVERYTHING);
  }
}
