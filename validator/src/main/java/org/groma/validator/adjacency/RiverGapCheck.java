package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.gazetteer.River;
import org.groma.model.id.AreaId;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds single borders at both ends of which the same river breaks off. */
final class RiverGapCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-gap",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A river that breaks off for one border")
          .protects(
              "A river runs on. Where it breaks off at one end of a border and goes on"
                  + " at the other, the border may have lost its mark; or the river crosses a"
                  + " province there.")
          .example(
              "The river Longwater breaks off at both ends of the border between Reedland and"
                  + " Westmark.")
          .mend(
              "Mark the border as the river, unless the river runs through one of the"
                  + " two provinces there.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.RIVERS, Kinds.AREAS);
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    Topology map = survey.map();
    if (arc.isClosed() || Marks.isRiver(arc.border()) || !Marks.isOnLand(map, arc)) {
      return;
    }
    NavigableSet<RiverId> both = Marks.riversAt(map, arc.from(), arc.id());
    if (both.isEmpty()) {
      return;
    }
    both.retainAll(Marks.riversAt(map, arc.to(), arc.id()));
    for (RiverId river : both) {
      if (endsAt(map, arc.from(), river)
          && endsAt(map, arc.to(), river)
          && mayRun(survey, river, arc)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The river %s breaks off at both ends of the border %s.",
                        Marks.riverName(survey, river),
                        Marks.sides(survey, arc)),
                    Subject.of(Kinds.RIVERS, river),
                    Subject.of(arc))
                .at(Marks.middle(arc))
                .mendedBy(fix(survey, arc, river)));
      }
    }
  }

  /** No border is marked as a river that is not known. */
  private static Optional<Fix> fix(Survey survey, Arc arc, RiverId river) {
    return survey
        .project()
        .rivers()
        .find(river)
        .flatMap(known ->
            Marks.remark(
                survey,
                "Mark the border as " + known.name(),
                arc,
                Marks.along(arc.border(), river)));
  }

  /** Where the gazetteer says what a river drains, it runs in no other area. */
  private static boolean mayRun(Survey survey, RiverId id, Arc arc) {
    List<AreaId> drained = survey.project().rivers().find(id).map(River::areas).orElse(List.of());
    return drained.isEmpty()
        || Course.areasBeside(survey, arc).stream()
            .allMatch(
                area -> drained.stream().anyMatch(each -> Course.isWithin(survey, area, each)));
  }

  private static boolean endsAt(Topology map, int node, RiverId river) {
    return map.star(node)
            .filter(
                half -> map.arc(Half.arc(half)).border().river().filter(river::equals).isPresent())
            .count()
        == 1;
  }
}
