package org.groma.editor.cli;

import java.util.Locale;
import org.groma.validator.proofread.Row;

/** Which rows a proofreader wants to see. */
enum Only {
  /** Those in which an edition says something else. */
  DIFFERS,
  /** Those that an edition leaves out, or that no entry answers to. */
  MISSING,
  /** Those that nobody has signed, or that have changed since. */
  OPEN;

  boolean isMet(Row row) {
    return switch (this) {
      case DIFFERS -> row.differs();
      case MISSING -> row.isMissing();
      case OPEN -> row.isOpen();
    };
  }

  /** The word as it is typed; picocli shows and reads this. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
