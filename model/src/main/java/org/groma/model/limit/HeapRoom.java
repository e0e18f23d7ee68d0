package org.groma.model.limit;

import java.util.Locale;
import java.util.Optional;

/**
 * The memory that this process may come to use.
 *
 * @param most in bytes
 */
public record HeapRoom(long most) {

  private static final long MEGABYTE = 1L << 20;
  private static final long GIGABYTE = 1L << 30;

  public static HeapRoom own() {
    return new HeapRoom(Runtime.getRuntime().maxMemory());
  }

  /** How many things of a size there is room for, if they may take up half of it. */
  public int holds(long sizeOfEach, int atMost) {
    return (int) Math.min(atMost, most / 2 / sizeOfEach);
  }

  /**
   * Why something is not begun; nothing where there is room for it.
   *
   * @param what begins the sentence, {@code map.png, 6000 by 5000 pixels,}
   * @param need in bytes
   */
  public Optional<String> lack(String what, long need) {
    return lack(what, need, "bring a smaller file");
  }

  /**
   * The same.
   *
   * @param otherwise what else can be done: {@code bring a smaller file}
   */
  public Optional<String> lack(String what, long need, String otherwise) {
    return need <= most
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%s needs about %s of memory, and Groma has %s. Give it more with"
                    + " GROMA_JAVA_OPTS=-Xmx%dg, or %s.",
                what,
                told(need),
                told(most),
                (need + need / 4) / GIGABYTE + 1,
                otherwise));
  }

  private static String told(long bytes) {
    return bytes < GIGABYTE
        ? Math.max(1, bytes / MEGABYTE) + " MB"
        : String.format(Locale.ROOT, "%.1f GB", (double) bytes / GIGABYTE);
  }
}
