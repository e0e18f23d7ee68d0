package org.groma.model.store.json;

import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Makes JSON from records: the counterpart of {@link RecordReader}. */
public final class RecordWriter {

  private final Predicate<RecordShape.Field> known;

  private RecordWriter(Predicate<RecordShape.Field> known) {
    this.known = known;
  }

  /**
   * The fields of a record, defaults left out.
   *
   * @param depth how many lists and objects the record will stand in
   */
  public static Json.Fields object(Object record, int depth) throws Unwritable {
    return object(record, depth, _ -> true);
  }

  /**
   * The same for documents in which records have fewer fields than elsewhere.
   *
   * @param known whether a field is written at all
   */
  public static Json.Fields object(Object record, int depth, Predicate<RecordShape.Field> known)
      throws Unwritable {
    return (Json.Fields) new RecordWriter(known).write(record, depth);
  }

  private Json write(Object value, int depth) throws Unwritable {
    return switch (value) {
      case null -> throw new Unwritable("nothing is there to be written");
      case String text -> new Json.Text(text);
      case Boolean flag -> new Json.Flag(flag);
      case Integer number -> new Json.Num(number.toString());
      case Double number -> number(number);
      case BigDecimal number -> number(number);
      case Optional<?> nothing when nothing.isEmpty() -> new Json.Null(Spot.UNKNOWN);
      case Optional<?> present -> write(present.get(), depth);
      case Collection<?> items -> items(items, depth);
      case Map<?, ?> fields -> fields(fields, depth);
      default -> marked(value, depth);
    };
  }

  private static Json number(double number) throws Unwritable {
    if (!Double.isFinite(number)) {
      throw new Unwritable(number + " is not a number that can be written");
    }
    return new Json.Num(Numbers.write(number));
  }

  private static Json number(BigDecimal number) throws Unwritable {
    if (!Numbers.isPlainlyWritable(number)) {
      throw new Unwritable("a number is beyond all measure");
    }
    return new Json.Num(number.toPlainString());
  }

  private Json items(Collection<?> values, int depth) throws Unwritable {
    List<Json> items = new ArrayList<>(values.size());
    for (Object value : values) {
      items.add(write(value, inside(depth)));
    }
    return new Json.Items(items);
  }

  private Json fields(Map<?, ?> values, int depth) throws Unwritable {
    Map<String, Json.Field> fields = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : values.entrySet()) {
      String name = entry.getKey().toString();
      if (!Quoted.isWhole(name)) {
        throw new Unwritable("there is half a character in the name '" + name + "'");
      }
      put(fields, name, write(entry.getValue(), inside(depth)));
    }
    return new Json.Fields(fields, Spot.UNKNOWN);
  }

  private static void put(Map<String, Json.Field> fields, String name, Json value) {
    fields.put(name, new Json.Field(Spot.UNKNOWN, value));
  }

  private static int inside(int depth) throws Unwritable {
    if (depth >= JsonText.DEEPEST) {
      throw new Unwritable("values are nested more than " + JsonText.DEEPEST + " levels deep");
    }
    return depth + 1;
  }

  private Json marked(Object value, int depth) throws Unwritable {
    JsonMarks marks = JsonMarks.of(value.getClass());
    Optional<Method> single = marks.value();
    if (single.isPresent()) {
      return write(RecordShape.get(single.get(), value), depth);
    }
    RecordShape shape = RecordShape.of(value.getClass());
    return marks.asList() ? list(shape, value, depth) : record(shape, marks, value, depth);
  }

  private Json list(RecordShape shape, Object owner, int depth) throws Unwritable {
    List<Json> items = new ArrayList<>();
    for (RecordShape.Field field : shape.fields()) {
      items.add(write(field.of(owner), inside(depth)));
    }
    return new Json.Items(items);
  }

  private Json record(RecordShape shape, JsonMarks marks, Object owner, int depth)
      throws Unwritable {
    Map<String, Json.Field> fields = new LinkedHashMap<>();
    marks
        .variants()
        .ifPresent(variants ->
            put(fields, variants.field(), new Json.Text(variants.wordOf(owner.getClass()))));
    for (RecordShape.Field field : shape.fields()) {
      Object value = field.of(owner);
      if (known.test(field) && !field.isLeftOut(value)) {
        try {
          put(fields, field.name(), write(value, inside(depth)));
        } catch (Unwritable broken) {
          throw broken.in(field.name());
        }
      }
    }
    return new Json.Fields(fields, Spot.UNKNOWN);
  }
}
