package org.groma.engine.invasions.phrases;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.kernel.Phrasebook.Stage;
import org.junit.jupiter.api.Test;

class SequenceTest {

  private static final List<Stage> STAGES = new InvasionsPhrases().sequence();

  @Test
  void phasesAreInOrder() {
    assertThat(STAGES)
        .filteredOn(stage -> stage.depth() == 0)
        .extracting(Stage::name)
        .containsExactly("Time Phase", "Administration Phase", "Military Phase", "Scoring Phase");
  }

  @Test
  void everyStepIsThereWithItsSection() {
    assertThat(STAGES)
        .filteredOn(stage -> stage.depth() == 1)
        .extracting(Stage::section)
        .containsExactlyElementsOf(Arrays.stream(Step.values()).map(Step::section).toList());
    assertThat(STAGES)
        .extracting(Stage::name)
        .contains("Status of Nations", "End of Diplomacy", "Revolts Subdual");
  }

  @Test
  void everyStepSaysWhatIsDone() {
    for (int i = 0; i < STAGES.size(); i++) {
      if (STAGES.get(i).depth() == 1) {
        assertThat(STAGES.get(i + 1).depth()).as(STAGES.get(i).name()).isEqualTo(2);
      }
    }
    assertThat(STAGES)
        .allSatisfy(stage -> {
          assertThat(stage.name()).hasSizeBetween(4, 70).doesNotEndWith(".");
          assertThat(stage.section()).matches("[IVX]+(\\.[A-L](–[A-L])?)?");
        });
  }
}
