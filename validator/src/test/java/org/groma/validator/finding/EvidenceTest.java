package org.groma.validator.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.engine.kernel.choice.ScenarioChoices;
import org.junit.jupiter.api.Test;

class EvidenceTest {

  @Test
  void aGamePlayedToWinNeedsNoWordAboutItsPlayers() {
    Evidence evidence =
        new Evidence(
            "350-ad", 1, 17, Optional.of(3), Optional.of("huns"), "steady", ScenarioChoices.NONE);

    assertThat(evidence.command("folder"))
        .isEqualTo("groma replay folder --scenario 350-ad --seed 1 --game 17 --until 3/huns");
    assertThat(evidence)
        .isEqualTo(new Evidence("350-ad", 1, 17, Optional.of(3), Optional.of("huns")));
  }

  @Test
  void whatWasChosenIsPartOfTheCommand() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("advancedCombat", "on");
    options.put("enters.tag", "far away");
    ScenarioChoices choices =
        new ScenarioChoices(options, Optional.of(3), List.of("huns"), Optional.of(6));

    assertThat(
            new Evidence("s", 1, 2, Optional.of(3), Optional.empty(), "random", choices)
                .command("folder"))
        .isEqualTo(
            "groma replay folder --scenario s --seed 1 --game 2 --seats 3 --empty huns --last-turn"
                + " 6 --option advancedCombat=on --option 'enters.tag=far away' --players random"
                + " --until 3");
  }

  @Test
  void aRandomGameSaysSo() {
    Evidence evidence =
        new Evidence(
            "350-ad", 1, 17, Optional.empty(), Optional.of("huns"), "random", ScenarioChoices.NONE);

    assertThat(evidence.command("folder"))
        .isEqualTo("groma replay folder --scenario 350-ad --seed 1 --game 17 --players random");
  }
}
