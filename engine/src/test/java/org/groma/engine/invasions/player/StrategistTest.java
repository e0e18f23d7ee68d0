package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.MovementTold;
import org.groma.engine.invasions.sequence.InvasionsGame;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrategistTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void fewAreLostBecauseTooManyMeet(long seed) {
    SteadyPlayer player = new SteadyPlayer();
    List<Integer> lost = new ArrayList<>();
    Table table =
        new Table(
            new SeededDice(seed),
            _ -> player,
            event -> {
              if (event instanceof MovementTold.Overcrowded crowded) {
                lost.add(crowded.lost().size());
              }
            });
    new InvasionsGame(Sample.SETTING, table).playOut();

    assertThat(lost.stream().mapToInt(Integer::intValue).sum()).isLessThan(12);
  }
}
