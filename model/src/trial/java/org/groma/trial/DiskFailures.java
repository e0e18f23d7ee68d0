package org.groma.trial;

import java.io.IOException;
import java.util.List;
import java.util.function.LongFunction;

/** All ways in which some work can be failed by its disk: each deed, once and for good. */
public final class DiskFailures {

  /** More than this many deeds are no trial but a mistake. */
  private static final long MOST = 20_000;

  /** Work that is failed. */
  public interface Trial {

    /**
     * Does the work.
     *
     * @param warden to be set when the disk may fail, and to be {@linkplain FailingWarden#heal
     *     healed}
     * @param when says which deed fails, for messages
     */
    void run(FailingWarden warden, String when) throws IOException;
  }

  private static final int STEP = Integer.getInteger("groma.deeds", 7);

  private DiskFailures() {}

  /**
   * Does some work again and again: its first deed fails, its second, and so on until there is none
   * left to fail. The disk is sound before and after each trial. A build tries every seventh deed,
   * others for each error and way; {@code -Dgroma.deeds=1} tries each.
   */
  public static void each(DiskError error, TroubledDisk disk, Trial trial) throws IOException {
    List<LongFunction<FailingWarden>> ways =
        List.of(
            which -> FailingWarden.once(which, error),
            which -> FailingWarden.forGood(which, error),
            which -> FailingWarden.afterwards(which, error));
    List<String> names = List.of("once", "for good", "though it was done");
    for (int way = 0; way < ways.size(); way++) {
      long first = 1 + (List.of(DiskError.values()).indexOf(error) + (long) way) % STEP;
      for (long which = first; which <= MOST; which += STEP) {
        FailingWarden warden = ways.get(way).apply(which);
        String when = error + " " + names.get(way) + " at deed " + which;
        try {
          trial.run(warden, when);
        } catch (AssertionError | RuntimeException failed) {
          throw new AssertionError(when + " (" + warden.struck() + ")", failed);
        } finally {
          disk.set(DiskWarden.NONE);
        }
        if (warden.struck().isEmpty()) {
          break;
        }
      }
    }
  }
}
