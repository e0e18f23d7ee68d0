package org.groma.validator.adjacency;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.entry.Kind;
import org.groma.model.gazetteer.Coast;
import org.groma.model.id.CoastId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds provinces on a coast of a sea zone that they do not touch. */
final class CoastOffSeaCheck implements EntryCheck<CoastId, Coast> {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.coast-off-sea",
              Severity.ERROR,
              Confidence.CERTAIN,
              "A province on a coast of a sea it does not touch")
          .protects(
              "Who lands on a coast lands in one of its provinces, so each must lie at"
                  + " the water.")
          .example(
              "Longwater is listed on the coast Red Sound, western shore, but does not"
                  + " touch Red Sound.")
          .mend(
              "Take the province off the coast, or correct the border that keeps it"
                  + " from the sea.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<CoastId, Coast> kind() {
    return Kinds.COASTS;
  }

  @Override
  public Reads reads() {
    return CoastsBySea.READS;
  }

  @Override
  public void look(Coast coast, Survey survey, Consumer<Finding> out) {
    Place sea = Place.of(coast.sea());
    for (int i = 0; i < coast.provinces().size(); i++) {
      ProvinceId province = coast.provinces().get(i);
      Place place = Place.of(province);
      boolean known =
          survey.graph().number(place).isPresent() && survey.graph().number(sea).isPresent();
      if (known && !Shore.touches(survey, place, sea)) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s is listed on the coast %s, but does not touch %s.",
                        survey.name(place),
                        coast.name(),
                        survey.name(sea)),
                    Subject.of(Kinds.COASTS, coast),
                    Subject.of(place))
                .in("provinces[" + i + "]")
                .at(survey.middle(place))
                .mendedBy(fix(coast, province, survey)));
      }
    }
  }

  /** A province that holds a coast together is not taken off it. */
  private static Optional<Fix> fix(Coast coast, ProvinceId province, Survey survey) {
    List<ProvinceId> rest =
        coast.provinces().stream().filter(each -> !each.equals(province)).toList();
    int pieces = CoastPieces.of(coast.provinces(), survey).size();
    return CoastPieces.of(rest, survey).size() > pieces
        ? Optional.empty()
        : Optional.of(
            Fix.proposed(
                "Take " + survey.name(Place.of(province)) + " off the coast",
                PutEntry.of(Kinds.COASTS, CoastsBySea.with(coast, rest))));
  }
}
