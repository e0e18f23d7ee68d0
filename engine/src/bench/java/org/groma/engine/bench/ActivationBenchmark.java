package org.groma.engine.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.activation.Activation;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.player.SteadyPlayer;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Decision;
import org.groma.engine.kernel.Player;
import org.groma.engine.kernel.SeededDice;
import org.groma.engine.kernel.Table;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A nation's whole activation on the sample map, from a copy of the opening. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class ActivationBenchmark {

  /** Few units, a middling kingdom, and the largest of all. */
  @Param({"alemanni", "persians", "romans"})
  public String nation;

  private static final long SEED = 7;

  private final World opened = Sample.opened();
  private final SeededDice dice = new SeededDice(1);
  private final List<Object> answers = new ArrayList<>();

  /** Plays once and keeps what was answered. */
  @Setup
  public void record() {
    answers.clear();
    SteadyPlayer steady = new SteadyPlayer();
    run(
        new Player() {
          @Override
          public <A> A decide(Decision<A> decision) {
            A answer = steady.decide(decision);
            answers.add(answer);
            return answer;
          }
        });
  }

  private World run(Player player) {
    World world = opened.copy();
    Activation.run(new Play(world, Table.of(new SeededDice(SEED), player)), Sample.nation(nation));
    return world;
  }

  /** Gives the answers of the recording again, in order. */
  private static final class Replaying implements Player {

    private final List<Object> answers;
    private int next;

    Replaying(List<Object> answers) {
      this.answers = answers;
    }

    @Override
    @SuppressWarnings("unchecked") // the same decisions come in the same order
    public <A> A decide(Decision<A> decision) {
      return (A) answers.get(next++);
    }
  }

  /** The rules alone: the same activation, with nobody thinking. */
  @Benchmark
  public World rules() {
    return run(new Replaying(answers));
  }

  @Benchmark
  public World copy() {
    return opened.copy();
  }

  /** Rules and the player who plans. */
  @Benchmark
  public World activation() {
    World world = opened.copy();
    SteadyPlayer player = new SteadyPlayer();
    Activation.run(new Play(world, Table.of(dice, player)), Sample.nation(nation));
    return world;
  }
}
