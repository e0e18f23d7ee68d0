package org.groma.validator.gazetteer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A province printed on another part of the map than its area. */
public final class StrayExtentCheck implements EntryCheck<ProvinceId, Province> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.stray-extent",
              Severity.NOTE,
              Confidence.POSSIBLE,
              "A province on another part of the map than its area")
          .protects(
              "Who plays without the extension loses a province of an area that is in play, or"
                  + " plays with one whose area is not.")
          .example("Duneshore is printed on 'Into the East', its area Sandmark on 'Main map'.")
          .mend("Compare with the source; accept the finding where the map is cut like that.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<ProvinceId, Province> kind() {
    return Kinds.PROVINCES;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.AREAS).and(Reads.Aspect.VOCABULARY);
  }

  @Override
  public void look(Province province, Survey survey, Consumer<Finding> out) {
    Optional<Area> area = province.area().flatMap(survey.project().areas()::find);
    if (area.isEmpty()
        || province.extent().isEmpty()
        || area.get().extent().isEmpty()
        || province.extent().equals(area.get().extent())) {
      return;
    }
    List<Term> extents = survey.project().vocabulary().extents();
    out.accept(
        PROFILE
            .finding(
                String.format(
                    Locale.ROOT,
                    "%s is printed on '%s', its area %s on '%s'.",
                    province.name(),
                    name(extents, province.extent()),
                    area.get().name(),
                    name(extents, area.get().extent())),
                Subject.of(Kinds.PROVINCES, province),
                Subject.of(Kinds.AREAS, area.get()))
            .in("extent")
            .at(survey.middle(Place.of(province.id()))));
  }

  private static String name(List<Term> extents, String word) {
    return extents.stream()
        .filter(term -> term.word().equals(word))
        .map(Term::name)
        .findFirst()
        .orElse(word);
  }
}
