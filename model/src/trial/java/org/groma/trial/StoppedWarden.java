package org.groma.trial;

import java.nio.file.Path;

/**
 * Ends the program before a deed of some number, as far as the disk is concerned: nothing is done
 * from then on, be it to tidy up. Close what is open on the disk then, and the program is as good
 * as killed.
 */
public final class StoppedWarden implements DiskWarden {

  /** The program is gone. */
  public static final class Gone extends Error {
    private static final long serialVersionUID = 1;

    Gone(String where) {
      super(where);
    }
  }

  private final long which;
  private long count;

  /**
   * @param which the deed before which everything ends, counted from 1
   */
  public StoppedWarden(long which) {
    this.which = which;
  }

  /** Whether it came to that. */
  public boolean hasStopped() {
    return count >= which;
  }

  @Override
  public void before(DiskDeed deed, Path path) {
    count++;
    if (count >= which) {
      throw new Gone(deed + " " + path.getFileName());
    }
  }
}
