package org.groma.validator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.groma.engine.kernel.Contest;
import org.groma.engine.kernel.EventCodec;

/**
 * Plays a few games again and compares: alone after many others, two at a time in a scenario made
 * ready anew, and with nobody listening. The same seed must give the same game.
 */
final class Repetition {

  /** As many again of steady as of random players. */
  private static final long GAMES = 6;

  private static final int THREADS = 2;

  private final Contest used;
  private final Supplier<Contest> anew;
  private final EventCodec codec;
  private final long seed;

  Repetition(Contest used, Supplier<Contest> anew, EventCodec codec, long seed) {
    this.used = used;
    this.anew = anew;
    this.codec = codec;
    this.seed = seed;
  }

  List<Drift> find(long games) {
    long count = Math.min(games, GAMES);
    List<Fingerprint> together = together(count);
    List<Drift> found = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Match match = Match.at(i);
      Fingerprint alone = Fingerprint.of(used, match, seed, Optional.of(codec));
      Fingerprint unheard = Fingerprint.of(used, match, seed, Optional.empty());
      compare(match, alone, together.get(i), "on another thread").ifPresent(found::add);
      compare(match, alone, unheard, "with nobody listening").ifPresent(found::add);
    }
    return found;
  }

  private static Optional<Drift> compare(
      Match match, Fingerprint one, Fingerprint other, String circumstance) {
    return one.partsFrom(other).map(turn -> new Drift(match, turn, circumstance));
  }

  private List<Fingerprint> together(long count) {
    Contest fresh = anew.get();
    try (ExecutorService pool = Executors.newFixedThreadPool(THREADS)) {
      List<Future<Fingerprint>> parts = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        Match match = Match.at(i);
        parts.add(pool.submit(() -> Fingerprint.of(fresh, match, seed, Optional.of(codec))));
      }
      List<Fingerprint> done = new ArrayList<>();
      for (Future<Fingerprint> part : parts) {
        done.add(part.get());
      }
      return done;
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while games were played", interrupted);
    }
  }
}
