package org.groma.exporters.sample;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.tables.RuleTable;
import org.groma.model.value.Datum;

/**
 * The sample project of Romanitas, loaded once, with the questions that tests ask of it. A
 * territory is named by its id or by a city in it.
 */
final class Romanitas {

  static final Path FOLDER = Path.of("..", "sample-data", "romanitas");

  private static final Project PROJECT = load();
  private static final MapGraph GRAPH = MapGraph.of(PROJECT);

  private Romanitas() {}

  private static Project load() {
    return switch (ProjectStore.loadStrictly(FOLDER)) {
      case LoadResult.Loaded loaded when loaded.problems().isEmpty() -> loaded.project();
      case LoadResult.Loaded loaded -> throw new AssertionError(loaded.problems().toString());
      case LoadResult.Unreadable unreadable ->
          throw new AssertionError(unreadable.problems().toString());
    };
  }

  static Project project() {
    return PROJECT;
  }

  static MapGraph graph() {
    return GRAPH;
  }

  /** The territory of that id, or that of a city. */
  static Place territory(String word) {
    ProvinceId id =
        PROJECT
            .provinces()
            .find(word)
            .map(Province::id)
            .or(() -> PROJECT.cities().find(word).map(City::province))
            .orElseThrow(() -> new AssertionError("there is no territory and no city " + word));
    return Place.of(id);
  }

  /** Whether one can step from the one to the other: the same territory, or one beside it. */
  static boolean isStep(String from, String to) {
    return territory(from).equals(territory(to)) || isAdjacent(from, to);
  }

  static boolean isAdjacent(String a, String b) {
    return !GRAPH.between(territory(a), territory(b)).isEmpty();
  }

  /** The maritime zones that a territory has a coast on. */
  static List<String> zonesOf(String word) {
    return GRAPH.neighbours(territory(word)).stream()
        .map(Neighbour::place)
        .filter(Place::isSea)
        .map(Place::slug)
        .toList();
  }

  static Nation nation(String slug) {
    return PROJECT.get(Kinds.NATIONS).find(slug).orElseThrow();
  }

  /** How many units of a nation are of these categories. */
  static int units(String nation, List<String> categories) {
    return nation(nation).pool().stream()
        .filter(row ->
            categories.contains(PROJECT.get(Kinds.UNITS).find(row.unit()).orElseThrow().category()))
        .mapToInt(Nation.Pooled::count)
        .sum();
  }

  static RuleTable table(String slug) {
    return PROJECT.get(Kinds.TABLES).find(slug).orElseThrow();
  }

  /** The texts of a cell that holds a list, by the key of the row; rows without it are left out. */
  static Map<String, List<String>> lists(String table, String column) {
    Map<String, List<String>> lists = new TreeMap<>();
    for (RuleTable.Row row : table(table).rows()) {
      if (row.cells().get(column) instanceof Datum.Items(List<Datum> items)) {
        lists.put(row.key(), items.stream().map(item -> ((Datum.Text) item).text()).toList());
      }
    }
    return lists;
  }
}
