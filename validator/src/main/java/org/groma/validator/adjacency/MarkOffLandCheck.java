package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Finds other marks where no two provinces meet and nothing heeds them. */
final class MarkOffLandCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.mark-off-land",
              Severity.WARNING,
              Confidence.LIKELY,
              "A mark on a border that is not between two provinces")
          .protects(
              "Between land and sea every border is a coast, between two zones every"
                  + " border is sea, so a mark there has no effect and misleads. Only what"
                  + " forbids crossing counts anywhere.")
          .example(
              "A border between Westmark and Red Sound is marked as ridge, which counts"
                  + " between provinces only.")
          .mend(
              "Take the mark off, or look whether the faces beside it belong to the"
                  + " right places.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    String kind = arc.border().kind();
    boolean marked = !kind.equals(Border.LAND_KIND) && !Marks.isRiver(arc.border());
    if (marked
        && !Marks.isOnLand(survey.map(), arc)
        && survey.project().vocabulary().isPassable(kind)) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "A border %s is marked as %s, which counts between provinces only.",
                      Marks.sides(survey, arc),
                      kind),
                  Subject.of(arc))
              .in("kind")
              .at(Marks.middle(arc))
              .mendedBy(Marks.remark(survey, "Take the mark off", arc, Marks.plain(arc.border()))));
    }
  }
}
