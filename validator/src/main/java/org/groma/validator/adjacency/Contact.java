package org.groma.validator.adjacency;

import org.groma.model.id.Place;
import org.groma.model.topology.Half;
import org.groma.model.topology.Topology;
import org.groma.validator.check.Survey;

/** How two places touch on the map itself, whatever links and overrides say. */
enum Contact {
  /** Across a border that can be crossed. */
  BORDER,
  /** In a point, or across a border that cannot be crossed: someone may ask. */
  DOUBTFUL,
  NONE;

  static Contact between(Survey survey, Place a, Place b) {
    Topology map = survey.map();
    Contact contact = NONE;
    for (int face : map.facesOf(a)) {
      for (int half : map.face(face).halves().toArray()) {
        if (isOf(map, map.right(half), b)) {
          if (survey.project().vocabulary().isPassable(map.arc(Half.arc(half)).border().kind())) {
            return BORDER;
          }
          contact = DOUBTFUL;
        } else if (map.star(map.origin(half)).anyMatch(out -> isOf(map, map.left(out), b))) {
          contact = DOUBTFUL;
        }
      }
    }
    return contact;
  }

  private static boolean isOf(Topology map, int face, Place place) {
    return map.face(face).place().filter(place::equals).isPresent();
  }
}
