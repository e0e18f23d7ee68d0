package org.groma.exporters.sample;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.Coast;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.graph.Way;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.SeaId;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;

/** The sample project of Invasions, loaded once, with the questions that tests ask of it. */
final class Invasions {

  static final Path FOLDER = Path.of("..", "sample-data", "invasions");

  private static final Project PROJECT = load();
  private static final MapGraph GRAPH = MapGraph.of(PROJECT);

  private Invasions() {}

  private static Project load() {
    return switch (ProjectStore.load(FOLDER)) {
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

  static Place province(String slug) {
    Place place = Place.of(new ProvinceId(slug));
    if (GRAPH.number(place).isEmpty()) {
      throw new AssertionError("there is no province " + slug);
    }
    return place;
  }

  static Place sea(String slug) {
    Place place = Place.of(new SeaId(slug));
    if (GRAPH.number(place).isEmpty()) {
      throw new AssertionError("there is no sea " + slug);
    }
    return place;
  }

  /** The kinds of border or link between two provinces; empty when they do not touch. */
  static List<String> between(String a, String b) {
    return GRAPH.between(province(a), province(b)).stream().map(Neighbour::kind).toList();
  }

  static boolean adjacent(String a, String b) {
    return !between(a, b).isEmpty();
  }

  static Optional<String> river(String a, String b) {
    return GRAPH.between(province(a), province(b)).stream()
        .flatMap(each -> each.river().stream())
        .map(Object::toString)
        .findFirst();
  }

  static int landDistance(String a, String b) {
    OptionalInt distance = GRAPH.distance(province(a), province(b), Way.byLand(GRAPH));
    return distance.orElse(Integer.MAX_VALUE);
  }

  /** The seas that a province has a coast on. */
  static List<String> seasOf(String province) {
    return GRAPH.neighbours(province(province)).stream()
        .map(Neighbour::place)
        .filter(Place::isSea)
        .map(Place::slug)
        .toList();
  }

  /** The coast ids of a province on a sea. */
  static List<String> coasts(String province, String sea) {
    return PROJECT.coasts().stream()
        .filter(coast -> coast.sea().slug().equals(sea))
        .filter(coast -> coast.provinces().contains(new ProvinceId(province)))
        .map(Coast::id)
        .map(Object::toString)
        .toList();
  }

  static List<Province> provincesOf(String area) {
    return PROJECT.provinces().stream()
        .filter(province -> province.area().equals(Optional.of(new AreaId(area))))
        .toList();
  }

  static Province record(String province) {
    return PROJECT.provinces().find(province).orElseThrow();
  }

  static City city(String slug) {
    return PROJECT.cities().find(slug).orElseThrow();
  }

  static List<City> citiesIn(String province) {
    return PROJECT.cities().stream()
        .filter(city -> city.province().slug().equals(province))
        .collect(Collectors.toList());
  }
}
