package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.gazetteer.City;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** Cities without a place on the map, where the others have one. */
public final class UnmarkedCityCheck implements WholeCheck {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.unmarked-city",
              Severity.NOTE,
              Confidence.LIKELY,
              "A city that is marked nowhere on the map")
          .protects("Its mark is drawn somewhere in the province, or not at all.")
          .example("Fenbridge has no place on the map; the other cities have one.")
          .mend("Put its mark on the map.");

  private static final int ENOUGH = 8;
  private static final int COMMON = 10;

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.CITIES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    List<City> unmarked = new ArrayList<>();
    int marked = 0;
    for (City city : survey.project().cities()) {
      if (city.at().isPresent()) {
        marked++;
      } else {
        unmarked.add(city);
      }
    }
    if (marked >= Math.max(ENOUGH, COMMON * unmarked.size())) {
      for (City city : unmarked) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s has no place on the map; the other cities have one.",
                        city.name()),
                    Subject.of(Kinds.CITIES, city))
                .in("at"));
      }
    }
  }
}
