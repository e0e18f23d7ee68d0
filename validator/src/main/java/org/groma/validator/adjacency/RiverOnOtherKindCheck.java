package org.groma.validator.adjacency;

import java.util.Locale;
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
import org.groma.validator.finding.Subject;

/** Finds borders that name a river but are marked as something else. */
final class RiverOnOtherKindCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-on-other-kind",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A border that names a river but is not marked as one")
          .protects(
              "What crossing costs goes by the kind of the border, so this river costs"
                  + " nothing.")
          .example(
              "A border between Reedland and Longwater names the river Longwater, but is marked as"
                  + " land.")
          .mend("Mark the border as a river, or take the name off.");

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
    if (border.river().isPresent()
        && !border.kind().equals(Border.RIVER_KIND)
        && Marks.isOnLand(survey.map(), arc)) {
      RiverId river = border.river().get();
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "A border %s names the river %s, but is marked as %s.",
                      Marks.sides(survey, arc),
                      Marks.riverName(survey, river),
                      border.kind()),
                  Subject.of(arc))
              .in("kind")
              .at(Marks.middle(arc))
              .mendedBy(
                  Marks.remark(survey, "Mark it as a river", arc, Marks.along(border, river))));
    }
  }
}
