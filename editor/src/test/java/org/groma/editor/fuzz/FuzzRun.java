package org.groma.editor.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/** Gives readers many inputs, on two threads that a third one watches. */
final class FuzzRun {

  private static final int THREADS = 2;

  /** Of the processor: on a machine that has other work an input may wait as long for its turn. */
  private static final long PATIENCE = 10_000_000_000L;

  /** Of the clock, for an input that waits for something that never comes. */
  private static final long LONG_PATIENCE = 30 * PATIENCE;

  private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();
  private static final long LOOK_EVERY = 500;

  /** Every input has chance of its own: golden ratio, as for any stream of seeds. */
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private final List<FuzzTarget> targets;
  private final List<FuzzTarget> schedule = new ArrayList<>();
  private final long seed;
  private final Path folder;
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final Map<String, FuzzFailure> failures = new LinkedHashMap<>();

  FuzzRun(List<FuzzTarget> targets, long seed, Path folder) {
    this.targets = List.copyOf(targets);
    this.seed = seed;
    this.folder = folder;
    for (FuzzTarget target : targets) {
      tallies.put(target.name(), new Tally());
      for (int i = 0; i < target.share(); i++) {
        schedule.add(target);
      }
    }
  }

  /** What came of the inputs of one reader. */
  private static final class Tally {
    private long inputs;
    private long taken;
    private long slowest;
    private long slowestInput;
    private long nanos;
  }

  /** One thread of the run. */
  private final class Worker extends Thread {

    private final AtomicLong next;
    private final long inputs;
    private final Path own;
    private volatile long number = -1;
    private volatile long since;
    private volatile long used;

    Worker(int index, AtomicLong next, long inputs) throws IOException {
      this.next = next;
      this.inputs = inputs;
      this.own = Files.createDirectories(folder.resolve("worker-" + index));
      setDaemon(true);
    }

    @Override
    public void run() {
      for (long i = next.getAndIncrement(); i < inputs; i = next.getAndIncrement()) {
        since = System.nanoTime();
        used = PROCESSOR.getCurrentThreadCpuTime();
        number = i;
        one(i, own.resolve(target(i).name()));
      }
      number = -1;
    }
  }

  /** Which reader gets an input. */
  FuzzTarget target(long number) {
    return schedule.get((int) (number % schedule.size()));
  }

  /** An input by its number. */
  byte[] input(long number) {
    SplittableRandom random = new SplittableRandom(seed + number * STEP);
    List<Mutator> mutators = target(number).mutators();
    return mutators.get(random.nextInt(mutators.size())).mutate(random);
  }

  private void one(long number, Path own) {
    FuzzTarget target = target(number);
    byte[] input = input(number);
    long began = PROCESSOR.getCurrentThreadCpuTime();
    boolean taken = false;
    try {
      Files.createDirectories(own);
      taken = target.reader().read(input, own);
    } catch (Throwable failed) { // whatever it is, it is what is looked for
      failed(new FuzzFailure(target, number, input, failed));
    }
    long took = PROCESSOR.getCurrentThreadCpuTime() - began;
    synchronized (tallies) {
      Tally tally = tallies.get(target.name());
      tally.inputs++;
      tally.taken += taken ? 1 : 0;
      tally.nanos += took;
      if (took > tally.slowest) {
        tally.slowest = took;
        tally.slowestInput = number;
      }
    }
  }

  private void failed(FuzzFailure failure) {
    synchronized (failures) {
      failures.putIfAbsent(failure.kind(), failure);
    }
  }

  /** Plays inputs 0 to before {@code inputs}; the failures, one for each kind. */
  List<FuzzFailure> run(long inputs) throws IOException, InterruptedException {
    AtomicLong next = new AtomicLong();
    List<Worker> workers = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      workers.add(new Worker(i, next, inputs));
    }
    workers.forEach(Thread::start);
    for (Worker worker : workers) {
      while (worker.isAlive()) {
        worker.join(LOOK_EVERY);
        workers.forEach(this::watch);
        if (workers.stream().anyMatch(this::hangs)) {
          return failures(); // its thread cannot be stopped, only left behind
        }
      }
    }
    return failures();
  }

  private boolean hangs(Worker worker) {
    return worker.number >= 0
        && (PROCESSOR.getThreadCpuTime(worker.threadId()) - worker.used > PATIENCE
            || System.nanoTime() - worker.since > LONG_PATIENCE);
  }

  private void watch(Worker worker) {
    if (hangs(worker)) {
      Throwable where = new IllegalStateException("takes longer than 10 s");
      where.setStackTrace(worker.getStackTrace());
      long number = worker.number;
      failed(new FuzzFailure(target(number), number, input(number), where));
    }
  }

  private List<FuzzFailure> failures() {
    synchronized (failures) {
      return List.copyOf(failures.values());
    }
  }

  /** A line for each reader. */
  String summary() {
    StringBuilder lines = new StringBuilder();
    for (FuzzTarget target : targets) {
      Tally tally = tallies.get(target.name());
      lines.append(
          String.format(
              Locale.ROOT,
              "%-14s %9d inputs %9d taken %9d refused %8.3f ms each, slowest %8.1f ms (input %d)%n",
              target.name(),
              tally.inputs,
              tally.taken,
              tally.inputs - tally.taken,
              tally.nanos / 1e6 / Math.max(1, tally.inputs),
              tally.slowest / 1e6,
              tally.slowestInput));
    }
    return lines.toString();
  }
}
