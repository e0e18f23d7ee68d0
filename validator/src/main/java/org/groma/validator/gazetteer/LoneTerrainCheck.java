package org.groma.validator.gazetteer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A province whose terrain no neighbour has, while these have all the same. */
public final class LoneTerrainCheck implements PlaceCheck {

  /** With fewer neighbours there is nothing to stand out from. */
  private static final int FEWEST = 3;

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.lone-terrain",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A terrain in the midst of another")
          .protects("A slip in one row makes a steppe in the middle of a forest.")
          .example("Hercynia is steppe, and all 5 provinces round it are forest.")
          .mend("Compare the terrain with the source; islands of terrain exist, accept those.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    Optional<Province> province = province(place, survey);
    if (province.isEmpty() || province.get().terrain().isBlank()) {
      return;
    }
    List<String> round =
        survey.graph().neighbours(place).stream()
            .map(Neighbour::place)
            .flatMap(other -> province(other, survey).stream())
            .map(Province::terrain)
            .toList();
    if (round.size() >= FEWEST
        && round.stream().distinct().count() == 1
        && !round.contains(province.get().terrain())) {
      out.accept(
          PROFILE
              .finding(
                  String.format(
                      Locale.ROOT,
                      "%s is %s, and all %d provinces round it are %s.",
                      province.get().name(),
                      province.get().terrain(),
                      round.size(),
                      round.getFirst()),
                  Subject.of(Kinds.PROVINCES, province.get()))
              .in("terrain")
              .at(survey.middle(place)));
    }
  }

  private static Optional<Province> province(Place place, Survey survey) {
    return place.kind() == Place.Kind.PROVINCE
        ? survey.project().provinces().find(place.slug())
        : Optional.empty();
  }
}
