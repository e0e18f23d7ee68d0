package org.groma.exporters.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.engine.kernel.Named;
import org.groma.engine.kernel.PlainPhrases;
import org.groma.model.entry.Entry;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/**
 * Columns for what only one game knows of its entries. An attribute that is a whole number wherever
 * it is given has a column of its own and can be edited; the others are shown together.
 */
final class AttributeColumns<E extends Entry<?>> {

  private final Lens<E, Attributes> attributes;
  private final SortedSet<String> numbers = new TreeSet<>();

  private final List<Named> declared;

  AttributeColumns(Class<E> type, Iterable<E> entries) {
    this(type, entries, List.of());
  }

  /**
   * @param declared those that the game of the project shows by themselves
   */
  AttributeColumns(Class<E> type, Iterable<E> entries, List<Named> declared) {
    this.attributes = Lens.field(type, "attributes");
    this.declared = List.copyOf(declared);
    SortedSet<String> others = new TreeSet<>();
    for (E entry : entries) {
      Attributes of = attributes.get().apply(entry);
      of.byName()
          .keySet()
          .forEach(name -> (of.number(name).isPresent() ? numbers : others).add(name));
    }
    numbers.removeAll(others);
  }

  /** One column for each number, with titles unlike those of the other columns. */
  List<Column<E>> numbers(List<Column<E>> others) {
    SortedSet<String> titles =
        others.stream().map(Column::title).collect(Collectors.toCollection(TreeSet::new));
    titles.addAll(List.of(Table.ID, MORE));
    List<Column<E>> columns = new ArrayList<>();
    for (String name : numbers) {
      String title = titles.add(title(name)) ? title(name) : "attribute " + name;
      columns.add(Column.of("attributes." + name, title, Formats.OPTIONAL_WHOLE, number(name)));
    }
    return columns;
  }

  private static final String MORE = "More";

  /** All others in one column, which is only shown. */
  Column<E> more() {
    return Column.shown(
        "attributes",
        MORE,
        Look.PROSE,
        (entry, _) ->
            Shown.words(
                attributes.get().apply(entry).byName().entrySet().stream()
                    .filter(each -> !numbers.contains(each.getKey()))
                    .map(each -> said(each.getKey(), each.getValue()))
                    .collect(Collectors.joining("; "))));
  }

  /** Those that are declared, each in a column of its own; numbers can be edited. */
  List<Column<E>> declared() {
    return declared.stream().map(this::declared).toList();
  }

  private Column<E> declared(Named named) {
    String key = "attributes." + named.id();
    return numbers.contains(named.id())
        ? Column.of(key, named.name(), Formats.OPTIONAL_WHOLE, number(named.id()))
        : Column.shown(
            key,
            named.name(),
            Look.TEXT,
            (entry, _) ->
                Shown.words(
                    attributes
                        .get()
                        .apply(entry)
                        .get(named.id())
                        .map(PlainPhrases::text)
                        .orElse("")));
  }

  /** All others in one column, for tables that have no room for more. */
  Column<E> others() {
    return Column.shown(
        "attributes",
        MORE,
        Look.PROSE,
        (entry, _) ->
            Shown.words(
                attributes.get().apply(entry).byName().entrySet().stream()
                    .filter(each ->
                        declared.stream().noneMatch(named -> named.id().equals(each.getKey())))
                    .map(each -> said(each.getKey(), each.getValue()))
                    .collect(Collectors.joining("; "))));
  }

  private static String said(String name, Datum value) {
    String title = title(name).toLowerCase(Locale.ROOT);
    return switch (value) {
      case Datum.Flag(boolean yes) -> yes ? title : "not " + title;
      default -> title + ": " + PlainPhrases.text(value);
    };
  }

  private Lens<E, Optional<Integer>> number(String name) {
    return new Lens<>(
        entry -> attributes.get().apply(entry).number(name),
        (entry, number) -> {
          Attributes before = attributes.get().apply(entry);
          return attributes
              .with()
              .apply(
                  entry,
                  number
                      .map(value -> before.with(name, Datum.number(value)))
                      .orElseGet(() -> without(before, name)));
        });
  }

  private static Attributes without(Attributes attributes, String name) {
    return new Attributes(
        attributes.byName().entrySet().stream()
            .filter(each -> !each.getKey().equals(name))
            .collect(Collectors.toMap(each -> each.getKey(), each -> each.getValue())));
  }

  /** {@code availableFrom} as people write it. */
  private static String title(String name) {
    String spaced =
        Stream.of(name.split("(?<=[a-z0-9])(?=[A-Z])"))
            .map(word -> word.toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(" "))
            .replace('-', ' ');
    return spaced.isEmpty()
        ? name
        : spaced.substring(0, 1).toUpperCase(Locale.ROOT) + spaced.substring(1);
  }
}
