package org.groma.validator.gazetteer;

import java.util.Locale;
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

/** Walls that count in a siege, of a city that is not marked as fortified. */
public final class WallWithoutFortificationCheck implements EntryCheck<CityId, City> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.wall-without-fortification",
              Severity.WARNING,
              Confidence.LIKELY,
              "A wall value of a city that is not fortified")
          .protects("The map shows an open city, and the besieger finds walls.")
          .example("Kingsbury has walls of -1, but is not fortified.")
          .mend("Mark the city as fortified, or set its wall to 0.");

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
    if (city.wall() != 0 && !city.fortified()) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s has walls of %d, but is not fortified.",
                      city.name(),
                      city.wall()),
                  Subject.of(Kinds.CITIES, city))
              .in("wall")
              .at(city.at()));
    }
  }
}
