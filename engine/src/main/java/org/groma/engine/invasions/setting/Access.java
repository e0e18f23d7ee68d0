package org.groma.engine.invasions.setting;

import org.groma.engine.kernel.Rule;

/** Which provinces are closed to which nations on which turns. */
@Rule("XVIII.K")
public final class Access {

  private final long[][] closed;

  /** Nations to whom a province is closed, a bit each, by turn and province. */
  Access(long[][] closed) {
    this.closed = closed;
  }

  public boolean mayEnter(int nation, int province, int turn) {
    long[] now = closed[Math.min(turn, closed.length - 1)];
    return (now[province] & 1L << nation) == 0;
  }
}
