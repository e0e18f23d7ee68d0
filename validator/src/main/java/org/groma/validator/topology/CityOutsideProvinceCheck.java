package org.groma.validator.topology;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Half;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Precision;
import org.groma.model.topology.Topology;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.CitiesByProvince;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/** Finds cities whose mark is drawn outside the province they belong to; its border will do. */
final class CityOutsideProvinceCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "topology.city-outside-province",
              Severity.ERROR,
              Confidence.CERTAIN,
              "The mark of a city outside its province")
          .protects(
              "Players go by the mark: a city drawn in another province is besieged, taxed and"
                  + " counted there.")
          .example("The mark of Vessa is drawn outside its province Westmark.")
          .mend("Drag the mark into its province, or say which province the city lies in.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    List<Integer> faces = survey.map().facesOf(place);
    if (faces.isEmpty()) {
      return;
    }
    for (City city : CitiesByProvince.of(survey, place)) {
      city.at()
          .filter(point -> faces.stream().noneMatch(face -> holds(survey.map(), face, point)))
          .ifPresent(point -> out.accept(finding(city, point, place, survey)));
    }
  }

  private static boolean holds(Topology map, int face, Point point) {
    RayCrossingCounter counter = new RayCrossingCounter(new Coordinate(point.x(), point.y()));
    map.face(face).halves().forEach(half -> count(counter, map.arc(Half.arc(half)).line()));
    return counter.getLocation() != Location.EXTERIOR;
  }

  private static void count(RayCrossingCounter counter, Line line) {
    Coordinate a = line.point(0);
    for (int i = 1; i < line.size(); i++) {
      Coordinate b = line.point(i);
      counter.countSegment(a, b);
      a = b;
    }
  }

  private static Finding finding(City city, Point point, Place place, Survey survey) {
    Precision precision = survey.map().precision();
    Optional<Fix> fix =
        survey
            .middle(place)
            .map(middle -> new Point(precision.round(middle.x()), precision.round(middle.y())))
            .map(middle ->
                Fix.proposed(
                    "Put the mark in the middle of " + survey.name(place),
                    PutEntry.of(Kinds.CITIES, city.withPlace(middle))));
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The mark of %s is drawn outside its province %s.",
                city.name(),
                survey.name(place)),
            Subject.of(Kinds.CITIES, city),
            Subject.of(place))
        .in("at")
        .at(point)
        .mendedBy(fix);
  }
}
