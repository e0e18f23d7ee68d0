package org.groma.exporters.xlsx;

import java.util.Optional;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Look;

/**
 * What stands above a column, and how its cells are set.
 *
 * @param choices the list that its cells are chosen from, where there is one
 * @param editable whether what people change in it is read back
 */
record Heading(String title, Look look, Optional<Choices> choices, boolean editable) {

  static Heading of(String title, Look look) {
    return new Heading(title, look, Optional.empty(), false);
  }

  static Heading text(String title) {
    return of(title, Look.TEXT);
  }
}
