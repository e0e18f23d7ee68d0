package org.groma.validator.adjacency;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.validator.check.Survey;

/** The pieces that the provinces of a coast lie in. */
final class CoastPieces {

  private CoastPieces() {}

  /** One province of each piece; those that are not on the map count for nothing. */
  static List<ProvinceId> of(Collection<ProvinceId> provinces, Survey survey) {
    NavigableSet<ProvinceId> rest = new TreeSet<>(provinces);
    rest.removeIf(province -> survey.graph().number(Place.of(province)).isEmpty());
    List<ProvinceId> pieces = new ArrayList<>();
    while (!rest.isEmpty()) {
      pieces.add(rest.first());
      removePiece(rest.first(), rest, survey);
    }
    return pieces;
  }

  private static void removePiece(ProvinceId start, NavigableSet<ProvinceId> rest, Survey survey) {
    Deque<ProvinceId> open = new ArrayDeque<>();
    open.add(start);
    rest.remove(start);
    while (!open.isEmpty()) {
      for (Neighbour each : survey.graph().neighbours(Place.of(open.removeFirst()))) {
        Optional<ProvinceId> next = each.place().province();
        if (each.link().isEmpty() && next.isPresent() && rest.remove(next.get())) {
          open.addLast(next.get());
        }
      }
    }
  }
}
