package org.groma.editor.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.editor.palette.Spelling;
import org.groma.model.entry.Entry;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.gazetteer.River;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/** The places of a project, to be asked for by whatever people call them. */
final class Places {

  private final Project project;
  private final MapGraph graph;
  private final PlaceNames names;
  private final PlaceSearch search;

  Places(Project project) {
    this.project = project;
    this.graph = MapGraph.of(project);
    this.names = new PlaceNames(project, graph);
    this.search = new PlaceSearch(names);
  }

  Project project() {
    return project;
  }

  MapGraph graph() {
    return graph;
  }

  PlaceNames names() {
    return names;
  }

  /** Whether the place has a shape on the map. */
  boolean isDrawn(Place place) {
    return !project.map().facesOf(place).isEmpty();
  }

  /** The place that is meant; stops with a sentence if that is not clear. */
  Place get(String typed) {
    return switch (search.find(typed)) {
      case PlaceSearch.Answer.Found(Place place) -> place;
      case PlaceSearch.Answer.Ambiguous(List<Place> candidates) ->
          throw Stop.cannotRun(
              String.format(
                  Locale.ROOT,
                  "'%s' may be %s. Write the one you mean with its kind, for instance %s.",
                  typed,
                  either(candidates),
                  candidates.getFirst()));
      case PlaceSearch.Answer.Unknown(List<Place> nearest) ->
          throw Stop.cannotRun(
              otherThing(typed)
                  .orElseGet(() ->
                      String.format(
                          Locale.ROOT,
                          "There is no province or sea zone '%s'.%s",
                          typed,
                          didYouMean(nearest))));
    };
  }

  private String didYouMean(List<Place> nearest) {
    if (names.places().isEmpty()) {
      return " This project has no places yet; groma import brings them in.";
    }
    return nearest.isEmpty() ? "" : " Did you mean " + either(nearest) + "?";
  }

  private String either(List<Place> places) {
    List<String> labels = places.stream().map(names::label).toList();
    int last = labels.size() - 1;
    return last == 0
        ? labels.getFirst()
        : String.join(", ", labels.subList(0, last)) + " or " + labels.get(last);
  }

  /** A sentence on an area, a city or a river of that name: people ask for these too. */
  private Optional<String> otherThing(String typed) {
    return about(project.areas().stream(), typed, this::about)
        .or(() -> about(project.cities().stream(), typed, Places::about))
        .or(() -> about(project.rivers().stream(), typed, Places::about));
  }

  private static <E extends Entry<?>> Optional<String> about(
      Stream<E> entries, String typed, Function<E, String> sentence) {
    String folded = Spelling.fold(typed);
    return entries.filter(entry -> Spelling.of(entry).contains(folded)).findFirst().map(sentence);
  }

  private String about(Area area) {
    return project.provinces().stream()
        .filter(province -> province.area().equals(Optional.of(area.id())))
        .map(province -> province.id().slug())
        .collect(
            Collectors.joining(
                ", ", area.name() + " is an area. Ask for one of its provinces: ", "."));
  }

  private static String about(City city) {
    return city.name() + " is a city. Ask for its province: " + city.province() + ".";
  }

  private static String about(River river) {
    return river.name() + " is a river. Ask for a province or a sea zone.";
  }
}
