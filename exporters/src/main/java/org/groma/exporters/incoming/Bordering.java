package org.groma.exporters.incoming;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Id;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Topology;

/** Which places of a map touch, and what lies between them, in words. */
final class Bordering {

  private Bordering() {}

  /** By the lesser place of each pair. */
  static NavigableMap<Place, NavigableMap<Place, String>> in(Topology map) {
    NavigableMap<Place, NavigableMap<Place, TreeSet<String>>> found = new TreeMap<>();
    for (Arc arc : map.arcs()) {
      Optional<Place> left = map.face(arc.left()).place();
      Optional<Place> right = map.face(arc.right()).place();
      if (left.isPresent() && right.isPresent() && !left.equals(right)) {
        boolean ordered = left.get().compareTo(right.get()) < 0;
        found
            .computeIfAbsent(ordered ? left.get() : right.get(), _ -> new TreeMap<>())
            .computeIfAbsent(ordered ? right.get() : left.get(), _ -> new TreeSet<>())
            .add(text(arc.border(), left.get(), right.get()));
      }
    }
    NavigableMap<Place, NavigableMap<Place, String>> texts = new TreeMap<>();
    found.forEach((place, others) -> {
      NavigableMap<Place, String> of = new TreeMap<>();
      for (Map.Entry<Place, TreeSet<String>> other : others.entrySet()) {
        of.put(other.getKey(), String.join("; ", other.getValue()));
      }
      texts.put(place, of);
    });
    return texts;
  }

  private static String text(Border border, Place a, Place b) {
    String kind =
        !border.kind().equals(Border.LAND_KIND)
            ? border.kind()
            : a.isSea() && b.isSea()
                ? Neighbour.SEA
                : a.isSea() || b.isSea() ? Neighbour.COAST : border.kind();
    String river = border.river().map(Id::slug).map(id -> " " + id).orElse("");
    String tags = border.tags().isEmpty() ? "" : " (" + String.join(", ", border.tags()) + ")";
    return kind + river + tags;
  }
}
