package org.groma.editor.map;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.groma.model.id.Place;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;

/** A direction that an arrow key points in. North is up. */
public enum Heading {
  WEST(-1, 0),
  EAST(1, 0),
  NORTH(0, 1),
  SOUTH(0, -1);

  /** What lies farther to the side than 60° is in no way in this direction. */
  private static final double ASIDE = 0.5;

  private final int x;
  private final int y;

  Heading(int x, int y) {
    this.x = x;
    this.y = y;
  }

  /** 1 to the right, -1 to the left, as seen on the screen. */
  public int right() {
    return x;
  }

  /** 1 downwards, -1 upwards, as seen on the screen. */
  public int down() {
    return -y;
  }

  /**
   * The place that lies this way from another: the neighbour that is most straight ahead, or, from
   * an island or the edge of the map, the nearest place that is roughly there.
   */
  public Optional<Place> from(MapIndex index, Place place) {
    Optional<Point> here = index.stackAt(place);
    if (here.isEmpty()) {
      return Optional.empty();
    }
    return best(index, here.get(), neighbours(index.map(), place).stream(), way -> -way.straight)
        .or(() ->
            best(
                index,
                here.get(),
                index.map().places().keySet().stream().filter(other -> !other.equals(place)),
                way -> way.distance / way.straight));
  }

  private record Way(Place to, double distance, double straight) {}

  private Optional<Place> best(
      MapIndex index, Point here, Stream<Place> places, ToDoubleFunction<Way> worse) {
    return places
        .map(other -> index.stackAt(other).map(there -> way(other, here, there)).orElse(null))
        .filter(Objects::nonNull)
        .filter(way -> way.straight > ASIDE)
        .min(Comparator.comparingDouble(worse))
        .map(Way::to);
  }

  private Way way(Place to, Point here, Point there) {
    double dx = there.x() - here.x();
    double dy = there.y() - here.y();
    double distance = Math.hypot(dx, dy);
    return new Way(to, distance, distance == 0 ? 0 : (dx * x + dy * y) / distance);
  }

  private static Set<Place> neighbours(Topology map, Place place) {
    Set<Place> found = new TreeSet<>();
    for (int face : map.facesOf(place)) {
      for (int other : map.neighbours(face)) {
        map.face(other).place().filter(each -> !each.equals(place)).ifPresent(found::add);
      }
    }
    return found;
  }
}
