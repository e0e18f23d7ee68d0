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
 * @param complete what it has all of: entries of that kind, {@code player=huns}; what stands in a
 *     list, {@code letter in table:paths.rows.key}; or how much is printed, {@code 12 rows}
 * @param columns what columns mean that are not named for a value of the entries
 */
public record SourceTable(
    @JsonProperty(required = true) EditionId edition,
    @JsonProperty(required = true) String table,
    @JsonProperty(required = true) String name,
    Optional<String> about,
    Optional<String> complete,
    List<Meaning> columns,
    List<Row> rows)
    implements Entry<SourceTableId> {

  public SourceTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
  }

  /** A table that declares nothing. */
  public SourceTable(
      EditionId edition, String table, String name, Optional<String> about, List<Row> rows) {
    this(edition, table, name, about, Optional.empty(), List.of(), rows);
  }

  /** The same table with other rows. */
  public SourceTable with(List<Row> changed) {
    return new SourceTable(edition, table, name, about, complete, columns, changed);
  }

  /** What a column is declared to mean. */
  public Optional<Meaning> meaning(String column) {
    return columns.stream().filter(each -> each.column().equals(column)).findFirst();
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
   * What the cells of a column mean. In paths and forms <code>{half}</code> stands for what the
   * cell {@code half} of the same row means, <code>{of}</code> for the entry of the row. A column
   * with nothing said of it is kept as printed, for people.
   *
   * @param words what printed words stand for; without a path no others are printed
   * @param names the kinds of entries of which it gives names
   * @param is the path of the value that it is, {@code rows[key={of}].cells.gold}, which may begin
   *     with another record, {@code table:caravans.die}
   * @param begins the path of the value that it begins with
   * @param in the path of a list that has it
   * @param forms how it is put together from other cells, a star for anything; the first form of
   *     which the row has all cells counts
   */
  public record Meaning(
      @JsonProperty(required = true) String column,
      Map<String, String> words,
      List<String> names,
      Optional<String> is,
      Optional<String> begins,
      Optional<String> in,
      List<String> forms) {
    public Meaning {
      words = Collections.unmodifiableMap(new LinkedHashMap<>(words));
      names = List.copyOf(names);
      forms = List.copyOf(forms);
    }
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
