package org.groma.validator.gazetteer;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.CityId;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Two cities in one province. */
public final class SecondCityCheck implements EntryCheck<CityId, City> {

  private static final Derivation<Map<ProvinceId, City>> FIRST_CITY =
      Derivation.of(
          Reads.of(Kinds.CITIES),
          survey -> {
            Map<ProvinceId, City> first = new HashMap<>();
            survey.project().cities().forEach(city -> first.putIfAbsent(city.province(), city));
            return first;
          });

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.second-city",
              Severity.WARNING,
              Confidence.LIKELY,
              "Two cities in one province")
          .protects(
              "Rules speak of the city of a province; a second one is never besieged, or besieged"
                  + " for the first.")
          .example("Fenbridge and Oxhill both lie in Oakshire.")
          .mend("Give one of them the province that it lies in, or remove it.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<CityId, City> kind() {
    return Kinds.CITIES;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.CITIES, Kinds.PROVINCES);
  }

  @Override
  public void look(City city, Survey survey, Consumer<Finding> out) {
    City first = survey.get(FIRST_CITY).get(city.province());
    if (!first.id().equals(city.id())) {
      String province =
          survey
              .project()
              .provinces()
              .find(city.province())
              .map(Province::name)
              .orElse(city.province().slug());
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s and %s both lie in %s.",
                      first.name(),
                      city.name(),
                      province),
                  Subject.of(Kinds.CITIES, city),
                  Subject.of(Kinds.CITIES, first))
              .in("province")
              .at(city.at()));
    }
  }
}
