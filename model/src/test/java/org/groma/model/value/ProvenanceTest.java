package org.groma.model.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProvenanceTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "printed rules-en",
        "printed rules-en XXXIII.B",
        "printed rules-en XX ex. 4: six infantries: as on the card",
        "printed rules-en: the cover",
        "printed rules-en X:: a colon before",
        "reconstructed",
        "reconstructed: no text gives a treasury",
        "house: ruling E71: as printed",
      })
  void isWrittenAsItWasRead(String line) {
    assertThat(Provenance.parse(line)).hasToString(line);
  }

  @Test
  void aSectionThatCouldNotBeReadBackIsRefused() {
    assertThatThrownBy(() -> Provenance.printed("rules-en", "X: y"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
