package org.groma.engine.kernel;

import java.util.List;
import java.util.Optional;
import org.groma.model.value.Provenance;

/**
 * A table of the rules as players read it: every cell in words.
 *
 * @param title what stands above it
 * @param die what is rolled on it, {@code d6}
 * @param origin where it as a whole comes from
 * @param heads what stands above the columns, the first above what the rows are called by
 * @param notes sentences that stand below it
 */
public record Chart(
    String title,
    Optional<String> die,
    Optional<Provenance> origin,
    List<String> heads,
    List<Row> rows,
    List<String> notes) {

  public Chart {
    heads = List.copyOf(heads);
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
    for (Row row : rows) {
      if (row.cells().size() != heads.size()) {
        throw new IllegalArgumentException("a row of " + title + " lacks cells: " + row.cells());
      }
    }
  }

  /**
   * A row.
   *
   * @param cells one for each column, an empty one where there is nothing to say
   * @param rolled whether it is found by a number or a letter, which stands out then
   * @param origin where it comes from, if not from where the whole does
   */
  public record Row(List<String> cells, boolean rolled, Optional<Provenance> origin) {
    public Row {
      cells = List.copyOf(cells);
    }
  }
}
