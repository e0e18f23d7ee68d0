package org.groma.validator.gazetteer;

import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.City;
import org.groma.model.id.CityId;
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

/** Fortified cities whose walls do nothing against a besieger, or help him. */
public final class UselessWallCheck implements EntryCheck<CityId, City> {

  /** A game in which no wall has a value does not use them. */
  private static final Derivation<Boolean> WALLS_COUNT =
      Derivation.of(
          Reads.of(Kinds.CITIES),
          survey -> survey.project().cities().stream().anyMatch(city -> city.wall() < 0));

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.useless-wall",
              Severity.WARNING,
              Confidence.LIKELY,
              "Walls that do not hinder a besieger")
          .protects("A siege of a fortified city goes as if it were open, or even better.")
          .example("Ironford is fortified, but its wall value 0 does not hinder a besieger.")
          .mend("Give it the wall value of the rules, a negative number.");

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
    return Reads.of(Kinds.CITIES);
  }

  @Override
  public void look(City city, Survey survey, Consumer<Finding> out) {
    boolean missing = city.fortified() && city.wall() == 0 && survey.get(WALLS_COUNT);
    if (missing || city.wall() > 0) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s %s, but its wall value %d does not hinder a besieger.",
                      city.name(),
                      city.fortified() ? "is fortified" : "has walls",
                      city.wall()),
                  Subject.of(Kinds.CITIES, city))
              .in("wall")
              .at(city.at()));
    }
  }
}
