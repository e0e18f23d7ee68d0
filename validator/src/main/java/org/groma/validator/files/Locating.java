package org.groma.validator.files;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.store.Whereabouts;
import org.groma.model.store.Whereabouts.Found;
import org.groma.model.store.Whereabouts.Sought;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

/**
 * Says of findings where they stand in the files of a project. Checks do not know: they look at a
 * project in memory, and a person needs a file and a line.
 */
public final class Locating {

  private Locating() {}

  /** The same findings, with a place in the files wherever one is known and was not said. */
  public static List<Finding> locate(List<Finding> findings, Path folder) {
    List<Integer> open = new ArrayList<>();
    List<Sought> sought = new ArrayList<>();
    for (int i = 0; i < findings.size(); i++) {
      Finding finding = findings.get(i);
      if (finding.location().isEmpty() && !finding.subjects().isEmpty()) {
        Subject first = finding.subjects().getFirst();
        open.add(i);
        sought.add(new Sought(first.kind(), first.id(), finding.field().orElse("$")));
      }
    }
    if (open.isEmpty()) {
      return findings;
    }
    List<Optional<Found>> found = Whereabouts.in(folder).find(sought);
    List<Finding> located = new ArrayList<>(findings);
    for (int i = 0; i < open.size(); i++) {
      int number = open.get(i);
      found
          .get(i)
          .map(at -> new Location(at.file(), at.line(), at.column(), at.path()))
          .ifPresent(place -> located.set(number, findings.get(number).located(place)));
    }
    return List.copyOf(located);
  }
}
