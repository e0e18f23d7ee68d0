package org.groma.validator.adjacency;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.topology.Topology;
import org.groma.model.value.Provenance;
import org.groma.validator.check.PlaceCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.finding.Subject;

/** Finds provinces that are islands to the gazetteer but not to the map, or the other way. */
final class IslandFlagCheck implements PlaceCheck {

  private static final Profile PROFILE =
      Profile.of(
              "adjacency.island-flag",
              Severity.WARNING,
              Confidence.LIKELY,
              "An island to the gazetteer but not to the map")
          .protects(
              "Rules about islands go by the gazetteer, players go by the map. The two"
                  + " must agree.")
          .example(
              "The gazetteer calls Highholm an island, but on the map it touches other" + " land.")
          .mend("Correct the gazetteer, or the border that makes it touch other land.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public void look(Place place, Survey survey, Consumer<Finding> out) {
    OptionalInt number = survey.graph().number(place);
    Optional<Province> province = survey.project().provinces().find(place.slug());
    if (!place.isProvince()
        || number.isEmpty()
        || province.isEmpty()
        || survey.map().facesOf(place).isEmpty()) {
      return;
    }
    boolean drawn = survey.graph().isIsland(number.getAsInt()) && isInWater(survey, place);
    if (drawn != province.get().island()) {
      String message =
          drawn
              ? "%s is an island on the map, but the gazetteer does not call it one."
              : "The gazetteer calls %s an island, but on the map it touches other land.";
      out.accept(
          PROFILE
              .finding(String.format(Locale.ROOT, message, survey.name(place)), Subject.of(place))
              .in("island")
              .at(survey.middle(place))
              .mendedBy(fix(province.get(), drawn)));
    }
  }

  /** Where an edition prints that it is an island, the drawing is wrong and not the gazetteer. */
  private static Optional<Fix> fix(Province province, boolean drawn) {
    boolean isPrinted =
        Optional.ofNullable(province.origin().fields().get("island"))
            .filter(origin -> origin.kind() == Provenance.Kind.PRINTED)
            .isPresent();
    return isPrinted && !drawn
        ? Optional.empty()
        : Optional.of(
            Fix.proposed(
                drawn ? "Call it an island" : "Do not call it an island",
                PutEntry.of(Kinds.PROVINCES, flagged(province, drawn))));
  }

  /** A province in the middle of land out of play touches no other, but is no island either. */
  private static boolean isInWater(Survey survey, Place place) {
    Topology map = survey.map();
    return map.facesOf(place).stream()
        .flatMap(face -> map.neighbours(face).stream())
        .anyMatch(face -> map.face(face).place().filter(Place::isSea).isPresent());
  }

  private static Province flagged(Province province, boolean island) {
    return new Province(
        province.id(),
        province.name(),
        province.aliases(),
        province.area(),
        province.terrain(),
        province.income(),
        province.granary(),
        province.caravan(),
        island,
        province.extent(),
        province.tags(),
        province.attributes(),
        province.origin().without("island"));
  }
}
