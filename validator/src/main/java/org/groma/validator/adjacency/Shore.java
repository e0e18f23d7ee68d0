package org.groma.validator.adjacency;

import java.util.NavigableSet;
import java.util.TreeSet;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.id.SeaId;
import org.groma.validator.check.Survey;

/** Which sea zones a place lies on, by the map and by overrides, links left out. */
final class Shore {

  private Shore() {}

  /** The zones that a place touches, in the order of their ids. */
  static NavigableSet<SeaId> seas(Survey survey, Place place) {
    NavigableSet<SeaId> seas = new TreeSet<>();
    for (Neighbour each : survey.graph().neighbours(place)) {
      if (each.link().isEmpty()) {
        each.place().sea().ifPresent(seas::add);
      }
    }
    return seas;
  }

  static boolean touches(Survey survey, Place place, Place other) {
    for (Neighbour each : survey.graph().neighbours(place)) {
      if (each.link().isEmpty() && each.place().equals(other)) {
        return true;
      }
    }
    return false;
  }

  /** The zones that two places share. */
  static NavigableSet<SeaId> common(Survey survey, Place a, Place b) {
    NavigableSet<SeaId> common = seas(survey, a);
    common.retainAll(seas(survey, b));
    return common;
  }

  static String name(Survey survey, SeaId sea) {
    return survey.name(Place.of(sea));
  }
}
