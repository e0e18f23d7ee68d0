package org.groma.editor.replace;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.store.WordUse;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;
import org.groma.model.value.Tags;

/** Goes through the texts of a record and of all within it, and makes it anew with others. */
final class EntryTexts {

  /** What becomes of a text. */
  interface Change {
    /**
     * The text that is to stand there.
     *
     * @param path from the entry to the text: {@code effects[0].text}
     */
    String of(String path, String text);
  }

  private final Change change;

  private EntryTexts(Change change) {
    this.change = change;
  }

  /**
   * The same record if no text becomes another.
   *
   * @throws IllegalArgumentException if a record does not take its new text
   */
  static <T> T changed(Class<T> type, T record, Change change) {
    return type.cast(new EntryTexts(change).record(record, ""));
  }

  private Object record(Object record, String path) {
    RecordShape shape = RecordShape.of(record.getClass());
    List<Object> values = new ArrayList<>();
    boolean same = true;
    for (RecordShape.Field field : shape.fields()) {
      Object before = field.of(record);
      boolean word = WordUse.of(record.getClass(), field.name()).isPresent();
      Object after = word ? before : value(before, join(path, field.name()));
      same &= after.equals(before);
      values.add(after);
    }
    return same ? record : made(shape, values);
  }

  private static Object made(RecordShape shape, List<Object> values) {
    try {
      return shape.constructor().newInstance(values.toArray());
    } catch (InvocationTargetException refused) {
      throw refused.getCause() instanceof IllegalArgumentException sentence
          ? sentence
          : new IllegalStateException(refused.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private Object value(Object value, String path) {
    return switch (value) {
      case String text -> change.of(path, text);
      case Optional<?> optional -> optional.map(each -> value(each, path));
      case List<?> items -> items(items, path);
      case Map<?, ?> map -> fields(map, path);
      case Datum.Text(String text) -> Datum.text(change.of(path, text));
      case Datum.Items(List<Datum> list) ->
          new Datum.Items(items(list, path).stream().map(Datum.class::cast).toList());
      case Datum.Fields(Map<String, Datum> named) -> {
        Map<String, Datum> changed = new LinkedHashMap<>();
        named.forEach((name, each) -> changed.put(name, (Datum) value(each, join(path, name))));
        yield new Datum.Fields(changed);
      }
      case Datum _, Id _, Place _, Halves _, Tags _, Origins _, Provenance _ -> value;
      case Record record -> record(record, path);
      default -> value;
    };
  }

  private List<Object> items(Collection<?> items, String path) {
    List<Object> changed = new ArrayList<>();
    int i = 0;
    for (Object item : items) {
      changed.add(value(item, String.format(Locale.ROOT, "%s[%d]", path, i++)));
    }
    return changed;
  }

  private Map<Object, Object> fields(Map<?, ?> map, String path) {
    Map<Object, Object> changed = new LinkedHashMap<>();
    map.forEach((name, each) -> changed.put(name, value(each, join(path, String.valueOf(name)))));
    return changed;
  }

  private static String join(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }
}
