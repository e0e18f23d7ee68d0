package org.groma.validator.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.groma.engine.kernel.EventCodec;
import org.junit.jupiter.api.Test;

class FingerprintTest {

  private static final EventCodec CODEC = DuelRules.of(Duel.SOUND).codec();

  private static Fingerprint of(Duel duel, long index, long seed) {
    return Fingerprint.of(duel, Match.at(index), seed, Optional.of(CODEC));
  }

  @Test
  void theSameGameHasTheSameFingerprint() {
    assertThat(of(Duel.SOUND, 4, 1)).isEqualTo(of(Duel.SOUND, 4, 1));
  }

  @Test
  void anotherSeedMakesAnotherGame() {
    assertThat(of(Duel.SOUND, 0, 1).partsFrom(of(Duel.SOUND, 0, 2))).contains(1);
  }

  @Test
  void aGameThatNobodyHearsIsComparedByItsPoints() {
    Fingerprint heard = of(Duel.SOUND, 0, 1);
    Fingerprint unheard = Fingerprint.of(Duel.SOUND, Match.at(0), 1, Optional.empty());

    assertThat(heard.partsFrom(unheard)).isEmpty();
    assertThat(unheard.partsFrom(heard)).isEmpty();
  }

  @Test
  void aGameThatBreaksDownPartsFromOneThatDoesNot() {
    Fingerprint sound = of(Duel.SOUND, 0, 1);
    Fingerprint broken = of(Duel.with(Duel.Vice.BREAKS_AT_ONCE), 0, 1);

    assertThat(sound.partsFrom(broken)).contains(1);
    assertThat(broken.partsFrom(broken)).isEmpty();
  }
}
