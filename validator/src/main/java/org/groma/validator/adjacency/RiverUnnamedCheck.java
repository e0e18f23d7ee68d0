package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds borders marked as river that do not say which. */
final class RiverUnnamedCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-unnamed",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A river border that does not say which river")
          .protects(
              "Rules about a river by name, and the lists of what it drains, pass such"
                  + " a border by.")
          .example("A border between Reedland and Longwater is a river, but of no name.")
          .mend("Say which river it is.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.RIVERS);
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    Border border = arc.border();
    if (border.kind().equals(Border.RIVER_KIND)
        && border.river().isEmpty()
        && Marks.isOnLand(survey.map(), arc)) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "A border %s is a river, but of no name.",
                      Marks.sides(survey, arc)),
                  Subject.of(arc))
              .in("river")
              .at(Marks.middle(arc))
              .mendedBy(fix(arc, survey)));
    }
  }

  /** The one river that comes in at either end. */
  private static Optional<Fix> fix(Arc arc, Survey survey) {
    NavigableSet<RiverId> near = Marks.riversAt(survey.map(), arc.from(), arc.id());
    near.addAll(Marks.riversAt(survey.map(), arc.to(), arc.id()));
    return near.size() == 1
        ? Marks.remark(
            survey,
            "Say that it is " + Marks.riverName(survey, near.first()),
            arc,
            Marks.along(arc.border(), near.first()))
        : Optional.empty();
  }
}
