package org.groma.exporters.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Origins;
import org.groma.model.value.Provenance;

/**
 * One sort of object in the document and its fields. Names, types and what must be given are those
 * by which the document is written and read ({@link RecordShape}).
 *
 * @param name what the schema calls it
 * @param meaning what it is, as a sentence
 */
record Description(Class<?> type, String name, String meaning, List<Field> fields) {

  /**
   * A field.
   *
   * @param required whether it must be given
   * @param nullable whether it may be null, which says that there is none
   * @param addition whether it is beyond the designed shape of the document
   * @param meaning what it says, as a sentence
   * @param example a value, as JSON
   */
  record Field(
      String name,
      FieldType type,
      boolean required,
      boolean nullable,
      boolean addition,
      String meaning,
      String example) {}

  /** Of every object there is, the document first, then in the order in which they come up. */
  static List<Description> all() {
    Map<Class<?>, Description> found = new LinkedHashMap<>();
    Meanings meanings = Meanings.load();
    collect(GameDocument.class, meanings, found);
    meanings.checkUsed(found.values().stream().map(Description::name).toList());
    return List.copyOf(found.values());
  }

  private static void collect(Class<?> type, Meanings meanings, Map<Class<?>, Description> found) {
    if (found.containsKey(type)) {
      return;
    }
    Description description = of(type, meanings);
    found.put(type, description);
    for (Field field : description.fields()) {
      field.type().object().ifPresent(inner -> collect(inner, meanings, found));
    }
  }

  private static Description of(Class<?> type, Meanings meanings) {
    String name = name(type);
    List<Field> fields = new ArrayList<>();
    for (RecordShape.Field shape : RecordShape.of(type).fields()) {
      if (isWritten(shape)) {
        Meanings.Field said = meanings.field(name, shape.name());
        fields.add(
            new Field(
                shape.name(),
                FieldType.of(shape.type()),
                shape.isRequired(),
                shape.isNullable(),
                said.addition(),
                said.meaning(),
                said.example()));
      }
    }
    return new Description(type, name, meanings.of(name), fields);
  }

  /** Whether the document has a field of a record at all: it tells nothing of origins. */
  static boolean isWritten(RecordShape.Field field) {
    Class<?> raw = RecordShape.raw(field.type());
    Class<?> type =
        raw == Optional.class ? RecordShape.raw(RecordShape.content(field.type())) : raw;
    return type != Origins.class && type != Provenance.class;
  }

  /** {@code province} for {@code GameProvince}. */
  static String name(Class<?> type) {
    String simple = type.getSimpleName();
    String plain = simple.startsWith("Game") ? simple.substring("Game".length()) : simple;
    return plain.substring(0, 1).toLowerCase(Locale.ROOT) + plain.substring(1);
  }
}
