package org.groma.exporters.triplea;

import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.project.Project;

/**
 * Two territories that pieces may go between, each pair once: TripleA's connections lead both ways
 * and have no kinds.
 */
record Connections(NavigableSet<Pair> pairs) {

  /** Two places, the first in the order of places. */
  record Pair(Place a, Place b) implements Comparable<Pair> {
    @Override
    public int compareTo(Pair other) {
      int order = a.compareTo(other.a);
      return order != 0 ? order : b.compareTo(other.b);
    }
  }

  static Connections of(Project project, NavigableMap<Place, String> names) {
    MapGraph graph = MapGraph.of(project);
    NavigableSet<Pair> pairs = new TreeSet<>();
    for (Place place : names.keySet()) {
      for (Neighbour neighbour : graph.neighbours(place)) {
        Place other = neighbour.place();
        if (names.containsKey(other) && !other.equals(place)) {
          boolean first = place.compareTo(other) < 0;
          pairs.add(first ? new Pair(place, other) : new Pair(other, place));
        }
      }
    }
    return new Connections(pairs);
  }
}
