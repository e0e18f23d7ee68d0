package org.groma.exporters.incoming;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.GazetteerTables;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.ProvinceRow;
import org.groma.exporters.table.ProvinceTable;
import org.groma.exporters.table.Table;
import org.groma.exporters.table.Typed;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Sea;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/**
 * Which column of the tables each property of a place is.
 *
 * @param columns keys of columns by the property that is read into them
 * @param shown properties that are written but not read
 * @param lists of what the words of a property with several are, by its column
 */
record PlaceTable<R>(
    Place.Kind kind,
    Function<Project, Table<R>> of,
    Map<String, String> columns,
    Set<String> shown,
    Map<String, Choices> lists) {

  /** Properties that say which place it is. */
  static final Set<String> NAMING = Set.of("id", "kind", "NAME");

  private static final String NAME = "name";

  static final PlaceTable<ProvinceRow> PROVINCES =
      new PlaceTable<>(
          Place.Kind.PROVINCE,
          ProvinceTable::of,
          Map.ofEntries(
              Map.entry(NAME, NAME),
              Map.entry("area", "area"),
              Map.entry("terrain", "terrain"),
              Map.entry("income", "income"),
              Map.entry("granary", "granary"),
              Map.entry("caravan", "caravan"),
              Map.entry("island", "island"),
              Map.entry("extent", "extent"),
              Map.entry("tags", "tags"),
              Map.entry("city", "city.name"),
              Map.entry("level", "city.level"),
              Map.entry("fortified", "city.fortified"),
              Map.entry("wall", "city.wall"),
              Map.entry("port", "city.port")),
          Set.of("areaName", "otherCities"),
          Map.of("tags", Choices.PROVINCE_TAGS));

  static final PlaceTable<Sea> SEAS =
      new PlaceTable<>(
          Place.Kind.SEA,
          GazetteerTables::seas,
          Map.of(NAME, NAME, "monopoly", "monopoly", "extent", "extent"),
          Set.of("tags"),
          Map.of());

  static final PlaceTable<Area> AREAS =
      new PlaceTable<>(
          Place.Kind.AREA, GazetteerTables::areas, Map.of(NAME, NAME), Set.of(), Map.of());

  static final List<PlaceTable<?>> ALL = List.of(AREAS, SEAS, PROVINCES);

  Table<R> table(Project project) {
    return of.apply(project);
  }

  /** The column that a property is read into. */
  Optional<Column<R>> column(Table<R> table, String property) {
    return Optional.ofNullable(columns.get(property)).flatMap(table::column);
  }

  boolean shows(String property) {
    return shown.contains(property);
  }

  /** Whether a property of any place is a value, and not just what the place is called. */
  static boolean isValue(String property) {
    return !property.equals(NAME)
        && ALL.stream().anyMatch(table -> table.columns.containsKey(property));
  }

  /**
   * A text with the labels of what it names by ids, as files do: an id may be the name of something
   * else.
   */
  String labelled(Column<R> column, String text, Labels labels) {
    Choices list = lists.get(column.key());
    if (list == null) {
      String tidy = Typed.tidy(text);
      return column.choices().map(choices -> labels.of(choices, tidy)).orElse(tidy);
    }
    List<String> words = new ArrayList<>();
    for (String word : text.split("[,;]", -1)) {
      words.add(labels.of(list, Typed.tidy(word)));
    }
    return String.join("; ", words);
  }
}
