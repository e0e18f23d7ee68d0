package org.groma.model.store.json;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;

/** Single values that JSON knows itself: text, numbers, true and false. */
final class Scalars {

  private static final String WHOLE = "a whole number";

  private static final Map<Class<?>, String> WORDS =
      Map.of(
          String.class, "text in double quotes",
          boolean.class, "true or false",
          int.class, WHOLE,
          Integer.class, WHOLE,
          double.class, "a number",
          Double.class, "a number",
          BigDecimal.class, "a number");

  private Scalars() {}

  static boolean isScalar(Class<?> type) {
    return WORDS.containsKey(type);
  }

  /** What should stand where something else was found. */
  static String expected(Class<?> type, Json found) {
    boolean tooLarge =
        found instanceof Json.Num(String literal, _)
            && (WORDS.get(type).equals(WHOLE)
                ? new BigDecimal(literal).stripTrailingZeros().scale() <= 0
                : type != String.class && type != boolean.class);
    return WORDS.get(type) + (tooLarge ? " that is not so large" : "");
  }

  /** The value, or nothing if it is not of this type. */
  static Optional<?> read(Class<?> type, Json json) {
    return switch (json) {
      case Json.Text(String text, _) when type == String.class -> Optional.of(text);
      case Json.Flag(boolean flag, _) when type == boolean.class -> Optional.of(flag);
      case Json.Num(String literal, _) when type == BigDecimal.class ->
          Optional.of(new BigDecimal(literal));
      case Json.Num(String literal, _) when type == int.class || type == Integer.class ->
          whole(literal);
      case Json.Num(String literal, _) when type == double.class || type == Double.class ->
          Optional.of(Double.parseDouble(literal)).filter(Double::isFinite);
      default -> Optional.empty();
    };
  }

  private static Optional<Integer> whole(String literal) {
    try {
      return Optional.of(new BigDecimal(literal).intValueExact());
    } catch (ArithmeticException fractionOrTooLarge) {
      return Optional.empty();
    }
  }
}
