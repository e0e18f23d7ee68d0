package org.groma.editor.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.groma.editor.Sample;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.junit.jupiter.api.Test;

class HeadingTest {

  private static final MapIndex INDEX = MapIndex.of(Sample.PROJECT.map());

  private static Place province(String slug) {
    return Place.of(new ProvinceId(slug));
  }

  @Test
  void theNeighbourMostStraightAheadIsNext() {
    Place dacia = province("dacia");
    var here = INDEX.stackAt(dacia).orElseThrow();

    for (Heading way : Heading.values()) {
      Place next = way.from(INDEX, dacia).orElseThrow();
      var there = INDEX.stackAt(next).orElseThrow();
      double along = (there.x() - here.x()) * way.right() - (there.y() - here.y()) * way.down();
      assertThat(along).as(way + " to " + next).isPositive();
    }
    assertThat(Heading.SOUTH.from(INDEX, dacia)).contains(province("valachia"));
  }

  @Test
  void anIslandLeadsToTheNearestPlaceThatWay() {
    Place island = province("sicilia");
    assertThat(Heading.NORTH.from(INDEX, island)).isPresent().isNotEqualTo(island);
  }

  @Test
  void arrowsReachNearlyTheWholeMapFromAnywhere() {
    Set<Place> seen = new HashSet<>();
    Deque<Place> open = new ArrayDeque<>(Set.of(province("dacia")));
    while (!open.isEmpty()) {
      Place place = open.pop();
      if (seen.add(place)) {
        for (Heading way : Heading.values()) {
          way.from(INDEX, place).ifPresent(open::push);
        }
      }
    }
    long drawn =
        INDEX.map().places().keySet().stream().filter(p -> INDEX.stackAt(p).isPresent()).count();
    assertThat((double) seen.size() / drawn).isGreaterThan(0.95);
  }
}
