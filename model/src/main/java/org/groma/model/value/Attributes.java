package org.groma.model.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Open data of a record by name: what one game needs and the model only carries. Sorted by name.
 */
public record Attributes(@JsonValue Map<String, Datum> byName) {

  public static final Attributes NONE = new Attributes(Map.of());

  private static final BigDecimal LEAST = BigDecimal.valueOf(Integer.MIN_VALUE);
  private static final BigDecimal GREATEST = BigDecimal.valueOf(Integer.MAX_VALUE);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public Attributes {
    byName = ReadTrace.of(Collections.unmodifiableMap(new TreeMap<>(byName)));
  }

  public Optional<Datum> get(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** A whole number by this name; empty where there is none, or it is something else or huge. */
  public Optional<Integer> number(String name) {
    return get(name)
        .flatMap(datum ->
            datum instanceof Datum.Amount(var number) && isInt(number)
                ? Optional.of(number.intValueExact())
                : Optional.empty());
  }

  private static boolean isInt(BigDecimal number) {
    return number.scale() <= 0 && number.compareTo(LEAST) >= 0 && number.compareTo(GREATEST) <= 0;
  }

  public Optional<String> text(String name) {
    return get(name)
        .flatMap(datum ->
            datum instanceof Datum.Text(String text) ? Optional.of(text) : Optional.empty());
  }

  public Attributes with(String name, Datum value) {
    Map<String, Datum> more = new TreeMap<>(byName);
    more.put(name, value);
    return new Attributes(more);
  }

  public Attributes without(String name) {
    Map<String, Datum> fewer = new TreeMap<>(byName);
    fewer.remove(name);
    return new Attributes(fewer);
  }

  public boolean isEmpty() {
    return byName.isEmpty();
  }
}
