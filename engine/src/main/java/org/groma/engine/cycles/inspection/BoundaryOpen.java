package org.groma.engine.cycles.inspection;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.kernel.Inspection;
import org.groma.engine.kernel.Objection;
import org.groma.engine.kernel.inspection.Scrutiny;
import org.groma.model.gazetteer.Area;
import org.groma.model.gazetteer.City;
import org.groma.model.review.Severity;

/** An imperial boundary that does not enclose what it should. */
final class BoundaryOpen implements Scrutiny<Ground> {

  private static final Inspection ABOUT =
      new Inspection(
          "gazetteer.boundary-open",
          Severity.ERROR,
          "11.5",
          "Imperial boundary that is not closed or has a city on its wrong side",
          "Units of an empire are supported inside the boundary, which encloses all cities but"
              + " the optional ones (2.1).",
          "Rome is not optional and lies outside the imperial boundary.",
          "Correct the status of the province, inside or outside, or the city.");

  @Override
  public Inspection about() {
    return ABOUT;
  }

  @Override
  public void look(Ground ground, Consumer<Objection> out) {
    for (City city : ground.project().cities()) {
      ground
          .province(city.province())
          .filter(province -> Ground.isInside(province) == Ground.isOptional(city))
          .ifPresent(province -> out.accept(objection(city, province)));
    }
    strays(ground.map(), out);
  }

  private static Objection objection(City city, Area province) {
    return Objection.of(
        ABOUT,
        Ground.isOptional(city)
            ? city.name() + " is optional and lies inside the imperial boundary."
            : city.name() + " is not optional and lies outside the imperial boundary.",
        "status",
        "area:" + province.id(),
        "city:" + city.id());
  }

  /** All parts but the largest are cut off from the empire. */
  private static void strays(Board board, Consumer<Objection> out) {
    Set<Integer> left = new TreeSet<>();
    IntStream.range(0, board.areas()).filter(board::isInside).forEach(left::add);
    List<Set<Integer>> parts = new ArrayList<>();
    while (!left.isEmpty()) {
      Set<Integer> part = part(board, left.iterator().next());
      left.removeAll(part);
      parts.add(part);
    }
    parts.sort(Comparator.<Set<Integer>>comparingInt(Set::size).reversed());
    parts.stream()
        .skip(1)
        .forEach(part ->
            out.accept(
                Objection.of(
                    ABOUT,
                    part.stream().map(board::name).collect(Collectors.joining(", "))
                        + ": inside the imperial boundary, and joined to the rest by no border,"
                        + " red arrow or common sea area.",
                    "area",
                    "province:" + board.id(part.iterator().next()))));
  }

  private static Set<Integer> part(Board board, int from) {
    Set<Integer> part = new TreeSet<>(Set.of(from));
    Deque<Integer> queue = new ArrayDeque<>(part);
    while (!queue.isEmpty()) {
      int area = queue.poll();
      IntStream.concat(
              IntStream.range(0, board.degree(area)).map(i -> board.near(area, i)),
              board
                  .seasOf(area)
                  .flatMap(sea ->
                      IntStream.range(0, board.coastCount(sea)).map(i -> board.coast(sea, i))))
          .filter(board::isInside)
          .filter(part::add)
          .forEach(queue::add);
    }
    return part;
  }
}
