package org.groma.validator.gazetteer;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedPages;
import org.groma.validator.proofread.Row;

/** Walls of another value than those of most cities, for which no edition gives a value. */
public final class UnusualWallCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unusual-wall",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A wall value of its own that no edition prints")
          .protects("Games give few cities walls of their own, and say so; a slip is likely.")
          .example(
              "The walls of Ironford count -4; those of most cities count -2, and no edition prints"
                  + " another value.")
          .mend("Compare with the rules of sieges, or transcribe where it is printed.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return PrintedPages.READS;
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Optional<Integer> usual = usual(survey);
    if (usual.isEmpty()) {
      return;
    }
    Set<String> printed = printed(survey);
    for (City city : survey.project().cities()) {
      if (city.wall() < 0
          && city.wall() != usual.get().intValue()
          && !printed.contains(city.id().slug())) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                            Locale.ROOT,
                            "The walls of %s count %d; those of most cities count %d, and no"
                                + " edition prints",
                            city.name(),
                            city.wall(),
                            usual.get())
                        + " another value.",
                    Subject.of(Kinds.CITIES, city))
                .in("wall")
                .at(city.at()));
      }
    }
  }

  /** The value of more than half of the walled cities. */
  private static Optional<Integer> usual(Survey survey) {
    Map<Integer, Integer> counts = new TreeMap<>();
    survey.project().cities().stream()
        .filter(city -> city.wall() < 0)
        .forEach(city -> counts.merge(city.wall(), 1, Integer::sum));
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    return counts.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .filter(most -> most.getValue() * 2 > all)
        .map(Map.Entry::getKey);
  }

  /** The cities whose walls an edition values. */
  private static Set<String> printed(Survey survey) {
    Set<String> ids = new HashSet<>();
    for (Row row : survey.get(PrintedPages.PROOF).rows()) {
      if (row.subject().kind().equals(Kinds.CITIES.word())
          && row.lines().stream().anyMatch(line -> line.field().equals("wall"))) {
        ids.add(row.subject().id());
      }
    }
    return ids;
  }
}
