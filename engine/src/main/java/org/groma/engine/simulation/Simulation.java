package org.groma.engine.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Seating;

/** Plays many games of one scenario with one seed; each is counted and forgotten. */
public final class Simulation {

  private final Contest contest;
  private final Seating seating;
  private final long seed;
  private final boolean watching;

  public Simulation(Contest contest, Seating seating, long seed) {
    this(contest, seating, seed, false);
  }

  private Simulation(Contest contest, Seating seating, long seed, boolean watching) {
    this.contest = contest;
    this.seating = seating;
    this.seed = seed;
    this.watching = watching;
  }

  /** The same games, but the invariants of each are checked after every event. */
  public Simulation watched() {
    return new Simulation(contest, seating, seed, true);
  }

  /**
   * Plays games 1 to {@code games}. The result is the same for any number of threads.
   *
   * @param played hears after each game how many are over; several threads call it. Whatever it
   *     throws ends the series and is thrown on: so games are called off
   * @throws BrokenGame for the first of the series that breaks down
   */
  public Standings run(long games, int threads, LongConsumer played) {
    if (games < 1 || threads < 1) {
      throw new IllegalArgumentException("there must be a game to play and a thread to play it");
    }
    Series series = new Series(games);
    AtomicLong over = new AtomicLong();
    int workers = (int) Math.min(threads, games);
    Counts all = new Counts(contest);
    try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
      List<Future<Counts>> parts = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        parts.add(pool.submit(() -> work(series, () -> played.accept(over.incrementAndGet()))));
      }
      parts.forEach(part -> all.add(await(part, series)));
    }
    if (series.broken().isPresent()) {
      throw series.broken().get();
    }
    return Standings.of(contest, seating, all);
  }

  /** What one thread does: one game after the other. */
  private Counts work(Series series, Runnable played) {
    Counts counts = new Counts(contest);
    CountedGame counted = new CountedGame(contest, seating, watching, counts);
    for (OptionalLong game = series.next(); game.isPresent(); game = series.next()) {
      long number = game.getAsLong();
      try {
        counted.play(seed, number);
      } catch (RuntimeException | StackOverflowError mistake) {
        series.broke(new BrokenGame(number, mistake));
      }
      try {
        played.run();
      } catch (RuntimeException calledOff) {
        series.stop();
        throw calledOff;
      }
    }
    return counts;
  }

  private static Counts await(Future<Counts> part, Series series) {
    try {
      return part.get();
    } catch (ExecutionException failed) {
      series.stop();
      if (failed.getCause() instanceof Error exhausted) { // memory ran out: for the caller to tell
        throw exhausted;
      }
      if (failed.getCause() instanceof RuntimeException calledOff) {
        throw calledOff;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      series.stop();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were played", interrupted);
    }
  }
}
