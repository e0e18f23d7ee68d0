package org.groma.exporters.geojson;

import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * The properties of a feature while it is read.
 *
 * @param plain text, numbers and flags as text; empty text for null
 * @param nested the names of those that hold a list or an object
 */
record Properties(NavigableMap<String, String> plain, NavigableSet<String> nested) {

  Properties() {
    this(new TreeMap<>(), new TreeSet<>());
  }

  /** Takes in the value that the parser has come to. */
  void read(JsonParser in, JsonToken value) {
    if (value == JsonToken.VALUE_NULL) {
      return;
    }
    if (value != JsonToken.START_OBJECT) {
      throw new Misread(in.currentTokenLocation(), "'properties' must be an object or null.");
    }
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      JsonToken token = in.nextToken();
      if (token.isStructStart()) {
        in.skipChildren();
        nested.add(name);
      } else {
        plain.put(name, scalar(in, token).orElse(""));
      }
    }
  }

  /** A plain value as text; nothing for null, and for what is no plain value and is skipped. */
  static Optional<String> scalar(JsonParser in, JsonToken value) {
    if (value.isStructStart()) {
      in.skipChildren();
      return Optional.empty();
    }
    return value == JsonToken.VALUE_NULL ? Optional.empty() : Optional.of(in.getString());
  }
}
