package org.groma.validator.gazetteer;

import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Fortified sites on which no city is built yet. */
public final class FortifiedSiteCheck implements EntryCheck<CityId, City> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.fortified-site",
              Severity.WARNING,
              Confidence.LIKELY,
              "A fortified city of level 0")
          .protects(
              "A site without a city has nothing to wall in; its level or its walls are wrong.")
          .example("Stonebury is fortified, but its level 0 says that no city is built there yet.")
          .mend("Give the city its level, or take the fortification away.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<CityId, City> kind() {
    return Kinds.CITIES;
  }

  @Override
  public void look(City city, Survey survey, Consumer<Finding> out) {
    if (city.level() == 0 && city.fortified()) {
      out.accept(
          PROFILE
              .finding(
                  city.name()
                      + " is fortified, but its level 0 says that no city is built there yet.",
                  Subject.of(Kinds.CITIES, city))
              .in("fortified")
              .at(city.at()));
    }
  }
}
