package org.groma.validator.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Feature;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.check.WholeCheck;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Provinces that lack what most others have. A map that is still being drawn lacks it everywhere.
 */
public final class MissingValueCheck implements WholeCheck {

  private enum Value {
    TERRAIN,
    AREA,
    EXTENT;

    private boolean isMissing(Province province) {
      return switch (this) {
        case TERRAIN -> province.terrain().isBlank();
        case AREA -> province.area().isEmpty();
        case EXTENT -> province.extent().isBlank();
      };
    }

    private String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.missing-value",
              Severity.WARNING,
              Confidence.LIKELY,
              "A province that lacks what most others have")
          .protects("Movement, battle and income look up the terrain and the area of a province.")
          .example("Lowmark has no terrain; most provinces have one.")
          .mend("Fill it in.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.PROVINCES);
  }

  @Override
  public void look(Survey survey, Consumer<Finding> out) {
    boolean flat = Rulesets.lexicon(survey.project()).word(Feature.TERRAIN).isEmpty();
    for (Value value : Value.values()) {
      if (value == Value.TERRAIN && flat) {
        continue; // a game without terrain misses none
      }
      List<Province> without = new ArrayList<>();
      for (Province province : survey.project().provinces()) {
        if (value.isMissing(province)) {
          without.add(province);
        }
      }
      if (without.size() * 2 < survey.project().provinces().size()) {
        without.forEach(province -> out.accept(finding(province, value, survey)));
      }
    }
  }

  private static Finding finding(Province province, Value value, Survey survey) {
    return PROFILE
        .finding(
            String.format(
                Locale.ROOT,
                "%s has no %s; most provinces have one.",
                province.name(),
                value.word()),
            Subject.of(Kinds.PROVINCES, province))
        .in(value.word())
        .at(survey.middle(Place.of(province.id())));
  }
}
