package org.groma.validator.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class MentionsTest {

  private final Mentions mentions = new Mentions(Duel.SOUND);

  @Test
  void namesAreFoundInTheOrderOfTheSentence() {
    assertThat(mentions.in("in East the Blacks stand beside the Whites"))
        .containsExactly(
            new Subject("province", "east"),
            new Subject("nation", "blacks"),
            new Subject("nation", "whites"));
  }

  @Test
  void theLongerNameIsMeant() {
    assertThat(mentions.in("somebody is in Far East"))
        .containsExactly(new Subject("province", "far-east"));
  }

  @Test
  void partsOfWordsAreNoNames() {
    assertThat(mentions.in("Easterners, at East-gate and in Eastland"))
        .containsExactly(new Subject("province", "east"));
    assertThat(mentions.in("Easterners")).isEmpty();
  }
}
