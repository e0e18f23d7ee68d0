package org.groma.exporters.table;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.groma.model.store.json.RecordShape;

/** A value within a row: how it is got, and the row with another in its place. */
record Lens<R, V>(Function<R, V> get, BiFunction<R, V, R> with) {

  /**
   * A field of a record by its name: records have no common way to be copied with a change.
   *
   * @param type the record class; the field must be of type V
   */
  @SuppressWarnings("unchecked") // a test goes through all tables, so a wrong type shows at once
  static <R, V> Lens<R, V> field(Class<R> type, String name) {
    RecordShape shape = RecordShape.of(type);
    RecordShape.Field field = shape.fields().get(shape.names().indexOf(name));
    return new Lens<>(row -> (V) field.of(row), (row, value) -> RecordShape.with(row, name, value));
  }
}
