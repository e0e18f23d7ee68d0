package org.groma.editor.studio;

import java.util.Locale;

/** Sizes of files as people say them. */
final class Sizes {

  private static final long KILO = 1000;

  private Sizes() {}

  static String of(long bytes) {
    if (bytes < KILO) {
      return bytes + " bytes";
    }
    return bytes < KILO * KILO
        ? bytes / KILO + " kB"
        : String.format(Locale.ROOT, "%.1f MB", bytes / (double) (KILO * KILO));
  }
}
