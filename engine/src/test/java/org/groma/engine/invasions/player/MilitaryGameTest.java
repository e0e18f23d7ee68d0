package org.groma.engine.invasions.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.activation.Activation;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Event;
import org.groma.engine.kernel.EventCodec;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.RandomPlayer;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole activations of all nations, turn after turn, without anything civil in between. */
class MilitaryGameTest {

  private static final EventCodec CODEC = new EventCodec(List.of(InvasionsEvent.class));

  /** Plays on and gives the log. */
  private static List<Event> play(World world, long seed, Player player, int turns) {
    List<Event> log = new ArrayList<>();
    SeededDice dice = new SeededDice(seed);
    Play play = new Play(world, new Table(dice, _ -> player, log::add));
    for (int i = 0; i < turns; i++) {
      for (int nation : ActivationOrder.of(world)) {
        Activation.run(play, nation);
      }
      play.happen(new SequenceEvent.TurnBegan(world.turn() + 1));
    }
    return log;
  }

  private static Player random(long seed) {
    return new RandomPlayer(new SeededDice(seed));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theSameSeedGivesTheSameLog(long seed) {
    World one = Sample.opened();
    World two = Sample.opened();

    List<Event> first = play(one, seed, new SteadyPlayer(), 2);

    assertThat(play(two, seed, new SteadyPlayer(), 2)).isEqualTo(first);
    assertThat(two).isEqualTo(one);
    assertThat(first).hasSizeGreaterThan(100);
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void aCopyGoesOnLikeItsOriginal(long seed) {
    World world = Sample.opened();
    play(world, seed, random(seed), 1);
    World copy = world.copy();

    List<Event> log = play(world, seed + 1, random(seed + 1), 1);

    assertThat(play(copy, seed + 1, random(seed + 1), 1)).isEqualTo(log);
    assertThat(copy).isEqualTo(world);
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23})
  void aLogOnDiskReplaysToTheIdenticalState(long seed, @TempDir Path folder) throws IOException {
    World played = Sample.opened();
    List<Event> log = play(played, seed, random(seed), 2);
    Path file = folder.resolve("game.log");
    Files.write(file, log.stream().map(CODEC::write).toList());

    World replayed = Sample.opened();
    for (String line : Files.readAllLines(file)) {
      if (CODEC.read(line) instanceof InvasionsEvent event) {
        replayed.apply(event);
      }
    }

    assertThat(replayed).isEqualTo(played);
  }

  @Test
  void anotherSeedGivesAnotherGame() {
    assertThat(play(Sample.opened(), 1, random(1), 1))
        .isNotEqualTo(play(Sample.opened(), 2, random(1), 1));
  }

  @ParameterizedTest
  @ValueSource(longs = {31, 32, 33, 34, 35, 36, 37, 38})
  void nobodyEndsAnActivationWithTooManyInOnePlace(long seed) {
    World world = Sample.opened();
    Player player = seed % 2 == 0 ? random(seed) : new SteadyPlayer();
    List<String> crowded = new ArrayList<>();
    Play[] play = new Play[1];
    play[0] =
        new Play(
            world,
            new Table(
                new SeededDice(seed),
                _ -> player,
                event -> {
                  if (event instanceof SequenceEvent.ActivationEnded(int nation)) {
                    for (int i = 0; i < Sample.SETTING.board().provinces(); i++) {
                      if ((world.mastersAt(i) & 1L << nation) != 0
                          && Stacking.excess(world, nation, i) > 0) {
                        crowded.add(
                            Sample.SETTING.nation(nation).name()
                                + " in "
                                + Sample.SETTING.board().name(i));
                      }
                    }
                  }
                }));
    for (int nation : ActivationOrder.of(world)) {
      Activation.run(play[0], nation);
    }
    assertThat(crowded).isEmpty();
  }
}
