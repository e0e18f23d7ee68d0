package org.groma.validator.measure;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.topology.Face;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;

/** The face that a superfluous one should be joined to. */
public final class Heir {

  private Heir() {}

  /** The neighbour with the longest common border; never the outside. */
  public static Optional<Integer> of(Topology map, Face face) {
    Map<Integer, Double> shared = new TreeMap<>();
    face.halves()
        .filter(half -> map.right(half) != Face.OUTSIDE && map.right(half) != face.id())
        .forEach(half ->
            shared.merge(map.right(half), map.arc(Half.arc(half)).line().length(), Double::sum));
    Optional<Map.Entry<Integer, Double>> longest = Optional.empty();
    for (Map.Entry<Integer, Double> each : shared.entrySet()) {
      if (longest.isEmpty() || each.getValue() > longest.get().getValue()) {
        longest = Optional.of(each);
      }
    }
    return longest.map(Map.Entry::getKey);
  }
}
