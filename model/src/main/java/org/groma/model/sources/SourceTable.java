package org.groma.model.sources;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.EditionId;
import org.groma.model.id.SourceTableId;
import org.groma.model.value.Origins;

/**
 * A table of a printed edition, row by row as printed.
 *
 * @param table the short name of the table, {@code provinces}
 * @param about the kind of entry that the rows describe, where they do
 */
public record SourceTable(
    @JsonProperty(required = true) EditionId edition,
    @JsonProperty(required = true) String table,
    @JsonProperty(required = true) String name,
    Optional<String> about,
    List<Row> rows)
    implements Entry<SourceTableId> {

  public SourceTable {
    rows = List.copyOf(rows);
  }

  @Override
  public SourceTableId id() {
    return new SourceTableId(edition, table);
  }

  @Override
  public Origins origin() {
    return Origins.UNSTATED;
  }

  /**
   * A printed row.
   *
   * @param section where it is printed
   * @param of the slug of the entry it speaks of, once someone has matched them
   * @param cells what is printed, by column
   */
  public record Row(
      @JsonProperty(required = true) String section,
      Optional<String> of,
      Map<String, String> cells) {
    public Row {
      cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
    }
  }
}
