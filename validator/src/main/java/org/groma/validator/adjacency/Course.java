package org.groma.validator.adjacency;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.gazetteer.River;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Arc;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/** Where rivers run: the arcs of each, in the order of their numbers. */
final class Course {

  /** What checks of rivers look at. */
  static final Reads READS =
      Reads.of(Kinds.RIVERS, Kinds.PROVINCES, Kinds.SEAS, Kinds.AREAS).and(Reads.Aspect.DRAWING);

  private static final Derivation<Map<RiverId, List<Arc>>> INDEX =
      Derivation.of(Reads.of(Reads.Aspect.DRAWING), Course::index);

  private Course() {}

  static List<Arc> of(Survey survey, River river) {
    return survey.get(INDEX).getOrDefault(river.id(), List.of());
  }

  private static Map<RiverId, List<Arc>> index(Survey survey) {
    Map<RiverId, List<Arc>> index = new HashMap<>();
    for (Arc arc : survey.map().arcs()) {
      arc.border()
          .river()
          .ifPresent(river -> index.computeIfAbsent(river, _ -> new ArrayList<>()).add(arc));
    }
    return index;
  }

  /** The areas along a river, each with the first of its borders there. */
  static NavigableMap<AreaId, Arc> areas(Survey survey, River river) {
    NavigableMap<AreaId, Arc> areas = new TreeMap<>();
    for (Arc arc : of(survey, river)) {
      areasBeside(survey, arc).forEach(area -> areas.putIfAbsent(area, arc));
    }
    return areas;
  }

  /** The areas on both sides of a border. */
  static NavigableSet<AreaId> areasBeside(Survey survey, Arc arc) {
    NavigableSet<AreaId> areas = new TreeSet<>();
    for (int face : List.of(arc.left(), arc.right())) {
      survey
          .map()
          .face(face)
          .place()
          .flatMap(Place::province)
          .flatMap(survey.project().provinces()::find)
          .flatMap(Province::area)
          .ifPresent(areas::add);
    }
    return areas;
  }

  /** Whether an area is another one or part of it. */
  static boolean isWithin(Survey survey, AreaId area, AreaId whole) {
    Optional<AreaId> at = Optional.of(area);
    for (int depth = 0; at.isPresent() && depth < survey.project().areas().size() + 1; depth++) {
      if (at.get().equals(whole)) {
        return true;
      }
      at = at.flatMap(survey.project().areas()::find).flatMap(Area::parent);
    }
    return false;
  }
}
