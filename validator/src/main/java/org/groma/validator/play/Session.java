package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.Inventory;

/** Plays many matches on several threads. One that breaks down does not stop the others. */
final class Session {

  private final Contest contest;
  private final Inventory inventory;
  private final long seed;
  private final long patience;

  Session(Contest contest, Inventory inventory, long seed, long patience) {
    this.contest = contest;
    this.inventory = inventory;
    this.seed = seed;
    this.patience = patience;
  }

  /** The result is the same for any number of threads. */
  Ledger play(long games, int threads, LongConsumer played) {
    AtomicLong next = new AtomicLong();
    AtomicLong over = new AtomicLong();
    int workers = (int) Math.clamp(threads, 1, Math.max(1, games));
    Ledger all = new Ledger(contest, inventory);
    try (ExecutorService pool = Executors.newFixedThreadPool(workers)) {
      List<Future<Ledger>> parts = new ArrayList<>();
      for (int i = 0; i < workers; i++) {
        parts.add(
            pool.submit(() -> work(next, games, () -> played.accept(over.incrementAndGet()))));
      }
      parts.forEach(part -> all.add(await(part, next, games)));
    }
    return all;
  }

  /** What one thread does: one match after the other. */
  private Ledger work(AtomicLong next, long games, Runnable played) {
    Ledger ledger = new Ledger(contest, inventory);
    ObservedGame game = new ObservedGame(contest, inventory, seed, ledger);
    for (long index = next.getAndIncrement(); index < games; index = next.getAndIncrement()) {
      game.play(Match.at(index), new Patience(patience));
      played.run();
    }
    return ledger;
  }

  private static Ledger await(Future<Ledger> part, AtomicLong next, long games) {
    try {
      return part.get();
    } catch (ExecutionException failed) {
      next.set(games);
      if (failed.getCause() instanceof Error exhausted) { // memory ran out: for the caller to tell
        throw exhausted;
      }
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      next.set(games);
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were played", interrupted);
    }
  }
}
