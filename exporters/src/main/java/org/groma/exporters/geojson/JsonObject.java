package org.groma.exporters.geojson;

import java.util.Optional;
import org.groma.model.store.json.Quoted;

/** An object being written on one line, member by member. */
final class JsonObject {

  private final StringBuilder out;
  private boolean empty = true;

  JsonObject(StringBuilder out) {
    this.out = out.append('{');
  }

  /** Writes a name; whoever asked writes the value. */
  StringBuilder member(String name) {
    if (!empty) {
      out.append(',');
    }
    empty = false;
    return Quoted.append(out, name).append(':');
  }

  JsonObject text(String name, String value) {
    Quoted.append(member(name), value);
    return this;
  }

  JsonObject text(String name, Optional<String> value) {
    value.filter(text -> !text.isBlank()).ifPresent(text -> text(name, text));
    return this;
  }

  JsonObject number(String name, long value) {
    member(name).append(value);
    return this;
  }

  JsonObject flag(String name, boolean value) {
    member(name).append(value);
    return this;
  }

  void end() {
    out.append('}');
  }
}
