package org.groma.model.topology;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.id.Place;

/**
 * Which faces a place owns. Made when first asked for, and handed on to the next topology as long
 * as no face is added, removed or given to another place, so that dragging a vertex costs nothing
 * here.
 */
final class FacesByPlace {

  private volatile Map<Place, List<Integer>> faces;

  List<Integer> of(Topology topology, Place place) {
    return all(topology).getOrDefault(place, List.of());
  }

  Map<Place, List<Integer>> all(Topology topology) {
    Map<Place, List<Integer>> known = faces;
    if (known == null) {
      known = collect(topology);
      faces = known;
    }
    return known;
  }

  private static Map<Place, List<Integer>> collect(Topology topology) {
    Map<Place, List<Integer>> found = new HashMap<>();
    for (Face face : topology.faces()) {
      face.place()
          .ifPresent(place -> found.computeIfAbsent(place, _ -> new ArrayList<>(1)).add(face.id()));
    }
    found.replaceAll((_, ids) -> List.copyOf(ids));
    return found;
  }
}
