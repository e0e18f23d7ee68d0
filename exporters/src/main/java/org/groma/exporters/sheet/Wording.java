package org.groma.exporters.sheet;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.groma.model.value.Datum;
import org.groma.model.value.Halves;

/** Puts open data of tables into words, with the names that the project has for them. */
final class Wording {

  /** A word of files, not of people: it begins with a small letter and has no blank. */
  private static final Pattern IDENTIFIER = Pattern.compile("[a-z][a-zA-Z0-9]*([-_][a-zA-Z0-9]+)*");

  private final Names names;

  Wording(Names names) {
    this.names = names;
  }

  /** Words from a word of a file: {@code zeroCountsAs} and {@code zero-counts-as}. */
  static String words(String word) {
    return IDENTIFIER.matcher(word).matches()
        ? word.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ")
            .replaceAll("[-_]", " ")
            .toLowerCase(Locale.ROOT)
        : word;
  }

  static String capital(String text) {
    return text.isEmpty()
        ? text
        : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** Parts of a heading in one line: {@code Turn 6, turn 9 and last turn}. */
  static String list(List<String> parts) {
    StringBuilder list = new StringBuilder(capital(parts.getFirst()));
    for (int i = 1; i < parts.size(); i++) {
      String part = parts.get(i);
      list.append(i == parts.size() - 1 ? " and " : ", ")
          .append(part.substring(0, 1).toLowerCase(Locale.ROOT))
          .append(part.substring(1));
    }
    return list.toString();
  }

  /** A text as it stands in a cell: a name of the project, prose as it is, or words. */
  String text(String text) {
    return names.find(text).orElseGet(() -> text.contains(" ") ? text : words(text));
  }

  /** The key of a row: a range of a die, or something that begins a line. */
  String key(String key) {
    return key.matches("[0-9].*") ? range(key) : capital(text(key));
  }

  /** A range of numbers with the dash that belongs between them: {@code 1–2}. */
  static String range(String text) {
    return text.replaceAll("(?<=[0-9])-(?=[0-9])", "–").replaceAll("(?<=[0-9])-$", " or less");
  }

  /** Numbers, those that follow each other as a range: {@code 1–3, 5, 9–10}. */
  static String runs(SortedSet<Integer> numbers) {
    StringJoiner runs = new StringJoiner(", ");
    for (int first : numbers) {
      if (!numbers.contains(first - 1)) {
        int last = first;
        while (numbers.contains(last + 1)) {
          last++;
        }
        runs.add(first == last ? Integer.toString(first) : first + "–" + last);
      }
    }
    return runs.toString();
  }

  static String number(BigDecimal number) {
    String text = Halves.tryOf(number).map(Halves::toString).orElseGet(number::toPlainString);
    return text.replace('-', '−');
  }

  /** A number that is added to a die. */
  static String signed(BigDecimal number) {
    return number.signum() > 0 ? "+" + number(number) : number(number);
  }

  String datum(Datum datum) {
    return switch (datum) {
      case Datum.Text(String text) -> text(text);
      case Datum.Amount(BigDecimal number) -> number(number);
      case Datum.Flag(boolean value) -> value ? "yes" : "no";
      case Datum.Items(List<Datum> items) ->
          items.stream().map(this::datum).collect(Collectors.joining(", "));
      case Datum.Fields(Map<String, Datum> fields) ->
          fields.entrySet().stream()
              .map(field -> text(field.getKey()) + " " + datum(field.getValue()))
              .collect(Collectors.joining(", "));
    };
  }
}
