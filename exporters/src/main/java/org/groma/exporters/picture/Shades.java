package org.groma.exporters.picture;

import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;

/** Numbers for places so that neighbours of one kind have different ones, and few are used. */
final class Shades {

  private final Map<Place, Integer> numbers = new TreeMap<>();

  private Shades() {}

  /**
   * Goes through the places in order and gives each the lowest number that no neighbour has.
   *
   * @param alike whether two neighbours would look the same without
   */
  static Shades of(Drawing drawing, BiPredicate<Place, Place> alike) {
    Map<Place, Set<Place>> neighbours = new TreeMap<>();
    for (Arc arc : drawing.map.arcs()) {
      Optional<Place> left = drawing.placeOf(arc.left());
      Optional<Place> right = drawing.placeOf(arc.right());
      if (left.isPresent() && right.isPresent() && alike.test(left.get(), right.get())) {
        neighbours.computeIfAbsent(left.get(), _ -> new TreeSet<>()).add(right.get());
        neighbours.computeIfAbsent(right.get(), _ -> new TreeSet<>()).add(left.get());
      }
    }
    Shades shades = new Shades();
    neighbours.forEach((place, others) -> {
      BitSet taken = new BitSet();
      others.stream()
          .filter(shades.numbers::containsKey)
          .forEach(other -> taken.set(shades.numbers.get(other)));
      shades.numbers.put(place, taken.nextClearBit(0));
    });
    return shades;
  }

  /** The number of a place, from 0 to below the limit. */
  int of(Place place, int limit) {
    return numbers.getOrDefault(place, 0) % limit;
  }
}
