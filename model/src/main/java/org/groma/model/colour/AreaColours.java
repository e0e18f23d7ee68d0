package org.groma.model.colour;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;

/**
 * The colours of areas: what the project says, else one that is neither like the sea nor like a
 * neighbour's.
 */
public final class AreaColours {

  private final Map<AreaId, Rgb> colours = new TreeMap<>();

  private AreaColours() {}

  public static AreaColours of(Project project) {
    AreaColours made = new AreaColours();
    for (Area area : project.areas()) {
      area.colour().flatMap(Rgb::parse).ifPresent(own -> made.colours.put(area.id(), own));
    }
    if (made.colours.size() < project.areas().size()) {
      made.choose(project);
    }
    return made;
  }

  /** One after the other, so that each is told from those that have theirs. */
  private void choose(Project project) {
    Map<AreaId, Set<AreaId>> neighbours = neighbours(project);
    int turn = 0;
    for (Area area : project.areas()) {
      if (!colours.containsKey(area.id())) {
        List<PerceivedColour> unlike =
            neighbours.getOrDefault(area.id(), Set.of()).stream()
                .filter(colours::containsKey)
                .map(other -> ColourWheel.CALM.seen(colours.get(other)))
                .toList();
        colours.put(area.id(), ColourWheel.CALM.pick(turn, project.areas().size(), unlike));
      }
      turn++;
    }
  }

  private static Map<AreaId, Set<AreaId>> neighbours(Project project) {
    Map<Integer, Optional<AreaId>> byFace = new HashMap<>();
    Map<AreaId, Set<AreaId>> neighbours = new HashMap<>();
    for (Arc arc : project.map().arcs()) {
      Optional<AreaId> left = byFace.computeIfAbsent(arc.left(), face -> area(project, face));
      Optional<AreaId> right = byFace.computeIfAbsent(arc.right(), face -> area(project, face));
      if (left.isPresent() && right.isPresent() && !left.equals(right)) {
        neighbours.computeIfAbsent(left.get(), _ -> new TreeSet<>()).add(right.get());
        neighbours.computeIfAbsent(right.get(), _ -> new TreeSet<>()).add(left.get());
      }
    }
    return neighbours;
  }

  private static Optional<AreaId> area(Project project, int face) {
    Optional<Place> place =
        face == Face.OUTSIDE ? Optional.empty() : project.map().face(face).place();
    return place.flatMap(there ->
        there
            .area()
            .or(() -> there.province().flatMap(project.provinces()::find).flatMap(Province::area)));
  }

  /** The colour of an area; none of one that is not there. */
  public Optional<Rgb> of(AreaId area) {
    return Optional.ofNullable(colours.get(area));
  }
}
