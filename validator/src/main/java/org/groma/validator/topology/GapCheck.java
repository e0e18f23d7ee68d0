package org.groma.validator.topology;

import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Face;
import org.groma.model.topology.MergeFaces;
import org.groma.model.topology.Use;
import org.groma.validator.check.FaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.Feasible;
import org.groma.validator.measure.Heir;
import org.groma.validator.measure.Naming;

/** Finds faces that were given to nothing, not even taken out of play. */
final class GapCheck implements FaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.gap",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A face that belongs to nothing")
          .protects(
              "Every spot of the map is a province, a sea zone or declared out of play. A gap cuts"
                  + " neighbours apart without anybody having decided so.")
          .example(
              "A face between Reedland, Longwater and Westmark belongs to nothing, so they do not"
                  + " touch each other there.")
          .mend(
              "Give the face to a province or a sea zone, join it to a neighbour, or take it out of"
                  + " play.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Face face, Survey survey, Consumer<Finding> out) {
    if (!face.use().equals(Use.None.UNASSIGNED)) {
      return;
    }
    NavigableSet<Place> around = Naming.around(survey.map(), face);
    String message =
        switch (around.size()) {
          case 0 -> "A face belongs to nothing and touches no place of the game.";
          case 1 ->
              String.format(
                  Locale.ROOT,
                  "A face beside %s belongs to nothing: it is neither part of a place nor out of"
                      + " play.",
                  survey.name(around.first()));
          default ->
              String.format(
                  Locale.ROOT,
                  "A face between %s belongs to nothing, so they do not touch each other there.",
                  Naming.list(survey, around));
        };
    out.accept(
        PROFILE
            .finding(message, Subject.of(face))
            .at(survey.middle(face.id()))
            .mendedBy(fix(face, survey)));
  }

  /** What can hardly be seen goes to a neighbour; what can be seen may be there on purpose. */
  private static Optional<Fix> fix(Face face, Survey survey) {
    boolean slip = Thinness.isSliver(survey, face) || Thinness.isSpeck(survey, face);
    Optional<Fix> join =
        Heir.of(survey.map(), face)
            .filter(_ -> slip)
            .flatMap(heir ->
                Feasible.proposed(
                    survey,
                    "Join the gap to " + Naming.of(survey, heir),
                    new MergeFaces(heir, face.id())));
    return join.or(() ->
        Feasible.proposed(
            survey, "Take the face out of play", new AssignFace(face.id(), Use.None.OUT_OF_PLAY)));
  }
}
