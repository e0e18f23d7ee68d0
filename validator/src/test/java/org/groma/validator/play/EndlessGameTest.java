package org.groma.validator.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EndlessGameTest {

  private static final Scenario SCENARIO =
      Sample.PROJECT.get(Kinds.SCENARIOS).find("350-ad").orElseThrow();

  private static final long LITTLE_PATIENCE = 10_000;

  private static List<Finding> found(Duel duel) {
    Ledger ledger = new Session(duel, duel.inventory(), 1, LITTLE_PATIENCE).play(4, 1, _ -> {});
    Played played =
        new Played(
            SCENARIO,
            ScenarioChoices.NONE,
            duel,
            duel.inventory(),
            1,
            ledger,
            List.of(),
            new Scenes(Sample.PROJECT, duel, 1, LITTLE_PATIENCE),
            _ -> Optional.empty());
    List<Finding> found = new ArrayList<>();
    new EndlessGame().look(played, found::add);
    return found;
  }

  @ParameterizedTest
  @EnumSource(
      value = Duel.Vice.class,
      names = {"CHATTERS", "DITHERS"})
  void aGameThatDoesNotEndIsGivenUp(Duel.Vice vice) {
    List<Finding> found = found(Duel.with(vice));

    assertThat(found)
        .extracting(Finding::message)
        .containsExactly("4 of 4 games do not end, first game 1 of steady players.");
    assertThat(found.getFirst().evidence().orElseThrow().command("p"))
        .isEqualTo("groma replay p --scenario 350-ad --seed 1 --game 1 --until 1/whites");
  }

  @Test
  void aGameThatEndsIsFine() {
    assertThat(found(Duel.SOUND)).isEmpty();
  }
}
