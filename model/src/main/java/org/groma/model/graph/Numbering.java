package org.groma.model.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.AreaId;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Use;

/**
 * Places in their fixed order, which is that of {@link Place} itself: provinces, seas, then boxes
 * off the map. A box is an area that has no provinces and no smaller areas.
 */
final class Numbering {

  /** The number of what is no place. */
  static final int NONE = -1;

  private final Place[] places;
  private final int provinces;
  private final int seas;
  private final Map<Place, Integer> numbers;

  private Numbering(Place[] places, int provinces, int seas) {
    this.places = places;
    this.provinces = provinces;
    this.seas = seas;
    this.numbers = HashMap.newHashMap(places.length);
    for (int i = 0; i < places.length; i++) {
      numbers.put(places[i], i);
    }
  }

  static Numbering of(Project project) {
    List<Place> places = new ArrayList<>();
    project.provinces().forEach(province -> places.add(Place.of(province.id())));
    project.seas().forEach(sea -> places.add(Place.of(sea.id())));
    boxes(project).forEach(box -> places.add(Place.of(box)));
    return new Numbering(
        places.toArray(Place[]::new), project.provinces().size(), project.seas().size());
  }

  private static List<AreaId> boxes(Project project) {
    Set<AreaId> groups = new HashSet<>();
    for (Province province : project.provinces()) {
      province.area().ifPresent(groups::add);
    }
    for (Area area : project.areas()) {
      area.parent().ifPresent(groups::add);
    }
    return project.areas().stream().map(Area::id).filter(id -> !groups.contains(id)).toList();
  }

  /**
   * Whether another project with these boxes has the same places, if it has the same provinces and
   * seas.
   */
  boolean hasBoxesOf(Project other) {
    List<Place> mine = Arrays.asList(places).subList(provinces + seas, places.length);
    return mine.equals(boxes(other).stream().map(Place::of).toList());
  }

  int size() {
    return places.length;
  }

  int provinces() {
    return provinces;
  }

  int seas() {
    return seas;
  }

  Place place(int number) {
    return places[number];
  }

  int of(Place place) {
    return numbers.getOrDefault(place, NONE);
  }

  int of(Use use) {
    Optional<Place> place = use.place();
    return place.isPresent() ? of(place.get()) : NONE;
  }
}
