package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.NavigableMap;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.River;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds areas that a river is said to drain but does not touch. */
final class RiverMissesAreaCheck implements EntryCheck<RiverId, River> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-misses-area",
              Severity.WARNING,
              Confidence.LIKELY,
              "A river that does not touch an area it drains")
          .protects("The gazetteer and the map must tell the same story of a river.")
          .example("The river Longwater is said to drain Eastland, but no border of it lies there.")
          .mend("Mark the missing borders, or correct the list of areas.");

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
    NavigableMap<AreaId, Arc> touched = Course.areas(survey, river);
    for (int i = 0; i < river.areas().size() && !touched.isEmpty(); i++) {
      AreaId area = river.areas().get(i);
      if (touched.keySet().stream().noneMatch(each -> Course.isWithin(survey, each, area))) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The river %s is said to drain %s, but no border of it lies there.",
                        river.name(),
                        survey.name(Place.of(area))),
                    Subject.of(Kinds.RIVERS, river),
                    Subject.of(Kinds.AREAS, area))
                .in("areas[" + i + "]")
                .at(Marks.middle(touched.firstEntry().getValue())));
      }
    }
  }
}
