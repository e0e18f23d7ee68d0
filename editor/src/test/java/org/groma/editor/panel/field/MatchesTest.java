package org.groma.editor.panel.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MatchesTest {

  private static final List<String> CHOICES =
      List.of("Armenia", "Armenia Minor", "Germania", "Minor Scythia", "Momonía");

  @Test
  void whatBeginsLikeItComesBeforeWhatHasItWithin() {
    assertThat(Matches.of(CHOICES, "m"))
        .containsExactly("Minor Scythia", "Momonía", "Armenia Minor", "Armenia", "Germania");
  }

  @Test
  void accentsAndCapitalsDoNotCount() {
    assertThat(Matches.of(CHOICES, "MOMONI")).containsExactly("Momonía");
  }

  @Test
  void nothingTypedOffersAll() {
    assertThat(Matches.of(CHOICES, " ")).isEqualTo(CHOICES);
  }
}
