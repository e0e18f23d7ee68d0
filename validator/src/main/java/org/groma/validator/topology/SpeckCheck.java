package org.groma.validator.topology;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.id.Place;
import org.groma.model.review.Severity;
import org.groma.model.topology.Face;
import org.groma.model.topology.MergeFaces;
import org.groma.validator.check.PlaceCheck;
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
import org.groma.validator.measure.PrintScale;

/** Finds dots of a place that has larger parts: crumbs of a cut, or rocks that nobody can see. */
final class SpeckCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.speck",
              Severity.WARNING,
              Confidence.LIKELY,
              "A speck: a dot of a place that has larger parts")
          .protects(
              "A dot that cannot be seen in print can still make its place touch another, and it"
                  + " carries no name by which anybody would know whose it is.")
          .example("A part of Westmark in Red Sound is a speck of 0.08 mm² in print.")
          .mend("Join the speck to what surrounds it, or draw it large enough to be seen.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.EXTENT);
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    List<Integer> faces = survey.map().facesOf(place);
    if (faces.size() < 2) {
      return;
    }
    List<Face> specks =
        faces.stream()
            .map(survey.map()::face)
            .filter(face -> Thinness.isSpeck(survey, face) && !Thinness.isSliver(survey, face))
            .toList();
    if (specks.size() < faces.size()) { // a place of dots alone is too small, not too crumbly
      specks.forEach(face -> out.accept(finding(place, face, survey)));
    }
  }

  private static Finding finding(Place place, Face face, Survey survey) {
    double area = PrintScale.of(survey).squareMillimetres(survey.map().area(face.id()));
    Optional<Integer> heir = Heir.of(survey.map(), face);
    String where = heir.map(each -> " in " + Naming.of(survey, each)).orElse("");
    Optional<Fix> fix =
        heir.flatMap(each ->
            Feasible.proposed(
                survey,
                "Join the speck to " + Naming.of(survey, each),
                new MergeFaces(each, face.id())));
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "A part of %s%s is a speck of %.2f mm² in print.",
                survey.name(place),
                where,
                area),
            Subject.of(place),
            Subject.of(face))
        .at(survey.middle(face.id()))
        .mendedBy(fix);
  }
}
