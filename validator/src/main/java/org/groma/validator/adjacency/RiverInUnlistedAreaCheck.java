package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.River;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds areas that a river touches but is not said to drain. */
final class RiverInUnlistedAreaCheck implements EntryCheck<RiverId, River> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-in-unlisted-area",
              Severity.WARNING,
              Confidence.LIKELY,
              "A river in an area that it is not said to drain")
          .protects("The gazetteer and the map must tell the same story of a river.")
          .example("The river Longwater touches Eastland, which is not among the areas it drains.")
          .mend(
              "Take the mark off where the river does not run, or add the area to the" + " list.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<RiverId, River> kind() {
    return Kinds.RIVERS;
  }

  @Override
  public Reads reads() {
    return Course.READS;
  }

  @Override
  public void look(River river, Survey survey, Consumer<Finding> out) {
    boolean said = survey.project().rivers().stream().anyMatch(each -> !each.areas().isEmpty());
    if (!said) {
      return; // this gazetteer does not list them
    }
    Course.areas(survey, river)
        .forEach((area, arc) -> {
          if (river.areas().stream().noneMatch(each -> Course.isWithin(survey, area, each))) {
            out.accept(
                PROFILE
                    .finding(
                        String.format(
                            Locale.ROOT,
                            "The river %s touches %s %s, which is not among the areas it drains.",
                            river.name(),
                            survey.name(Place.of(area)),
                            Marks.sides(survey, arc)),
                        Subject.of(Kinds.RIVERS, river),
                        Subject.of(Kinds.AREAS, area))
                    .in("areas")
                    .at(Marks.middle(arc)));
          }
        });
  }
}
