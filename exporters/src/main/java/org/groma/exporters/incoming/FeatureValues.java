package org.groma.exporters.incoming;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.exporters.geojson.Feature;
import org.groma.exporters.geojson.PlaceProperties;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Reading;
import org.groma.exporters.table.Table;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/**
 * What the properties of features say of places of one kind, read like the rows of their table: a
 * property that still says what an export of the project would say changes nothing, and neither
 * does one that is missing; null empties a value.
 */
final class FeatureValues<R> {

  private final PlaceTable<R> places;
  private final String file;
  private final Notices notices;
  private final NavigableSet<String> unknown = new TreeSet<>();

  /** Values of places that consist of several features, with the feature that gave them. */
  private final Map<Place, Map<String, Feature>> givenBy = new HashMap<>();

  /** What is to be put, by place. */
  private final Map<Place, Map<Column<R>, Given>> given = new LinkedHashMap<>();

  /** A value that was changed, and where. */
  private record Given(String where, String text) {}

  /** A feature and the place that it is. */
  record Placed(Feature feature, Place place) {}

  FeatureValues(PlaceTable<R> places, String file, Notices notices) {
    this.places = places;
    this.file = file;
    this.notices = notices;
  }

  /** The names of properties that mean nothing here. */
  NavigableSet<String> unknown() {
    return unknown;
  }

  /** The project with the values of these features put in. */
  Project into(Project project, List<Placed> features) {
    Table<R> table = places.table(project);
    Labels labels = Labels.of(project);
    PlaceProperties said = new PlaceProperties(project);
    Map<String, R> rows = new HashMap<>();
    table.rows().of(project).forEach(row -> rows.put(table.rows().id(row), row));
    for (Placed each : features) {
      R row = rows.get(each.place().slug());
      compare(each.feature(), each.place(), table, row, said.of(each.place()), labels);
    }
    Project now = project;
    for (Map.Entry<Place, Map<Column<R>, Given>> each : given.entrySet()) {
      R row = rows.get(each.getKey().slug());
      for (Column<R> column : table.columns()) {
        Given value = each.getValue().get(column);
        if (value != null) {
          row = put(column, row, value, labels);
        }
      }
      Project after = Edits.apply(table.rows().put(now, row), now);
      labels = TableEdits.known(labels, now, after);
      now = after;
    }
    return now;
  }

  /** Notes what a feature says otherwise than the project does. */
  private void compare(
      Feature feature,
      Place place,
      Table<R> table,
      R row,
      List<PlaceProperties.Said> said,
      Labels labels) {
    Map<String, String> before = new HashMap<>();
    said.forEach(each -> before.put(each.name(), each.text()));
    feature
        .properties()
        .forEach((name, text) -> {
          Optional<Column<R>> column = places.column(table, name);
          boolean same = text.equals(before.getOrDefault(name, ""));
          if (column.isPresent()) {
            note(
                feature,
                place,
                column.get(),
                name,
                same ? Optional.empty() : changed(column.get(), row, text, labels));
          } else if (places.shows(name)) {
            if (!same) {
              notices.onlyShown("The property " + name);
            }
          } else if (!text.isBlank() && !PlaceTable.NAMING.contains(name)) {
            unknown.add(name);
          }
        });
    for (String name : feature.nested()) {
      if (places.column(table, name).isPresent()) {
        notices.mistake(
            where(feature, place, name), "Expected one value, not a list or an object.");
      } else {
        unknown.add(name);
      }
    }
  }

  /** What was typed, with the labels of what it names by id; nothing if it says the same. */
  private Optional<String> changed(Column<R> column, R row, String text, Labels labels) {
    String typed = places.labelled(column, text, labels);
    return column.says(row, typed, labels) ? Optional.empty() : Optional.of(typed);
  }

  /** Keeps a value, unless another feature of the same place gives another. */
  private void note(
      Feature feature, Place place, Column<R> column, String name, Optional<String> changed) {
    Map<String, Feature> of = givenBy.computeIfAbsent(place, _ -> new HashMap<>());
    Feature other = of.putIfAbsent(name, feature);
    Map<Column<R>, Given> values = given.getOrDefault(place, Map.of());
    Optional<String> before = Optional.ofNullable(values.get(column)).map(Given::text);
    if (other != null && !before.equals(changed)) {
      notices.mistake(
          where(feature, place, name),
          String.format(
              Locale.ROOT,
              "this is '%s', but in line %d it is '%s'; make them the same.",
              feature.properties().get(name),
              other.line(),
              other.properties().get(name)));
    } else if (changed.isPresent()) {
      given
          .computeIfAbsent(place, _ -> new LinkedHashMap<>())
          .put(column, new Given(where(feature, place, name), changed.get()));
    }
  }

  private R put(Column<R> column, R row, Given value, Labels labels) {
    return switch (column.put(row, value.text(), labels)) {
      case Reading.Read<R>(R changed) -> changed;
      case Reading.Unread<R>(String sentence, var _) -> {
        notices.mistake(value.where(), sentence);
        yield row;
      }
    };
  }

  private String where(Feature feature, Place place, String property) {
    return String.format(
        Locale.ROOT, "%s, line %d, %s, property %s", file, feature.line(), place, property);
  }
}
