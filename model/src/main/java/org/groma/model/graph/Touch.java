package org.groma.model.graph;

import java.util.List;
import java.util.Set;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;

/**
 * Why two places are adjacent, or are not: what the drawing shows, what links them, and what
 * overrides say. {@link MapGraph} has the same answer for all places at once, without the reasons.
 *
 * @param links between them, in either direction
 * @param overrides of the two, in the order of their ids
 */
public record Touch(
    Place a, Place b, Drawn drawn, List<Link> links, List<AdjacencyOverride> overrides) {

  /** How two places touch on the map itself, whatever links and overrides say. */
  public enum Drawn {
    /** Across a border that can be crossed. */
    BORDER,
    /** Across a border that cannot be crossed. */
    BARRED,
    /** In nothing but a point: someone may ask. */
    POINT,
    NONE
  }

  public Touch {
    links = List.copyOf(links);
    overrides = List.copyOf(overrides);
  }

  public static Touch of(Project project, Place a, Place b) {
    Set<Place> pair = Set.of(a, b);
    return new Touch(
        a,
        b,
        drawn(project, a, b),
        project.links().stream()
            .filter(link -> pair.equals(Set.of(link.from(), link.to())))
            .toList(),
        project.get(Kinds.OVERRIDES).stream()
            .filter(override -> pair.equals(Set.of(override.a(), override.b())))
            .toList());
  }

  /** How two places touch in the drawing. */
  public static Drawn drawn(Project project, Place a, Place b) {
    Topology map = project.map();
    Drawn found = Drawn.NONE;
    for (int face : map.facesOf(a)) {
      for (int half : map.face(face).halves().toArray()) {
        if (isOf(map, map.right(half), b)) {
          if (project.vocabulary().isPassable(map.arc(Half.arc(half)).border().kind())) {
            return Drawn.BORDER;
          }
          found = Drawn.BARRED;
        } else if (found == Drawn.NONE
            && map.star(map.origin(half)).anyMatch(out -> isOf(map, map.left(out), b))) {
          found = Drawn.POINT;
        }
      }
    }
    return found;
  }

  private static boolean isOf(Topology map, int face, Place place) {
    return map.face(face).place().filter(place::equals).isPresent();
  }

  /** Whether one may step from one to the other without a link. */
  public boolean isBordering() {
    return overrides.isEmpty()
        ? drawn == Drawn.BORDER
        : overrides.stream().anyMatch(AdjacencyOverride::adjacent);
  }

  /** Whether one may step from one to the other, or back, in any way. */
  public boolean isAdjacent() {
    return isBordering() || !links.isEmpty();
  }
}
