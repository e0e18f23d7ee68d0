package org.groma.validator.gazetteer;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.Area;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two areas of one colour, where each of the others has its own. */
public final class SharedColourCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.shared-colour",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two areas in the same colour")
          .protects("The map tells areas apart by their colour, and these two look like one.")
          .example(
              "Lowmark and Highmark have the same colour, #8E97CC; the other areas have one each.")
          .mend("Give one of them another colour.");

  /** Of so many areas one pair may be a slip; where pairs are common, colours mean groups. */
  private static final int RARE = 10;

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.AREAS);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    Map<String, List<Area>> byColour =
        survey.project().areas().stream()
            .filter(area -> area.colour().isPresent())
            .sorted(Comparator.comparing(area -> area.id().slug()))
            .collect(
                Collectors.groupingBy(
                    area -> area.colour().orElseThrow().toUpperCase(Locale.ROOT),
                    TreeMap::new,
                    Collectors.toList()));
    long shared = byColour.values().stream().filter(areas -> areas.size() > 1).count();
    if (shared * RARE > byColour.size()) {
      return;
    }
    byColour.forEach((colour, areas) -> {
      if (areas.size() > 1) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s have the same colour, %s; the other areas have one each.",
                        areas.stream().map(Area::name).collect(Collectors.joining(" and ")),
                        colour),
                    areas.stream()
                        .map(area -> Subject.of(Kinds.AREAS, area))
                        .toArray(Subject[]::new))
                .in("colour"));
      }
    });
  }
}
