package org.groma.editor.cli;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How far long work has come: one line on a terminal, written over and over, gone at the end. */
final class ProgressBar {

  private static final int WIDTH = 40;
  private static final int PER_CENT = 100;
  private static final long REDRAWN_AFTER = TimeUnit.MILLISECONDS.toNanos(100);
  private static final double SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final int MINUTE = 60; // seconds, and an hour as many minutes

  private final Shell shell;
  private final String one;
  private final String many;
  private final long total;
  private final LongSupplier clock;
  private final long began;
  private long drawn;
  private long furthest;
  private int columns;

  /**
   * A bar that shows nothing yet.
   *
   * @param one what is counted
   * @param many the same in the plural
   * @param clock in nanoseconds
   */
  ProgressBar(Shell shell, String one, String many, long total, LongSupplier clock) {
    this.shell = shell;
    this.one = one;
    this.many = many;
    this.total = total;
    this.clock = clock;
    this.began = clock.getAsLong();
    this.drawn = began - REDRAWN_AFTER;
  }

  /** So much is done; may be called from any thread, and late. */
  synchronized void reached(long done) {
    furthest = Math.max(furthest, done);
    long now = clock.getAsLong();
    if (shell.terminal() && now - drawn >= REDRAWN_AFTER) {
      drawn = now;
      draw(line(Math.max(1, now - began) / SECOND));
    }
  }

  private String line(double seconds) {
    int full = (int) (furthest * WIDTH / total);
    double speed = furthest / seconds;
    return String.format(
        Locale.ROOT,
        "%s%s %3d %%  %d of %s%s",
        "█".repeat(full),
        "░".repeat(WIDTH - full),
        furthest * PER_CENT / total,
        furthest,
        Figures.count(total, one, many),
        furthest == 0 ? "" : ", " + duration((total - furthest) / speed) + " left");
  }

  private void draw(String line) {
    shell.bar().print("\r" + line + " ".repeat(Math.max(0, columns - line.length())));
    shell.bar().flush();
    columns = line.length();
  }

  /** Takes the line away. */
  synchronized void clear() {
    if (columns > 0) {
      shell.bar().print("\r" + " ".repeat(columns) + "\r");
      shell.bar().flush();
      columns = 0;
    }
  }

  /** What was done in which time: {@code 1000 games in 12.5 s, 80 games a second}. */
  synchronized String summary() {
    double seconds = Math.max(1, clock.getAsLong() - began) / SECOND;
    double speed = furthest / seconds;
    return String.format(
        Locale.ROOT,
        speed < 10 ? "%s in %s, %.1f %s a second" : "%s in %s, %.0f %s a second",
        Figures.count(furthest, one, many),
        seconds < MINUTE ? String.format(Locale.ROOT, "%.1f s", seconds) : duration(seconds),
        speed,
        many);
  }

  /** {@code 12 s}, {@code 3 min 05 s}, {@code 2 h 30 min}. */
  private static String duration(double seconds) {
    long whole = Math.round(seconds);
    if (whole < MINUTE) {
      return whole + " s";
    }
    long minutes = whole / MINUTE;
    return minutes < MINUTE
        ? String.format(Locale.ROOT, "%d min %02d s", minutes, whole % MINUTE)
        : String.format(Locale.ROOT, "%d h %02d min", minutes / MINUTE, minutes % MINUTE);
  }
}
