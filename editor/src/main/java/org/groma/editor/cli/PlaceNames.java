package org.groma.editor.cli;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.groma.editor.palette.Spelling;
import org.groma.model.entry.Entry;
import org.groma.model.graph.MapGraph;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/** The names of all places that pieces can stand in: provinces, sea zones and boxes off the map. */
final class PlaceNames {

  private final Map<Place, Entry<?>> entries = new TreeMap<>();

  PlaceNames(Project project, MapGraph graph) {
    for (int i = 0; i < graph.size(); i++) {
      Place place = graph.place(i);
      entries.put(place, entry(project, place));
    }
  }

  private static Entry<?> entry(Project project, Place place) {
    return switch (place.kind()) {
      case PROVINCE -> project.provinces().find(place.slug()).orElseThrow();
      case SEA -> project.seas().find(place.slug()).orElseThrow();
      case AREA -> project.areas().find(place.slug()).orElseThrow();
    };
  }

  /** All places, in a fixed order. */
  List<Place> places() {
    return List.copyOf(entries.keySet());
  }

  String of(Place place) {
    return entries.get(place).name();
  }

  /** {@code Moesia (province:moesia)}: what a person reads and what can be typed. */
  String label(Place place) {
    return of(place) + " (" + place + ")";
  }

  /** Everything a place answers to, folded. */
  List<String> spellings(Place place) {
    return Spelling.of(entries.get(place));
  }
}
