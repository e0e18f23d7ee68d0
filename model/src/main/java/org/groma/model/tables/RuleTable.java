package org.groma.model.tables;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.entry.Entry;
import org.groma.model.id.TableId;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.ReadTrace;

/**
 * A table of the rules.
 *
 * @param die what is rolled for the row, {@code d10} for instance; none for a table that is looked
 *     up by name
 * @param columns the names of the cells of each row
 */
public record RuleTable(
    @JsonProperty(required = true) TableId id,
    @JsonProperty(required = true) String name,
    List<String> aliases,
    Optional<String> die,
    List<String> columns,
    List<Row> rows,
    Attributes attributes,
    Origins origin)
    implements Entry<TableId> {

  public RuleTable {
    aliases = List.copyOf(aliases);
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /**
   * A row.
   *
   * @param key the roll or the word that finds it: {@code 7}, {@code 1-2}, {@code 12+}, {@code
   *     kingdom}
   * @param cells values by column
   */
  public record Row(
      @JsonProperty(required = true) String key,
      Map<String, Datum> cells,
      Optional<Provenance> origin) {
    public Row {
      cells = ReadTrace.of(Collections.unmodifiableMap(new LinkedHashMap<>(cells)));
    }
  }
}
