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

/** Capitals where no city is built. */
public final class UnbuiltCapitalCheck implements EntryCheck<CityId, City> {

  private static final String CAPITAL = "capital";

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unbuilt-capital",
              Severity.WARNING,
              Confidence.LIKELY,
              "A capital where no city is built")
          .protects("A nation that is to rule from there has no walls, no income and no seat.")
          .example("Oldbridge is a capital, but its level 0 says that no city is built there yet.")
          .mend("Give the city its level, or take the tag away.");

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
    if (city.level() == 0 && city.tags().has(CAPITAL)) {
      out.accept(
          PROFILE
              .finding(
                  city.name()
                      + " is a capital, but its level 0 says that no city is built there yet.",
                  Subject.of(Kinds.CITIES, city))
              .in("level")
              .at(city.at()));
    }
  }
}
