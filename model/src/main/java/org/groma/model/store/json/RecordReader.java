package org.groma.model.store.json;

import java.lang.reflect.Executable;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import org.groma.model.store.json.Complaint.Kind;
import org.groma.model.value.NearestWord;

/**
 * Makes records from JSON. Everything wrong with a document is complained of, not only the first
 * thing; a record with anything wrong is not made.
 */
public final class RecordReader {

  private final List<Complaint> complaints;
  private final BiFunction<Type, Json.Fields, Optional<Type>> choice;
  private final Predicate<RecordShape.Field> known;

  public RecordReader(List<Complaint> complaints) {
    this(complaints, _ -> true);
  }

  /**
   * A reader for documents in which records have fewer fields than elsewhere.
   *
   * @param known whether a field may be written; any other is what it is when it is left out
   */
  public RecordReader(List<Complaint> complaints, Predicate<RecordShape.Field> known) {
    this(complaints, (type, _) -> Optional.of(type), known);
  }

  /**
   * A reader for records with fields of which another field says what they are.
   *
   * @param choice from the declared type of a field and the object it is in, its real type
   */
  public RecordReader(
      List<Complaint> complaints, BiFunction<Type, Json.Fields, Optional<Type>> choice) {
    this(complaints, choice, _ -> true);
  }

  private RecordReader(
      List<Complaint> complaints,
      BiFunction<Type, Json.Fields, Optional<Type>> choice,
      Predicate<RecordShape.Field> known) {
    this.complaints = complaints;
    this.choice = choice;
    this.known = known;
  }

  /** The value, or nothing if it was complained of. */
  public <T> Optional<T> read(Class<T> type, Json json, JsonPath path) {
    return read((Type) type, json, path).map(type::cast);
  }

  private Optional<?> read(Type type, Json json, JsonPath path) {
    Class<?> raw = RecordShape.raw(type);
    if (json instanceof Json.Null) {
      return complain(Kind.TYPE, path, json, "null is not a value here; leave the field out");
    }
    if (raw == Optional.class) {
      Optional<?> content = read(RecordShape.content(type), json, path);
      return content.isEmpty() ? content : Optional.of(content);
    }
    if (raw == List.class) {
      return list(RecordShape.content(type), json, path);
    }
    if (raw == NavigableSet.class) {
      return list(RecordShape.content(type), json, path).map(TreeSet::new);
    }
    if (raw == Map.class) {
      return map(RecordShape.content(type), json, path);
    }
    if (Scalars.isScalar(raw)) {
      return Scalars.read(raw, json).or(() -> expected(Scalars.expected(raw, json), path, json));
    }
    if (raw == Object.class) {
      return open(json, path);
    }
    JsonMarks marks = JsonMarks.of(raw);
    if (marks.creator().isPresent()) {
      return created(marks.creator().get(), json, path);
    }
    if (marks.asList()) {
      return unnamed(RecordShape.of(raw), json, path);
    }
    if (marks.variants().isPresent() && !raw.isRecord()) {
      return variant(marks.variants().get(), json, path);
    }
    return record(raw, json, path);
  }

  private Optional<?> created(Executable creator, Json json, JsonPath path) {
    return read(creator.getGenericParameterTypes()[0], json, path)
        .flatMap(written -> made(creator, json, path, written));
  }

  private Optional<?> made(Executable maker, Json json, JsonPath path, Object... parts) {
    try {
      return Optional.of(JsonMarks.make(maker, parts));
    } catch (IllegalArgumentException refused) {
      return complain(Kind.VALUE, path, json, refused.getMessage());
    }
  }

  private Optional<List<Object>> list(Type content, Json json, JsonPath path) {
    if (!(json instanceof Json.Items(List<Json> items, _))) {
      return expected("a list", path, json);
    }
    List<Object> values = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      read(content, items.get(i), path.item(i)).ifPresent(values::add);
    }
    return values.size() == items.size() ? Optional.of(values) : Optional.empty();
  }

  private Optional<Map<String, Object>> map(Type content, Json json, JsonPath path) {
    if (!(json instanceof Json.Fields object)) {
      return expected("an object in braces", path, json);
    }
    Map<String, Object> values = new LinkedHashMap<>();
    object
        .fields()
        .forEach((name, field) ->
            read(content, field.value(), path.field(name))
                .ifPresent(value -> values.put(name, value)));
    return values.size() == object.fields().size() ? Optional.of(values) : Optional.empty();
  }

  /** Text, numbers, lists and maps of them, as they stand. */
  private Optional<?> open(Json json, JsonPath path) {
    return switch (json) {
      case Json.Text(String text, _) -> Optional.of(text);
      case Json.Flag(boolean flag, _) -> Optional.of(flag);
      case Json.Num(String literal, _) -> Optional.of(new BigDecimal(literal));
      case Json.Items _ -> list(Object.class, json, path);
      case Json.Fields _ -> map(Object.class, json, path);
      case Json.Null _ -> read(Object.class, json, path);
    };
  }

  /** A record written as the list of its fields, such as a point. */
  private Optional<?> unnamed(RecordShape shape, Json json, JsonPath path) {
    if (!(json instanceof Json.Items(List<Json> items, _))
        || items.size() != shape.fields().size()) {
      return expected("[" + String.join(", ", shape.names()) + "]", path, json);
    }
    List<Object> parts = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      read(shape.fields().get(i).type(), items.get(i), path.item(i)).ifPresent(parts::add);
    }
    return parts.size() == items.size()
        ? made(shape.constructor(), json, path, parts.toArray())
        : Optional.empty();
  }

  private Optional<?> variant(JsonMarks.Variants variants, Json json, JsonPath path) {
    if (!(json instanceof Json.Fields object)) {
      return expected("an object in braces", path, json);
    }
    Optional<Json> word = object.get(variants.field());
    if (word.isEmpty()) {
      return complain(Kind.FIELD, path, json, missing(variants.field()));
    }
    Class<?> type =
        word.get() instanceof Json.Text(String text, _) ? variants.byWord().get(text) : null;
    return type == null
        ? complain(
            Kind.VALUE,
            path.field(variants.field()),
            word.get(),
            "expected one of " + String.join(", ", variants.byWord().keySet()))
        : record(type, object.without(variants.field()), path);
  }

  private Optional<?> record(Class<?> type, Json json, JsonPath path) {
    if (!(json instanceof Json.Fields object)) {
      return expected("an object in braces", path, json);
    }
    RecordShape shape = RecordShape.of(type);
    unknownFields(shape, object, path);
    List<Object> parts = new ArrayList<>();
    for (RecordShape.Field field : shape.fields()) {
      field(field, object, path).ifPresent(parts::add);
    }
    return parts.size() == shape.fields().size()
        ? made(shape.constructor(), json, path, parts.toArray())
        : Optional.empty();
  }

  private Optional<?> field(RecordShape.Field field, Json.Fields object, JsonPath path) {
    Optional<Json> written = known.test(field) ? object.get(field.name()) : Optional.empty();
    if (written.isPresent() && written.get() instanceof Json.Null && field.isNullable()) {
      return Optional.of(Optional.empty());
    }
    if (written.isEmpty()) {
      return field
          .absent()
          .or(() -> complain(Kind.FIELD, path.field(field.name()), object, missing(field.name())));
    }
    Optional<Type> type = choice.apply(field.type(), object);
    return type.isEmpty()
        ? complain(Kind.VALUE, path.field(field.name()), object, "it is not said what this is")
        : read(type.get(), written.get(), path.field(field.name()));
  }

  private void unknownFields(RecordShape shape, Json.Fields object, JsonPath path) {
    List<String> names =
        shape.fields().stream().filter(known).map(RecordShape.Field::name).toList();
    object
        .fields()
        .forEach((name, field) -> {
          if (!names.contains(name)) {
            complaints.add(
                new Complaint(Kind.FIELD, path.field(name), field.nameAt(), unknown(name, names)));
          }
        });
  }

  /** The message for a field that nobody knows. */
  public static String unknown(String name, List<String> known) {
    String hint = NearestWord.hint(name, known);
    return "unknown field '"
        + name
        + "'"
        + (hint.isEmpty() ? "; the fields here are " + String.join(", ", known) : hint);
  }

  static String missing(String name) {
    return "the field '" + name + "' is missing";
  }

  private <T> Optional<T> expected(String what, JsonPath path, Json json) {
    return complain(Kind.TYPE, path, json, "expected " + what + ", found " + json.description());
  }

  private <T> Optional<T> complain(Kind kind, JsonPath path, Json json, String message) {
    complaints.add(new Complaint(kind, path, json.at(), message));
    return Optional.empty();
  }
}
