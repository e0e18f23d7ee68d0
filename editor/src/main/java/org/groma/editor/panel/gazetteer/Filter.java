package org.groma.editor.panel.gazetteer;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.editor.sheet.Folding;
import org.groma.editor.sheet.Sheet;
import org.groma.exporters.table.Column;

/**
 * Which rows are shown.
 *
 * @param text words that must all stand somewhere in a row
 * @param values by the key of a column, what may stand there
 */
record Filter(String text, SortedMap<String, Set<String>> values) {

  static final Filter NONE = new Filter("", Collections.emptySortedMap());

  Filter {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  Filter withText(String other) {
    return new Filter(other, values);
  }

  /** The same with one value of a column let in, or no longer. */
  Filter toggle(String column, String value) {
    SortedMap<String, Set<String>> next = new TreeMap<>(values);
    Set<String> these = new TreeSet<>(values.getOrDefault(column, Set.of()));
    if (!these.remove(value)) {
      these.add(value);
    }
    if (these.isEmpty()) {
      next.remove(column);
    } else {
      next.put(column, these);
    }
    return new Filter(text, next);
  }

  /** The same with only one value in a column. */
  Filter only(String column, String value) {
    SortedMap<String, Set<String>> next = new TreeMap<>(values);
    next.put(column, Set.of(value));
    return new Filter(text, next);
  }

  Filter without(String column) {
    SortedMap<String, Set<String>> next = new TreeMap<>(values);
    next.remove(column);
    return new Filter(text, next);
  }

  boolean isNone() {
    return text.isBlank() && values.isEmpty();
  }

  /** The rows that it lets through, in the order they come. */
  List<String> of(Sheet<?> sheet) {
    return of(sheet, id -> line(sheet, id));
  }

  /**
   * The same.
   *
   * @param lines the text of rows, which somebody who types letter after letter keeps
   */
  List<String> of(Sheet<?> sheet, UnaryOperator<String> lines) {
    List<String> words =
        Stream.of(Folding.of(text).split("\\s+")).filter(word -> !word.isEmpty()).toList();
    return sheet.ids().stream()
        .filter(id -> hasValues(sheet, id))
        .filter(id -> words.isEmpty() || hasWords(words, lines.apply(id)))
        .toList();
  }

  private boolean hasValues(Sheet<?> sheet, String id) {
    return values.entrySet().stream()
        .allMatch(each -> each.getValue().contains(sheet.show(id, each.getKey()).text()));
  }

  private static boolean hasWords(List<String> words, String line) {
    return words.stream().allMatch(line::contains);
  }

  /** All that a row says. */
  static String line(Sheet<?> sheet, String id) {
    return Folding.of(
        sheet.columns().stream()
            .map(Column::key)
            .map(key -> sheet.show(id, key).text())
            .collect(Collectors.joining("\n")));
  }

  /** What stands in a column, and how often. */
  static SortedMap<String, Integer> valuesOf(Sheet<?> sheet, String key) {
    SortedMap<String, Integer> counts = new TreeMap<>();
    sheet.ids().forEach(id -> counts.merge(sheet.show(id, key).text(), 1, Integer::sum));
    return counts;
  }
}
