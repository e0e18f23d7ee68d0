package org.groma.validator.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvidenceTest {

  @Test
  void aGamePlayedToWinNeedsNoWordAboutItsPlayers() {
    Evidence evidence =
        new Evidence("350-ad", 1, 17, Optional.of(3), Optional.of("huns"), "steady");

    assertThat(evidence.command("folder"))
        .isEqualTo("groma replay folder --scenario 350-ad --seed 1 --game 17 --until 3/huns");
    assertThat(evidence)
        .isEqualTo(new Evidence("350-ad", 1, 17, Optional.of(3), Optional.of("huns")));
  }

  @Test
  void aRandomGameSaysSo() {
    Evidence evidence =
        new Evidence("350-ad", 1, 17, Optional.empty(), Optional.of("huns"), "random");

    assertThat(evidence.command("folder"))
        .isEqualTo("groma replay folder --scenario 350-ad --seed 1 --game 17 --players random");
  }
}
