package org.groma.editor.cli;

import java.util.Locale;

/** How a command prints its data. */
enum Format {
  /** Aligned text for people. */
  TEXT,
  /** JSON for other programs. */
  JSON;

  /** The word as it is typed; picocli shows and reads this. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
