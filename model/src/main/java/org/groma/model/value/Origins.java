package org.groma.model.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The provenance of one record: that of the whole, and of each field that differs from it. Written
 * as one line where the whole record has one origin, else as an object whose {@code "*"} is the
 * origin of the rest.
 */
public final class Origins {

  /** Nothing said: allowed, so that a map can be drawn before its sources are cited. */
  public static final Origins UNSTATED = new Origins(Map.of());

  private static final String WHOLE = "*";
  private final Map<String, Provenance> byField;

  private Origins(Map<String, Provenance> byField) {
    this.byField = Collections.unmodifiableMap(new TreeMap<>(byField));
  }

  public static Origins of(Provenance whole) {
    return new Origins(Map.of(WHOLE, whole));
  }

  /** The same with another origin for one field. */
  public Origins with(String field, Provenance provenance) {
    Map<String, Provenance> fields = new TreeMap<>(byField);
    fields.put(field, provenance);
    return new Origins(fields);
  }

  /** The same without an origin of its own for one field. */
  public Origins without(String field) {
    Map<String, Provenance> fields = new TreeMap<>(byField);
    fields.remove(field);
    return new Origins(fields);
  }

  /** The origin of a field: its own, else that of the record. */
  public Optional<Provenance> of(String field) {
    return Optional.ofNullable(byField.getOrDefault(field, byField.get(WHOLE)));
  }

  public Optional<Provenance> whole() {
    return Optional.ofNullable(byField.get(WHOLE));
  }

  /** The fields with an origin of their own. */
  public Map<String, Provenance> fields() {
    if (byField.isEmpty() || (byField.size() == 1 && byField.containsKey(WHOLE))) {
      return Map.of(); // by far the most have none, and all of them are asked
    }
    Map<String, Provenance> fields = new TreeMap<>(byField);
    fields.remove(WHOLE);
    return Collections.unmodifiableMap(fields);
  }

  public boolean isUnstated() {
    return byField.isEmpty();
  }

  @JsonCreator
  static Origins read(Object written) {
    return switch (written) {
      case String line -> of(Provenance.parse(line));
      case Map<?, ?> fields -> {
        Map<String, Provenance> byField = new TreeMap<>();
        fields.forEach((field, line) -> {
          if (!(line instanceof String text)) {
            throw new IllegalArgumentException(
                "the origin of '" + field + "' must be a line of text");
          }
          byField.put(field.toString(), Provenance.parse(text));
        });
        yield new Origins(byField);
      }
      default ->
          throw new IllegalArgumentException(
              "an origin is a line of text or an object of such lines");
    };
  }

  @JsonValue
  Object written() {
    return byField.size() == 1 && byField.containsKey(WHOLE) ? byField.get(WHOLE) : byField;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Origins that && byField.equals(that.byField);
  }

  @Override
  public int hashCode() {
    return byField.hashCode();
  }

  @Override
  public String toString() {
    return byField.toString();
  }
}
