package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.groma.model.store.json.Json;
import org.groma.model.store.json.Printer;
import org.groma.model.value.Datum;

/**
 * The cells of a row whose columns are those of its own table, in one text: {@code units: 15;
 * rolls: 1-3}. A hundred tables of rules have no columns in common.
 *
 * @param value reads what stands behind the name
 */
record NamedCells<V>(Function<V, String> text, Function<String, Reading<V>> value) {

  /** Cells of any data. */
  static final NamedCells<Datum> DATA = new NamedCells<>(DatumText::of, DatumText::read);

  /** Cells of text as printed. */
  static final NamedCells<String> TEXTS =
      new NamedCells<>(
          text ->
              text.contains(";") || text.startsWith("\"")
                  ? Printer.line(new Json.Text(text))
                  : text,
          NamedCells::plain);

  private static Reading<String> plain(String typed) {
    return typed.startsWith("\"")
        ? DatumText.readJson(typed)
            .map(read -> read instanceof Datum.Text(String text) ? text : typed)
        : Reading.of(typed);
  }

  String show(Map<String, V> cells) {
    return cells.entrySet().stream()
        .map(cell -> cell.getKey() + ": " + text.apply(cell.getValue()))
        .collect(Collectors.joining("; "));
  }

  /**
   * Reads all cells.
   *
   * @param columns those that there are; empty where any may be
   */
  Reading<Map<String, V>> read(String typed, List<String> columns) {
    Map<String, V> cells = new LinkedHashMap<>();
    for (String part : parts(typed)) {
      Optional<String> name = name(part, columns);
      if (name.isEmpty()) {
        return Reading.not(
            String.format(
                Locale.ROOT,
                "Expected a column, a colon and its value, such as '%s: 2', not '%s'.",
                columns.stream().findFirst().orElse("income"),
                part));
      }
      if (!columns.isEmpty() && !columns.contains(name.get())) {
        return Reading.not(
            String.format(
                Locale.ROOT,
                "The table has no column '%s'; it has %s.",
                name.get(),
                String.join(", ", columns)));
      }
      String rest = part.substring(part.indexOf(':', name.get().length()) + 1).strip();
      switch (rest.isEmpty() ? Reading.<V>not("") : value.apply(rest)) {
        case Reading.Read<V>(V read) -> cells.put(name.get(), read);
        case Reading.Unread<V>(String sentence, var _) -> {
          if (!rest.isEmpty()) { // nothing behind the colon is an empty cell
            return Reading.not(name.get() + ": " + sentence);
          }
        }
      }
    }
    return Reading.of(cells);
  }

  /** The column that a part begins with; a name may have a colon of its own. */
  private static Optional<String> name(String part, List<String> columns) {
    int colon = part.indexOf(':');
    return columns.stream()
        .filter(column -> part.startsWith(column + ":"))
        .max(Comparator.comparingInt(String::length))
        .or(() -> colon < 1 ? Optional.empty() : Optional.of(part.substring(0, colon).strip()));
  }

  /** What stands between semicolons, those in quotation marks and brackets left alone. */
  private static List<String> parts(String typed) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    boolean quoted = false;
    boolean escaped = false;
    int depth = 0;
    for (int i = 0; i < typed.length(); i++) {
      char each = typed.charAt(i);
      if (each == ';' && !quoted && depth == 0) {
        parts.add(part.toString());
        part.setLength(0);
        continue;
      }
      part.append(each);
      if (each == '"' && !escaped) {
        quoted = !quoted;
      } else if (!quoted && "[{".indexOf(each) >= 0) {
        depth++;
      } else if (!quoted && "]}".indexOf(each) >= 0) {
        depth--;
      }
      escaped = quoted && each == '\\' && !escaped;
    }
    parts.add(part.toString());
    return parts.stream().map(String::strip).filter(each -> !each.isEmpty()).toList();
  }
}
