package org.groma.editor.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.Sample;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.api.Test;

class StackWordsTest {

  private static final Scenario SCENARIO = Sample.PROJECT.get(Kinds.SCENARIOS).at(0);
  private static final StackWords WORDS = new StackWords(Sample.PROJECT);

  @Test
  void aStackIsToldNationByNationWithNamesAndNumbers() {
    assertThat(WORDS.of(SCENARIO, Place.parse("province:treveria")))
        .containsExactly(
            "Treveria, 7 pieces",
            "Romans: leader Gratianus, Legion ×2, Elite Cavalry, Palatine Cavalry, Alemannic"
                + " Auxiliary Infantry ×2");
  }

  @Test
  void nothingIsToldWhereNothingStands() {
    assertThat(WORDS.of(SCENARIO, Place.parse("province:hijaz"))).isEmpty();
  }
}
