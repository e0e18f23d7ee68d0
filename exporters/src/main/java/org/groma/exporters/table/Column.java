package org.groma.exporters.table;

import java.util.Optional;
import java.util.function.Function;

/**
 * One column of a table.
 *
 * @param key a stable word for the column, {@code income}; in most cases the field it shows
 * @param title what stands above it, unlike any other title of the table
 * @param choices the list that its cells are chosen from, where there is one
 * @param showing what stands in the cell of a row
 * @param writing how a cell is written back; empty for one that is only shown
 */
public record Column<R>(
    String key,
    String title,
    Look look,
    Optional<Choices> choices,
    Showing<R> showing,
    Optional<Writing<R>> writing) {

  /** What stands in the cell of a row. */
  @FunctionalInterface
  public interface Showing<R> {
    Shown of(R row, Labels labels);
  }

  /** The row after something else was typed, or a sentence that says what was expected. */
  @FunctionalInterface
  public interface Writing<R> {
    Reading<R> put(R row, String typed, Labels labels);
  }

  static <R, V> Column<R> of(String key, String title, Format<V> format, Lens<R, V> lens) {
    return new Column<>(
        key,
        title,
        format.look(),
        format.choices(),
        (row, labels) -> format.show(lens.get().apply(row), labels),
        Optional.of((row, typed, labels) ->
            format
                .read(typed, labels)
                .map(value ->
                    value.equals(lens.get().apply(row)) ? row : lens.with().apply(row, value))));
  }

  /** A column that is only shown. */
  static <R> Column<R> shown(String key, String title, Look look, Showing<R> showing) {
    return new Column<>(key, title, look, Optional.empty(), showing, Optional.empty());
  }

  /** A column that is chosen from a list when a row is added, and only shown from then on. */
  static <R> Column<R> chosenOnce(
      String key, String title, Choices list, Function<R, String> slug) {
    return new Column<>(
        key,
        title,
        Look.TEXT,
        Optional.of(list),
        (row, labels) -> Shown.words(labels.of(list, slug.apply(row))),
        Optional.empty());
  }

  /** The same column of rows that contain such a row. */
  <S> Column<S> within(Lens<S, R> part) {
    return new Column<>(
        key,
        title,
        look,
        choices,
        (row, labels) -> showing.of(part.get().apply(row), labels),
        writing.map(inner ->
            (row, typed, labels) ->
                inner
                    .put(part.get().apply(row), typed, labels)
                    .map(changed -> part.with().apply(row, changed))));
  }

  Column<R> titled(String other) {
    return new Column<>(key, other, look, choices, showing, writing);
  }

  public boolean isEditable() {
    return writing.isPresent();
  }

  public Shown show(R row, Labels labels) {
    return showing.of(row, labels);
  }

  /**
   * Whether a cell still says what is shown of a row.
   *
   * @param labels of the project that was shown
   */
  public boolean says(R row, String typed, Labels labels) {
    String tidy = Typed.tidy(typed);
    return tidy.equals(Typed.tidy(show(row, labels).text()))
        || (put(row, tidy, labels) instanceof Reading.Read<R>(R same) && same.equals(row));
  }

  /** The row with what was typed into its cell. Only for a column that can be edited. */
  public Reading<R> put(R row, String typed, Labels labels) {
    Function<Writing<R>, Reading<R>> put = each -> each.put(row, Typed.tidy(typed), labels);
    return writing
        .map(put)
        .orElseGet(() -> Reading.not("The column " + title + " is only shown, not read back."));
  }
}
