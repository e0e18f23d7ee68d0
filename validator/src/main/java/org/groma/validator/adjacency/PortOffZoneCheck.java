package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.City;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;
import org.groma.validator.measure.CitiesByProvince;
import org.groma.validator.proofread.PrintedPages;

/** Finds ports on a sea zone that their province does not touch. */
final class PortOffZoneCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.port-off-zone",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A port on a sea zone that its province does not touch")
          .protects(
              "Fleets go in and out of a port from its zone, so the zone must lie at"
                  + " its province.")
          .example(
              "The port of Vessa lies on Red Sound, but its province Nabataea does"
                  + " not touch that zone.")
          .mend("Name the zone that the province touches, or say that the city has no" + " port.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return PrintedPages.READS; // sea zones are among these
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    if (survey.map().facesOf(place).isEmpty()) {
      return;
    }
    for (City city : CitiesByProvince.of(survey, place)) {
      city.port()
          .map(Place::of)
          .filter(sea -> survey.graph().number(sea).isPresent())
          .filter(sea -> !Shore.touches(survey, place, sea))
          .ifPresent(sea -> out.accept(finding(city, place, sea, survey)));
    }
  }

  private static Finding finding(City city, Place place, Place sea, Survey survey) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "The port of %s lies on %s, but its province %s does not touch that zone.",
                city.name(),
                survey.name(sea),
                survey.name(place)),
            Subject.of(Kinds.CITIES, city),
            Subject.of(sea))
        .in("port")
        .at(city.at().or(() -> survey.middle(place)))
        .mendedBy(fix(city, place, survey));
  }

  private static Optional<Fix> fix(City city, Place place, Survey survey) {
    NavigableSet<SeaId> seas = Shore.seas(survey, place);
    return seas.size() == 1 && !PrintedPages.confirm(survey, Subject.of(place), "city.port")
        ? Optional.of(
            Fix.proposed(
                "Put the port on " + Shore.name(survey, seas.first()),
                PutEntry.of(Kinds.CITIES, withPort(city, seas.first()))))
        : Optional.empty();
  }

  private static City withPort(City city, SeaId sea) {
    return new City(
        city.id(),
        city.name(),
        city.aliases(),
        city.province(),
        city.level(),
        city.fortified(),
        city.wall(),
        Optional.of(sea),
        city.at(),
        city.tags(),
        city.attributes(),
        city.origin());
  }
}
