package org.groma.editor.panel.scans;

import java.util.Optional;

/** Numbers as people type them. */
final class TypedNumber {

  private TypedNumber() {}

  /** With a comma or a point; none if it is no number. */
  static Optional<Double> read(String typed) {
    try {
      return Optional.of(Double.parseDouble(typed.strip().replace(',', '.').replace('−', '-')))
          .filter(Double::isFinite);
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }
}
