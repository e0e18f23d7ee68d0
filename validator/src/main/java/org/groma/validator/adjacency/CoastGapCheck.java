package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Coast;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds provinces at a sea that are on none of its coasts. */
final class CoastGapCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.coast-gap",
              Severity.WARNING,
              Confidence.LIKELY,
              "A province at a sea that is on none of its coasts")
          .protects(
              "Where the coasts of sea zones are listed, a province that is on none"
                  + " cannot be landed on.")
          .example("Westmark touches Red Sound, but is on none of its coasts.")
          .mend("Add the province to the coast that it belongs to.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.COASTS);
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    Optional<SeaId> sea = place.sea();
    List<Coast> coasts = sea.map(id -> CoastsBySea.of(survey, id)).orElse(List.of());
    if (sea.isEmpty() || survey.project().coasts().isEmpty()) {
      return; // this gazetteer does not list them
    }
    Set<ProvinceId> listed = new HashSet<>();
    coasts.forEach(coast -> listed.addAll(coast.provinces()));
    for (Neighbour each : survey.graph().neighbours(place)) {
      Optional<ProvinceId> province = each.place().province();
      if (each.link().isEmpty() && province.isPresent() && !listed.contains(province.get())) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "%s touches %s, but is on none of its coasts.",
                        survey.name(each.place()),
                        survey.name(place)),
                    Subject.of(each.place()),
                    Subject.of(place))
                .at(survey.middle(each.place()))
                .mendedBy(fix(province.get(), place, coasts, survey)));
      }
    }
  }

  /** The one coast that a neighbour by land is on, if that lies at the sea itself. */
  private static Optional<Fix> fix(
      ProvinceId province, Place sea, List<Coast> coasts, Survey survey) {
    List<Coast> next =
        coasts.stream()
            .filter(coast ->
                coast.provinces().stream()
                    .map(Place::of)
                    .anyMatch(each ->
                        Shore.touches(survey, each, sea)
                            && Shore.touches(survey, each, Place.of(province))))
            .toList();
    if (next.size() != 1) {
      return Optional.empty();
    }
    List<ProvinceId> longer = new ArrayList<>(next.getFirst().provinces());
    longer.add(province);
    return Optional.of(
        Fix.proposed(
            "Add it to " + next.getFirst().name(),
            PutEntry.of(Kinds.COASTS, CoastsBySea.with(next.getFirst(), longer))));
  }
}
