package org.groma.engine.cycles;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Sample.GRAPH;
import static org.groma.engine.cycles.Sample.PROJECT;
import static org.groma.engine.cycles.Sample.tagged;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.groma.model.gazetteer.Province;
import org.groma.model.graph.Neighbour;
import org.groma.model.id.Place;
import org.junit.jupiter.api.Test;

/** Where peoples start in the sample, and the boundary that they start outside of (part D.2). */
class SampleStartsTest {

  private static final List<String> STARTS =
      List.of("german-1", "german-2", "hun", "pict", "slav-1", "slav-2", "turk", "viking");

  @Test
  void startPositionsAreOneEachOnDryLandOutsideTheBoundary() {
    for (String start : STARTS) {
      assertThat(tagged("start-" + start))
          .as(start)
          .singleElement()
          .matches(area -> !area.terrain().equals("desert"))
          .matches(not(Sample::isInside));
    }
  }

  @Test
  void fromEachStartPositionTribesFindTenAreasWithoutCrossingTheBoundaryOrDesert() {
    // ten units begin the countdown (9.3.5); the Picts have an island, Caledonia and Hibernia
    for (String start : STARTS) {
      int room = start.equals("pict") ? 7 : 10;
      assertThat(
              reach(
                  tagged("start-" + start).getFirst(),
                  area -> !Sample.isInside(area) && !area.terrain().equals("desert")))
          .as(start)
          .hasSizeGreaterThanOrEqualTo(room);
    }
  }

  @Test
  void theBoundaryIsOneLine() {
    Set<String> islands = Set.of("balearica", "creta", "cyprus", "sardinia");
    Set<String> reached = reach(Sample.province("rome"), Sample::isInside);

    assertThat(
            PROJECT.provinces().stream()
                .filter(Sample::isInside)
                .map(area -> area.id().slug())
                .filter(not(islands::contains)))
        .allMatch(reached::contains);
  }

  /** Areas that can be walked to over allowed ones, red arrows included. */
  private static Set<String> reach(Province from, Predicate<Province> allowed) {
    Set<String> reached = new TreeSet<>(Set.of(from.id().slug()));
    Deque<Place> open = new ArrayDeque<>(List.of(Place.of(from.id())));
    while (!open.isEmpty()) {
      for (Neighbour next : GRAPH.neighbours(open.pop())) {
        if (next.place().isProvince()
            && allowed.test(Sample.province(next.place().slug()))
            && reached.add(next.place().slug())) {
          open.push(next.place());
        }
      }
    }
    return reached;
  }
}
