package org.groma.exporters.table;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
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
    int index = shape.names().indexOf(name);
    RecordShape.Field field = shape.fields().get(index);
    return new Lens<>(
        row -> (V) field.of(row), (row, value) -> type.cast(copy(shape, row, index, value)));
  }

  private static Object copy(RecordShape shape, Object row, int index, Object value) {
    List<RecordShape.Field> fields = shape.fields();
    Object[] values = new Object[fields.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = i == index ? value : fields.get(i).of(row);
    }
    try {
      return shape.constructor().newInstance(values);
    } catch (InvocationTargetException refused) {
      if (refused.getCause() instanceof IllegalArgumentException unfit) {
        throw unfit;
      }
      throw new IllegalStateException("a record cannot be copied", refused);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("a record cannot be copied", impossible);
    }
  }
}
