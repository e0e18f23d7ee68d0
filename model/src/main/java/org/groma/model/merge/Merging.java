package org.groma.model.merge;

import java.util.List;
import java.util.stream.Collectors;
import org.groma.model.project.Project;

/** What came of merging. */
public sealed interface Merging {

  /** Every change of both sides is in it. */
  record Merged(Project project) implements Merging {}

  /** Both sides touch, in these places; nothing was merged. */
  record Refused(List<Clash> clashes) implements Merging {

    private static final int TOLD = 3;

    public Refused {
      clashes = List.copyOf(clashes);
    }

    /** The clashes as sentences; of many the first, and how many more there are. */
    public String sentence() {
      String told =
          clashes.stream().limit(TOLD).map(Clash::sentence).collect(Collectors.joining(" "));
      int more = clashes.size() - TOLD;
      return more <= 0 ? told : told + " And " + more + " more.";
    }
  }
}
