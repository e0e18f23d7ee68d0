package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.review.Severity;
import org.groma.model.topology.Arc;
import org.groma.validator.check.ArcCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds rivers marked where no two provinces meet. */
final class RiverOffLandCheck implements ArcCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.river-off-land",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A river that is no border of two provinces")
          .protects(
              "A river counts for who crosses it from one province to another. On a"
                  + " coast, at the edge of the map or inside a province nobody does.")
          .example(
              "The river Longwater is marked between Reedland and Inner Sea, where no two"
                  + " provinces meet.")
          .mend(
              "Take the mark off, or look whether the faces beside it belong to the"
                  + " right places.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Course.READS;
  }

  @Override
  public void look(Arc arc, Survey survey, Consumer<Finding> out) {
    if (Marks.isRiver(arc.border()) && !Marks.isOnLand(survey.map(), arc)) {
      String river =
          arc.border()
              .river()
              .map(id -> "The river " + Marks.riverName(survey, id))
              .orElse("A river");
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s is marked %s, where no two provinces meet.",
                      river,
                      Marks.sides(survey, arc)),
                  Subject.of(arc))
              .in("kind")
              .at(Marks.middle(arc))
              .mendedBy(fix(survey, arc)));
    }
  }

  /** A river that would be in more pieces keeps its mark; there a face is wrong. */
  private static Optional<Fix> fix(Survey survey, Arc arc) {
    List<Arc> course =
        arc.border()
            .river()
            .flatMap(survey.project().rivers()::find)
            .map(river -> Course.of(survey, river))
            .orElse(List.of());
    List<Arc> rest = course.stream().filter(each -> each.id() != arc.id()).toList();
    return RiverPieces.of(survey.map(), rest).size() > RiverPieces.of(survey.map(), course).size()
        ? Optional.empty()
        : Marks.remark(survey, "Take the mark off", arc, Marks.plain(arc.border()));
  }
}
