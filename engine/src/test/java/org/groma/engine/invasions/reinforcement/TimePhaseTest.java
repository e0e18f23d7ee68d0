package org.groma.engine.invasions.reinforcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.status.StatusStep;
import org.groma.engine.kernel.Dice;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first two steps of every turn, with nothing in between, by players who choose blindly. */
class TimePhaseTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void twelveTurnsOfAgeingAndReinforcementsLeaveASoundWorld(int seed) {
    World world = Sample.opened();
    Dice dice = new SeededDice(seed);
    Play play = Sample.play(world, dice, new RandomPlayer(dice));

    for (int turn = 2; turn <= 12; turn++) {
      play.happen(new SequenceEvent.TurnBegan(turn));
      StatusStep.run(play);
      ReinforcementStep.run(play);
      for (int nation = 0; nation < Sample.SETTING.nations(); nation++) {
        if (world.activity(nation) == Activity.ACTIVE) {
          assertThat(world.age(nation)).isBetween(1, world.isBarbarian(nation) ? 7 : 12);
          assertThat(world.decline(nation)).isBetween(0, 2);
          assertThat(world.horde(nation) >= 0 && world.capital(nation) >= 0).isFalse();
        }
      }
    }
    assertThat(world.activity(Sample.nation("khazars"))).isEqualTo(Activity.ACTIVE);
    assertThat(world.activity(Sample.nation("angles"))).isEqualTo(Activity.GONE);
  }
}
