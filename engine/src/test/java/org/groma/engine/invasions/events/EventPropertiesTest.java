package org.groma.engine.invasions.events;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.setting.Moment;
import org.groma.engine.invasions.state.Cards;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventPropertiesTest {

  private static final int SEATS = 4;

  private static final Moment[] IN_STEPS = {
    Moment.DIPLOMACY,
    Moment.ADMINISTRATION,
    Moment.INCOME,
    Moment.PURCHASES,
    Moment.START_OF_ACTIVATION,
    Moment.ANY_ACTIVATION,
    Moment.AFTER_LOOTING
  };

  /** Twelve turns of nothing but events, played at random. */
  private static World played(int seed) {
    World world = Sample.opened();
    SeededDice dice = new SeededDice(seed);
    Play play = Sample.play(world, dice, new RandomPlayer(new SeededDice(seed + 1)));
    for (int turn = 1; turn <= 12; turn++) {
      play.happen(new SequenceEvent.TurnBegan(turn));
      EventStep.run(play);
      EventPlays.offer(play, Moment.CARAVANS, World.NOBODY);
      for (Moment moment : IN_STEPS) {
        for (int nation : ActivationOrder.of(world)) {
          EventPlays.offer(play, moment, nation);
        }
      }
    }
    return world;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void noCardIsLostAndNoTreasuryOwes(int seed) {
    World world = played(seed);
    Cards cards = world.cards();
    int all = cards.events().size() + cards.discards().size();
    for (int seat = 0; seat < SEATS; seat++) {
      all += cards.hand(seat).size();
    }
    assertThat(all).isEqualTo(72);
    assertThat(cards.discards().size()).isPositive();
    for (int nation = 0; nation < Sample.SETTING.nations(); nation++) {
      assertThat(world.gold(nation)).isNotNegative();
    }
    assertThat(played(seed)).isEqualTo(world);
  }
}
