package org.groma.engine.invasions.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Invasions;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.player.SteadyPlayer;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games from set-up to victory. */
class WholeGameTest {

  private static InvasionsGame play(long seed, Player player, List<Event> log) {
    InvasionsGame game =
        new InvasionsGame(Sample.SETTING, new Table(new SeededDice(seed), _ -> player, log::add));
    game.playOut();
    return game;
  }

  private static Player random(long seed) {
    return new RandomPlayer(new SeededDice(seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void randomPlayersComeToAnEndAndNothingBreaks(long seed) {
    List<Event> log = new ArrayList<>();
    InvasionsGame game = play(seed, random(seed + 100), log);

    assertThat(game.isOver()).isTrue();
    assertThat(game.winner()).isPresent();
    assertThat(game.brokenInvariants()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void steadyPlayersComeToAnEndAndNothingBreaks(long seed) {
    InvasionsGame game = play(seed, new SteadyPlayer(), new ArrayList<>());

    assertThat(game.isOver()).isTrue();
    assertThat(game.brokenInvariants()).isEmpty();
  }

  @Test
  void theLogOfAGameReplaysToItsEnd() {
    List<Event> log = new ArrayList<>();
    InvasionsGame game = play(21, random(22), log);
    EventCodec codec = new Invasions().codec();

    World replayed = World.empty(Sample.SETTING);
    for (Event event : log) {
      if (codec.read(codec.write(event)) instanceof InvasionsEvent ours) {
        replayed.apply(ours);
      }
    }

    assertThat(replayed).isEqualTo(game.world());
  }
}
