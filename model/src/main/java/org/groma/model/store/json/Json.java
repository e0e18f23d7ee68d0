package org.groma.model.store.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A JSON value that knows where it stood in its file. */
public sealed interface Json {

  Spot at();

  /** What it is, for a message that says what was found. */
  String description();

  /** Text in double quotes. */
  record Text(String text, Spot at) implements Json {

    private static final int QUOTED = 40;

    public Text(String text) {
      this(text, Spot.UNKNOWN);
    }

    @Override
    public String description() {
      return "the text '"
          + (text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "…")
          + "'";
    }
  }

  /** A number as it was written. */
  record Num(String literal, Spot at) implements Json {
    public Num(String literal) {
      this(literal, Spot.UNKNOWN);
    }

    @Override
    public String description() {
      return "the number " + literal;
    }
  }

  /** True or false. */
  record Flag(boolean value, Spot at) implements Json {
    public Flag(boolean value) {
      this(value, Spot.UNKNOWN);
    }

    @Override
    public String description() {
      return Boolean.toString(value);
    }
  }

  /** The word null. */
  record Null(Spot at) implements Json {
    @Override
    public String description() {
      return "null";
    }
  }

  /** A list. */
  record Items(List<Json> items, Spot at) implements Json {
    public Items {
      items = List.copyOf(items);
    }

    public Items(List<Json> items) {
      this(items, Spot.UNKNOWN);
    }

    @Override
    public String description() {
      return "a list";
    }
  }

  /** A field of an object: where its name stands, and its value. */
  record Field(Spot nameAt, Json value) {}

  /** An object: fields in the order written. */
  record Fields(Map<String, Field> fields, Spot at) implements Json {
    public Fields {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    public Fields() {
      this(Map.of(), Spot.UNKNOWN);
    }

    public Optional<Json> get(String name) {
      return Optional.ofNullable(fields.get(name)).map(Field::value);
    }

    /** With a field put at the end, or in the place of the one of its name. */
    public Fields with(String name, Json value) {
      Map<String, Field> changed = new LinkedHashMap<>(fields);
      Field before = fields.get(name);
      changed.put(name, new Field(before == null ? value.at() : before.nameAt(), value));
      return new Fields(changed, at);
    }

    public Fields without(String name) {
      Map<String, Field> changed = new LinkedHashMap<>(fields);
      changed.remove(name);
      return new Fields(changed, at);
    }

    @Override
    public String description() {
      return "an object in braces";
    }
  }
}
