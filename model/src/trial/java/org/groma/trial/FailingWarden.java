package org.groma.trial;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Counts deeds and fails one of them, alone or with all that come after it. What the error cannot
 * strike is let be done. One warden, one trial.
 */
public final class FailingWarden implements DiskWarden {

  private final long which;
  private final DiskError error;
  private final boolean forGood;
  private final boolean doneAllTheSame;
  private long count;
  private boolean healed;
  private String struck = "";

  private FailingWarden(long which, DiskError error, boolean forGood, boolean doneAllTheSame) {
    this.which = which;
    this.error = error;
    this.forGood = forGood;
    this.doneAllTheSame = doneAllTheSame;
  }

  /** Fails the deed of this number, counted from 1. */
  public static FailingWarden once(long which, DiskError error) {
    return new FailingWarden(which, error, false, false);
  }

  /** Fails the deed of this number and every later one, until the disk is healed. */
  public static FailingWarden forGood(long which, DiskError error) {
    return new FailingWarden(which, error, true, false);
  }

  /** Does the deed of this number, if it changes names or ends a file, and says that it failed. */
  public static FailingWarden afterwards(long which, DiskError error) {
    return new FailingWarden(which, error, false, true);
  }

  /** Fails nothing, to learn how many deeds there are. */
  public static FailingWarden never() {
    return new FailingWarden(Long.MAX_VALUE, DiskError.BROKEN, false, false);
  }

  /** From now on everything is done. */
  public void heal() {
    healed = true;
  }

  /** How many deeds there were that the error can strike. */
  public long count() {
    return count;
  }

  /** The first deed that failed, for a message; nothing if there were not so many. */
  public String struck() {
    return struck;
  }

  private boolean strikes(DiskDeed deed, Path path) {
    if (!error.strikes(deed) || healed) {
      return false;
    }
    count++;
    boolean hit = forGood ? count >= which : count == which;
    if (hit && struck.isEmpty()) {
      struck = deed + " " + path.getFileName();
    }
    return hit;
  }

  @Override
  public void before(DiskDeed deed, Path path) throws IOException {
    if (!doneAllTheSame && strikes(deed, path)) {
      throw error.at(deed, path);
    }
  }

  @Override
  public void after(DiskDeed deed, Path path) throws IOException {
    boolean mayBeDone =
        switch (deed) {
          case MOVE, DELETE, MAKE_FOLDER, SYNC, CLOSE -> true;
          default -> false;
        };
    if (doneAllTheSame && mayBeDone && strikes(deed, path)) {
      throw error.at(deed, path);
    }
  }

  @Override
  public int room(Path path, int wanted) throws IOException {
    if (error != DiskError.SHORT_WRITE) {
      before(DiskDeed.WRITE, path);
      return wanted;
    }
    return strikes(DiskDeed.WRITE, path) ? -1 - wanted / 2 : wanted;
  }
}
