package org.groma.validator.references;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.Area;
import org.groma.model.id.AreaId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** An area that is part of itself. */
final class AreaCycleCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "references.cycle",
              Severity.ERROR,
              Confidence.CERTAIN,
              "Areas that are parts of each other")
          .protects(
              "Adding up what an area holds would never end, so such areas are left out of"
                  + " everything.")
          .example("The area Woodland is part of itself, through Vineland.")
          .mend("Take the wrong parent away from one of the areas.");

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
    Set<AreaId> settled = new HashSet<>();
    for (Area area : survey.project().areas()) {
      List<Area> way = new ArrayList<>();
      Set<AreaId> onWay = new HashSet<>();
      Optional<Area> next = Optional.of(area);
      while (next.isPresent() && settled.add(next.get().id())) {
        way.add(next.get());
        onWay.add(next.get().id());
        next = next.get().parent().flatMap(survey.project().areas()::find);
      }
      if (next.isPresent() && onWay.contains(next.get().id())) {
        report(way.subList(way.indexOf(next.get()), way.size()), out);
      }
    }
  }

  private static void report(List<Area> cycle, Consumer<Finding> out) {
    String through =
        cycle.stream().skip(1).map(Area::name).collect(Collectors.joining(", ", ", through ", ""));
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "The area %s is part of itself%s.",
                    cycle.getFirst().name(),
                    cycle.size() == 1 ? "" : through),
                cycle.stream().map(area -> Subject.of(Kinds.AREAS, area)).toList())
            .in("parent"));
  }
}
