package org.groma.model.value;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A piece of open data: the part of a card, table or special rule that a ruleset reads and the
 * model only carries. Immutable, equal by content, written to files as the JSON it looks like, and
 * in a sentence as people would say it. Fields keep the order they were written in, because an
 * effect reads better as {@code {"if": …, "then": …}}.
 */
public sealed interface Datum {

  /** A word or sentence. */
  record Text(String text) implements Datum {
    @JsonValue
    @Override
    public String text() {
      return text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A number, exact as written. */
  record Amount(BigDecimal number) implements Datum {
    private static final int MOST_DIGITS = 18;

    public Amount {
      // 1.0 and 1 are the same amount; one spelling keeps files stable and equality simple
      number = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
      if (number.scale() < 0) {
        number = number.setScale(0);
      }
    }

    @JsonValue
    @Override
    public BigDecimal number() {
      return number;
    }

    /** As people write it; one with hundreds of digits is cut short. */
    @Override
    public String toString() {
      boolean huge =
          number.precision() - number.scale() > MOST_DIGITS || number.scale() > MOST_DIGITS;
      return huge ? number.round(MathContext.DECIMAL32).toString() : number.toPlainString();
    }
  }

  /** Yes or no. */
  record Flag(boolean value) implements Datum {
    @JsonValue
    @Override
    public boolean value() {
      return value;
    }

    @Override
    public String toString() {
      return value ? "yes" : "no";
    }
  }

  /** A list. */
  record Items(List<Datum> items) implements Datum {
    public Items {
      items = List.copyOf(items);
    }

    @JsonValue
    @Override
    public List<Datum> items() {
      return items;
    }

    @Override
    public String toString() {
      return items.stream().map(Datum::toString).collect(Collectors.joining(", "));
    }
  }

  /** Named parts, in the order written. */
  record Fields(Map<String, Datum> fields) implements Datum {
    public Fields {
      fields = ReadTrace.of(Collections.unmodifiableMap(new LinkedHashMap<>(fields)));
    }

    public Optional<Datum> get(String name) {
      return Optional.ofNullable(fields.get(name));
    }

    @JsonValue
    @Override
    public Map<String, Datum> fields() {
      return fields;
    }

    @Override
    public String toString() {
      return fields.entrySet().stream()
          .map(each -> each.getKey() + " " + each.getValue())
          .collect(Collectors.joining(", "));
    }
  }

  static Datum text(String text) {
    return new Text(text);
  }

  static Datum number(long number) {
    return new Amount(BigDecimal.valueOf(number));
  }

  /** From what a JSON reader gives: text, numbers, booleans, lists and maps. */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static Datum of(Object written) {
    return switch (written) {
      case Datum datum -> datum;
      case String text -> new Text(text);
      case Boolean flag -> new Flag(flag);
      case Integer number -> new Amount(BigDecimal.valueOf(number));
      case Long number -> new Amount(BigDecimal.valueOf(number));
      case BigInteger number -> new Amount(new BigDecimal(number));
      case BigDecimal number -> new Amount(number);
      case Double number -> new Amount(BigDecimal.valueOf(number));
      case List<?> list -> {
        List<Datum> items = new ArrayList<>(list.size());
        for (Object item : list) {
          items.add(of(item));
        }
        yield new Items(items);
      }
      case Map<?, ?> map -> {
        Map<String, Datum> fields = new LinkedHashMap<>();
        map.forEach((name, value) -> fields.put(String.valueOf(name), of(value)));
        yield new Fields(fields);
      }
      case null ->
          throw new IllegalArgumentException("null is not a value here; leave the field out");
      default ->
          throw new IllegalArgumentException(
              "cannot carry a " + written.getClass().getSimpleName());
    };
  }
}
