package org.groma.validator.house;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.groma.model.value.Datum;

/** What can be asked of the values of a field. */
enum Operator {
  IS("is", "a word, a number, true or false"),
  IS_NOT("isNot", "a word, a number, true or false"),
  IN("in", "a list"),
  HAS("has", "a word or a list of words"),
  ABOVE("above", "a number"),
  BELOW("below", "a number"),
  AT_LEAST("atLeast", "a number"),
  AT_MOST("atMost", "a number"),
  MATCHES("matches", "a text of at most 200 characters with * and ?"),
  PRESENT("present", "true or false");

  private static final int LONGEST_PATTERN = 200;
  private static final int LONGEST_TEXT = 1_000;

  private final String word;
  private final String takes;

  Operator(String word, String takes) {
    this.word = word;
    this.takes = takes;
  }

  String word() {
    return word;
  }

  /** What must stand behind it, in words. */
  String takes() {
    return takes;
  }

  static Optional<Operator> of(String word) {
    return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
  }

  /** Whether it can be asked with this. */
  boolean accepts(Datum operand) {
    return switch (this) {
      case IS, IS_NOT -> isSingle(operand);
      case IN -> operand instanceof Datum.Items;
      case HAS -> operand instanceof Datum.Text || operand instanceof Datum.Items;
      case ABOVE, BELOW, AT_LEAST, AT_MOST -> operand instanceof Datum.Amount;
      case MATCHES ->
          operand instanceof Datum.Text(String text) && text.length() <= LONGEST_PATTERN;
      case PRESENT -> operand instanceof Datum.Flag;
    };
  }

  private static boolean isSingle(Datum operand) {
    return !(operand instanceof Datum.Items || operand instanceof Datum.Fields);
  }

  /** Whether it holds: of at least one value, unless it says otherwise. */
  boolean holds(List<Datum> values, Datum operand) {
    return switch (this) {
      case IS -> values.contains(operand);
      case IS_NOT -> !values.contains(operand);
      case IN -> values.stream().anyMatch(items(operand)::contains);
      case HAS -> values.containsAll(items(operand));
      case ABOVE -> isAny(values, operand, order -> order > 0);
      case BELOW -> isAny(values, operand, order -> order < 0);
      case AT_LEAST -> isAny(values, operand, order -> order >= 0);
      case AT_MOST -> isAny(values, operand, order -> order <= 0);
      case MATCHES -> values.stream().anyMatch(value -> isLike(value, operand));
      case PRESENT -> operand.equals(new Datum.Flag(!values.isEmpty()));
    };
  }

  private static List<Datum> items(Datum operand) {
    return operand instanceof Datum.Items(List<Datum> items) ? items : List.of(operand);
  }

  private static boolean isAny(List<Datum> values, Datum operand, IntPredicate order) {
    return operand instanceof Datum.Amount(var limit)
        && values.stream()
            .anyMatch(value ->
                value instanceof Datum.Amount(var number) && order.test(number.compareTo(limit)));
  }

  private static boolean isLike(Datum value, Datum operand) {
    return value instanceof Datum.Text(String text)
        && operand instanceof Datum.Text(String pattern)
        && text.length() <= LONGEST_TEXT
        && new Glob(pattern).matches(text);
  }
}
