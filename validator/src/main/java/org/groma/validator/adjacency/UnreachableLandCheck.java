package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds provinces cut off from most others by land, by links and by sea. */
final class UnreachableLandCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.unreachable-land",
              Severity.WARNING,
              Confidence.LIKELY,
              "Land that cannot be reached")
          .protects("What no march, strait or fleet leads to might as well not be on the map.")
          .example(
              "Westmark and 3 more provinces cannot be reached from the rest of the map,"
                  + " by land, link or sea.")
          .mend(
              "Look for a border marked as one that nobody crosses, a missing link, or"
                  + " a gap in the sea zones.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.PROVINCES, Kinds.LINKS).and(Reads.Aspect.ADJACENCY, Reads.Aspect.DRAWING);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Map<Integer, List<Place>> regions = regions(survey.graph());
    int largest = regions.values().stream().mapToInt(List::size).max().orElse(0);
    boolean main = false;
    for (List<Place> region : regions.values()) {
      if (region.size() == largest && !main) {
        main = true;
      } else if (!survey.graph().neighbours(region.getFirst()).isEmpty()) {
        out.accept(finding(region, survey)); // one without any neighbour is reported as such
      }
    }
  }

  private static Finding finding(List<Place> region, Survey survey) {
    String more =
        switch (region.size()) {
          case 1 -> "";
          case 2 -> " and " + survey.name(region.getLast());
          default -> " and " + (region.size() - 1) + " more provinces";
        };
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "%s%s cannot be reached from the rest of the map, by land, link or sea.",
                survey.name(region.getFirst()),
                more),
            Subject.of(region.getFirst()))
        .at(survey.middle(region.getFirst()));
  }

  /** The provinces by region, each region under the number of its first place. */
  private static Map<Integer, List<Place>> regions(MapGraph graph) {
    int[] region = new int[graph.size()];
    Arrays.setAll(region, i -> i);
    for (int i = 0; i < graph.size(); i++) {
      for (int edge = 0; edge < graph.degree(i); edge++) {
        int a = root(region, i);
        int b = root(region, graph.target(i, edge));
        region[Math.max(a, b)] = Math.min(a, b);
      }
    }
    Map<Integer, List<Place>> regions = new TreeMap<>();
    for (int i = 0; i < graph.provinceCount(); i++) {
      regions.computeIfAbsent(root(region, i), _ -> new ArrayList<>()).add(graph.place(i));
    }
    return regions;
  }

  private static int root(int[] region, int place) {
    int at = place;
    while (region[at] != at) {
      region[at] = region[region[at]];
      at = region[at];
    }
    return at;
  }
}
