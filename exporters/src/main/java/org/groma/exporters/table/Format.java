package org.groma.exporters.table;

import java.util.Optional;

/** What may stand in the cells of a column, and what it means. */
interface Format<V> {

  Look look();

  Shown show(V value, Labels labels);

  /**
   * Reads what a person typed.
   *
   * @param typed tidied; empty for an empty cell
   */
  Reading<V> read(String typed, Labels labels);

  /** The list that one value is chosen from, where there is one. */
  default Optional<Choices> choices() {
    return Optional.empty();
  }
}
