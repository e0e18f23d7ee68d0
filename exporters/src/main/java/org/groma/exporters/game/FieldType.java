package org.groma.exporters.game;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.store.json.RecordShape;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;
import org.groma.model.value.Tags;

/** What stands in a field of the document. */
sealed interface FieldType {

  /** A single value. */
  enum Plain implements FieldType {
    TEXT,
    FLAG,
    WHOLE,
    /** An exact number of halves. */
    HALVES,
    ID,
    PLACE,
    /** Anything but null, which only the ruleset understands. */
    OPEN
  }

  /** Any number of these. */
  record ListOf(FieldType item) implements FieldType {}

  /** These, by name. */
  record MapOf(FieldType value) implements FieldType {}

  /** An object with fields of its own. */
  record ObjectOf(Class<?> type) implements FieldType {}

  static FieldType of(Type type) {
    Class<?> raw = RecordShape.raw(type);
    if (raw == Optional.class) {
      return of(RecordShape.content(type));
    }
    if (raw == List.class) {
      return new ListOf(of(RecordShape.content(type)));
    }
    if (raw == Map.class) {
      return new MapOf(of(RecordShape.content(type)));
    }
    if (raw == Tags.class) {
      return new ListOf(Plain.TEXT);
    }
    if (raw == Attributes.class) {
      return new MapOf(Plain.OPEN);
    }
    return plain(raw).<FieldType>map(known -> known).orElseGet(() -> object(raw));
  }

  private static Optional<Plain> plain(Class<?> type) {
    if (type == String.class) {
      return Optional.of(Plain.TEXT);
    }
    if (type == boolean.class) {
      return Optional.of(Plain.FLAG);
    }
    if (type == int.class || type == Integer.class) {
      return Optional.of(Plain.WHOLE);
    }
    if (type == Halves.class) {
      return Optional.of(Plain.HALVES);
    }
    if (type == Place.class) {
      return Optional.of(Plain.PLACE);
    }
    if (type == Datum.class) {
      return Optional.of(Plain.OPEN);
    }
    return Id.class.isAssignableFrom(type) ? Optional.of(Plain.ID) : Optional.empty();
  }

  private static FieldType object(Class<?> type) {
    if (!type.isRecord()) {
      throw new IllegalStateException("no document has a " + type + " in it");
    }
    return new ObjectOf(type);
  }

  /** The class of the objects that are in it, at whatever depth of lists and maps. */
  default Optional<Class<?>> object() {
    return switch (this) {
      case Plain _ -> Optional.empty();
      case ListOf(FieldType item) -> item.object();
      case MapOf(FieldType value) -> value.object();
      case ObjectOf(Class<?> type) -> Optional.of(type);
    };
  }
}
