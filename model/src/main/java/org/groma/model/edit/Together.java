package org.groma.model.edit;

import java.util.ArrayList;
import java.util.List;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.Outcome.Refused;
import org.groma.model.project.Project;

/** Several edits as one: all of them or none. */
public record Together(List<Edit> edits) implements Edit {

  public Together {
    edits = List.copyOf(edits);
  }

  public static Together of(Edit... edits) {
    return new Together(List.of(edits));
  }

  @Override
  public Outcome apply(Project project) {
    Project now = project;
    List<Reach> reaches = new ArrayList<>();
    for (Edit edit : edits) {
      switch (edit.apply(now)) {
        case Refused refused -> {
          return refused;
        }
        case Applied(Project after, Reach more) -> {
          now = after;
          reaches.add(more);
        }
      }
    }
    return new Applied(now, Reach.all(reaches));
  }
}
