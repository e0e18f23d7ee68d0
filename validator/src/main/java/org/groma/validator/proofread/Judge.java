package org.groma.validator.proofread;

import java.util.Optional;
import org.groma.model.id.EditionId;

/** Compares what stands in a cell with a value of an entry. */
interface Judge<E> {

  /**
   * What is printed of the value, and how it compares.
   *
   * @param printed the part of the cell that gives the value
   */
  record Opinion(String printed, Verdict verdict) {}

  /**
   * The opinion on a cell; nothing where neither says anything.
   *
   * @param cell as printed, blank where the column is empty in this row
   */
  Optional<Opinion> of(E entry, String cell, EditionId edition, Desk desk);
}
