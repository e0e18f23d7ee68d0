package org.groma.model.store.json;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;

/** Visits the single values in a record and in the records within it. */
public final class RecordWalk {

  /** What is done with a value. */
  public interface Visitor {
    /**
     * Looks at one value.
     *
     * @param owner the class of the record that has the field
     * @param field the name of the field that holds the value, alone or in a list
     * @param path from the outermost record to the value
     */
    void visit(Class<?> owner, String field, Object value, JsonPath path);
  }

  private final Visitor visitor;

  private RecordWalk(Visitor visitor) {
    this.visitor = visitor;
  }

  public static void over(Object record, Visitor visitor) {
    new RecordWalk(visitor).record(record, JsonPath.ROOT);
  }

  private void record(Object record, JsonPath path) {
    for (RecordShape.Field field : RecordShape.of(record.getClass()).fields()) {
      value(record.getClass(), field.name(), field.of(record), path.field(field.name()));
    }
  }

  private void value(Class<?> owner, String field, Object value, JsonPath path) {
    switch (value) {
      case Optional<?> optional -> optional.ifPresent(it -> value(owner, field, it, path));
      case Collection<?> items -> {
        int i = 0;
        for (Object item : items) {
          value(owner, field, item, path.item(i++));
        }
      }
      case Map<?, ?> map ->
          map.forEach((key, it) -> value(owner, field, it, path.field(key.toString())));
      case Record record when isCompound(record) -> record(record, path);
      default -> visitor.visit(owner, field, value, path);
    }
  }

  /** Whether the record is written as an object, and not as the one value it wraps. */
  private static boolean isCompound(Record record) {
    JsonMarks marks = JsonMarks.of(record.getClass());
    return marks.value().isEmpty() && !marks.asList();
  }
}
