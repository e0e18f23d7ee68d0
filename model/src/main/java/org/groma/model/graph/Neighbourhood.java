package org.groma.model.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Border;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;

/**
 * Works out the neighbours of one place from the arcs round its faces, the links and the overrides.
 */
final class Neighbourhood {

  private final Project project;
  private final Map<Place, List<Link>> links = new HashMap<>();
  private final Map<Place, List<AdjacencyOverride>> overrides = new HashMap<>();

  Neighbourhood(Project project) {
    this.project = project;
    for (Link link : project.links()) {
      links.computeIfAbsent(link.from(), _ -> new ArrayList<>()).add(link);
      if (!link.oneWay()) {
        links.computeIfAbsent(link.to(), _ -> new ArrayList<>()).add(link);
      }
    }
    for (AdjacencyOverride override : project.get(Kinds.OVERRIDES)) {
      overrides.computeIfAbsent(override.a(), _ -> new ArrayList<>()).add(override);
      overrides.computeIfAbsent(override.b(), _ -> new ArrayList<>()).add(override);
    }
  }

  /** The neighbours of a place, sorted; a pair joined by a border and a link appears twice. */
  List<Neighbour> of(Place place) {
    Map<Place, Map<Border, Double>> shared = shared(place);
    for (AdjacencyOverride override : overrides.getOrDefault(place, List.of())) {
      if (!override.adjacent()) {
        shared.remove(override.a().equals(place) ? override.b() : override.a());
      }
    }
    List<Neighbour> found = new ArrayList<>();
    shared.forEach((other, borders) -> found.add(neighbour(place, other, borders)));
    for (AdjacencyOverride override : overrides.getOrDefault(place, List.of())) {
      Place other = override.a().equals(place) ? override.b() : override.a();
      if (override.adjacent() && !shared.containsKey(other)) {
        String kind = override.kind().orElseGet(() -> kind(place, other, Border.LAND_KIND));
        found.add(new Neighbour(other, kind, Optional.empty(), Optional.empty(), 0));
      }
    }
    for (Link link : links.getOrDefault(place, List.of())) {
      Place other = link.from().equals(place) ? link.to() : link.from();
      found.add(new Neighbour(other, link.kind(), Optional.empty(), Optional.of(link.id()), 0));
    }
    found.sort(
        Comparator.comparing(Neighbour::place)
            .thenComparing(neighbour -> neighbour.link().map(Object::toString).orElse("")));
    return found;
  }

  private Map<Place, Map<Border, Double>> shared(Place place) {
    Topology map = project.map();
    Map<Place, Map<Border, Double>> shared = new TreeMap<>();
    for (int face : map.facesOf(place)) {
      for (int[] ring : map.face(face).rings()) {
        for (int half : ring) {
          Arc arc = map.arc(Half.arc(half));
          Optional<Place> other = map.face(arc.across(face)).place();
          if (other.isPresent()
              && !other.get().equals(place)
              && project.vocabulary().isPassable(arc.border().kind())) {
            shared
                .computeIfAbsent(other.get(), _ -> new HashMap<>(2))
                .merge(arc.border(), arc.line().length(), Double::sum);
          }
        }
      }
    }
    return shared;
  }

  private static Neighbour neighbour(Place place, Place other, Map<Border, Double> borders) {
    if (borders.size() == 1) {
      Map.Entry<Border, Double> only = borders.entrySet().iterator().next();
      Border border = only.getKey();
      return new Neighbour(
          other,
          kind(place, other, border.kind()),
          border.river(),
          Optional.empty(),
          only.getValue());
    }
    Map<String, Double> byKind = new TreeMap<>();
    double length = 0;
    for (Map.Entry<Border, Double> each : borders.entrySet()) {
      byKind.merge(kind(place, other, each.getKey().kind()), each.getValue(), Double::sum);
      length += each.getValue();
    }
    String kind =
        byKind.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    Optional<RiverId> river =
        borders.entrySet().stream()
            .filter(each -> each.getKey().river().isPresent())
            .filter(each -> each.getKey().kind().equals(kind))
            .max(
                Map.Entry.<Border, Double>comparingByValue()
                    .thenComparing(each -> each.getKey().river().get().slug()))
            .flatMap(each -> each.getKey().river());
    return new Neighbour(other, kind, river, Optional.empty(), length);
  }

  private static String kind(Place a, Place b, String border) {
    if (a.isSea() && b.isSea()) {
      return Neighbour.SEA;
    }
    return a.isSea() || b.isSea() ? Neighbour.COAST : border;
  }
}
