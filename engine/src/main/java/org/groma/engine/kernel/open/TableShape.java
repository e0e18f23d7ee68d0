package org.groma.engine.kernel.open;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A table that a ruleset reads.
 *
 * @param id of the table; one that ends in {@code *} stands for all that begin like it
 * @param section where the rulebook has it
 * @param key what finds its rows
 * @param columns what a row says, unless the row is declared by itself
 * @param rows rows that are found by a word of their own
 * @param attributes what the table says as a whole
 * @param laws what must hold between its cells
 * @param needed whether the game cannot be played without it
 */
public record TableShape(
    String id,
    String section,
    TableKey key,
    List<OpenField> columns,
    List<RowShape> rows,
    List<OpenField> attributes,
    List<TableLaw> laws,
    boolean needed) {

  /**
   * A row that is found by a word of its own.
   *
   * @param needed whether the table makes no sense without it
   */
  public record RowShape(String key, List<OpenField> columns, boolean needed) {
    public RowShape {
      columns = List.copyOf(columns);
    }
  }

  public TableShape {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    attributes = List.copyOf(attributes);
    laws = List.copyOf(laws);
  }

  /** A table with named rows, of which none is declared yet. */
  public static TableShape named(String id, String section) {
    return keyed(id, section, new TableKey.Named());
  }

  /** A table whose rows are found by a key. */
  public static TableShape keyed(String id, String section, TableKey key) {
    return new TableShape(
        id, section, key, List.of(), List.of(), List.of(), List.of(), !id.endsWith("*"));
  }

  /** A table that is rolled on. */
  public static TableShape rolled(String id, String section, String die, int least, int most) {
    return keyed(id, section, new TableKey.Rolled(die, least, most));
  }

  /** The same, with these columns in each row that is not declared by itself. */
  public TableShape columns(OpenField... all) {
    return new TableShape(id, section, key, List.of(all), rows, attributes, laws, needed);
  }

  /** The same with columns of one type. */
  public TableShape columns(OpenType type, String... names) {
    return columns(
        Arrays.stream(names).map(name -> OpenField.part(name, type)).toArray(OpenField[]::new));
  }

  /** The same with one more row. */
  public TableShape row(String word, OpenField... cells) {
    return with(new RowShape(word, List.of(cells), true));
  }

  /** The same with one more row, which may be left out. */
  public TableShape rowIfAny(String word, OpenField... cells) {
    return with(new RowShape(word, List.of(cells), false));
  }

  /** The same with more rows, each of which has the columns of the table. */
  public TableShape rows(String... words) {
    TableShape more = this;
    for (String word : words) {
      more = more.with(new RowShape(word, columns, true));
    }
    return more;
  }

  private TableShape with(RowShape row) {
    List<RowShape> more = new ArrayList<>(rows);
    more.add(row);
    return new TableShape(id, section, key, columns, more, attributes, laws, needed);
  }

  public TableShape attributes(OpenField... all) {
    return new TableShape(id, section, key, columns, rows, List.of(all), laws, needed);
  }

  public TableShape laws(TableLaw... all) {
    return new TableShape(id, section, key, columns, rows, attributes, List.of(all), needed);
  }

  /** The same for a game that can do without it. */
  public TableShape ifAny() {
    return new TableShape(id, section, key, columns, rows, attributes, laws, false);
  }

  public boolean isOf(String table) {
    return id.endsWith("*") ? table.startsWith(id.substring(0, id.length() - 1)) : id.equals(table);
  }

  /** The row that a word finds, where it is declared by itself. */
  public Optional<RowShape> named(String word) {
    return rows.stream().filter(row -> row.key().equals(word)).findFirst();
  }

  /** What the row of a key says. */
  public List<OpenField> cells(String word) {
    return named(word).map(RowShape::columns).orElse(columns);
  }

  /** Every column that some row has, in the order of declaration. */
  public List<String> columnNames() {
    List<OpenField> all = new ArrayList<>(columns);
    rows.forEach(row -> all.addAll(row.columns()));
    return all.stream().map(OpenField::name).distinct().toList();
  }
}
