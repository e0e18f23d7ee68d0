package org.groma.validator.references;

import org.groma.model.entry.Entry;
import org.groma.model.entry.Kind;

/** How messages of this family speak of entries. */
final class Wording {

  private Wording() {}

  /** {@code The province Moesia}. */
  static String the(Kind<?, ?> kind, Entry<?> entry) {
    return "The " + noun(kind) + " " + entry.name();
  }

  /** {@code time entry}. */
  static String noun(Kind<?, ?> kind) {
    return kind.word().replace('-', ' ');
  }
}
