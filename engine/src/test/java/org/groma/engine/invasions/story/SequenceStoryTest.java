package org.groma.engine.invasions.story;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import java.util.List;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.kernel.Chapter;
import org.junit.jupiter.api.Test;

/** An invasion that others interrupt. */
class SequenceStoryTest {

  private final Told story = new Told();

  private void interrupted() {
    int huns = nation("huns");
    int goths = nation("visigoths");
    story.step("activations");
    story.hear(
        new SequenceEvent.TurnCame(huns),
        new SequenceEvent.ActivationBegan(huns),
        new SequenceEvent.TurnCame(goths),
        new SequenceEvent.ActivationBegan(goths),
        new SequenceEvent.ActivationEnded(goths),
        new SequenceEvent.ActivationResumed(huns),
        new NationEvent.GoldChanged(huns, 2),
        new SequenceEvent.ActivationEnded(huns),
        new SequenceEvent.TurnCame(nation("franks")));
  }

  @Test
  void whatOthersDoInTheMiddleBelongsToTheActivation() {
    interrupted();

    assertThat(story.chapters())
        .endsWith(
            new Chapter(1, List.of("activations", "huns")),
            new Chapter(1, List.of("activations", "visigoths", "huns")),
            new Chapter(1, List.of("activations", "huns")),
            new Chapter(1, List.of("activations", "franks")));
  }

  @Test
  void theSecondPartSaysSo() {
    interrupted();

    assertThat(story.lines())
        .endsWith("Turn 1 · Activation of the Huns, continued (VI.G)", "  Huns +1 Gold");
  }
}
