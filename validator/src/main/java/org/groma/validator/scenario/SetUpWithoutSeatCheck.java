package org.groma.validator.scenario;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A nation on the map that belongs to a player and sits with none in this scenario. */
final class SetUpWithoutSeatCheck implements ScenarioCheck {

  private static final Profile PROFILE =
      Profile.of(
              "scenario.set-up-without-seat",
              Severity.WARNING,
              Confidence.LIKELY,
              "Nation set up that nobody plays")
          .protects("A nation stands on the map and has nobody to move it.")
          .example("1815 sets up the Northmen of the player 'south', but no seat lists them.")
          .mend("Add the nation to a seat of the scenario.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Reads reads() {
    return Reads.of(Kinds.NATIONS);
  }

  @Override
  public void look(Scenario scenario, Survey survey, Consumer<Finding> out) {
    Set<NationId> seated = new HashSet<>();
    scenario.players().forEach(seat -> seated.addAll(seat.nations()));
    for (int i = 0; i < scenario.setups().size(); i++) {
      NationId id = scenario.setups().get(i).nation();
      String path = "setups[" + i + "].nation";
      if (!seated.contains(id)) {
        survey
            .project()
            .get(Kinds.NATIONS)
            .find(id)
            .filter(nation -> nation.player().isPresent())
            .ifPresent(nation -> out.accept(finding(scenario, nation).in(path)));
      }
    }
  }

  private static Finding finding(Scenario scenario, Nation nation) {
    return PROFILE.finding(
        String.format(
            Locale.ROOT,
            "%s sets up the %s of the player '%s', but no seat lists them.",
            scenario.name(),
            nation.name(),
            nation.player().orElse("")),
        Subject.of(Kinds.SCENARIOS, scenario),
        Subject.of(Kinds.NATIONS, nation));
  }
}
