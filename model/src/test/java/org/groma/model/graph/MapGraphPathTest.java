package org.groma.model.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.graph.SmallMap.borders;
import static org.groma.model.graph.SmallMap.link;
import static org.groma.model.graph.SmallMap.marked;
import static org.groma.model.graph.SmallMap.place;

import java.util.List;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;
import org.junit.jupiter.api.Test;

/** How far places lie apart, and which way leads there. */
class MapGraphPathTest {

  private static final Project ROUND_THE_BAY =
      SmallMap.of("a  b  c  d", "~n ~s ~e e", "h  g  ~w f");

  @Test
  void distancesAreCountedInSteps() {
    MapGraph graph = MapGraph.of(ROUND_THE_BAY);

    assertThat(graph.distance(place("a"), place("d"), Way.ANY)).hasValue(3);
    assertThat(graph.distance(place("a"), place("a"), Way.ANY)).hasValue(0);
    assertThat(graph.path(place("a"), place("a"), Way.ANY)).containsExactly(place("a"));
  }

  @Test
  void byLandTheSeaIsNoWay() {
    MapGraph graph = MapGraph.of(ROUND_THE_BAY);

    assertThat(graph.distance(place("a"), place("h"), Way.ANY)).hasValue(2);
    assertThat(graph.distance(place("a"), place("h"), Way.byLand(graph))).isEmpty();
    assertThat(graph.path(place("a"), place("h"), Way.byLand(graph))).isEmpty();
    assertThat(path(graph, "a", "f", Way.byLand(graph)))
        .containsExactly("a", "b", "c", "d", "e", "f");
  }

  @Test
  void bySeaTheLandIsNone() {
    MapGraph graph = MapGraph.of(ROUND_THE_BAY);

    assertThat(path(graph, "~n", "~w", Way.bySea(graph))).containsExactly("n", "s", "e", "w");
    assertThat(graph.distance(place("~n"), place("a"), Way.bySea(graph))).isEmpty();
  }

  @Test
  void aStraitIsAWayByLand() {
    Project project =
        ROUND_THE_BAY.with(
            Kinds.LINKS, link("fretum", "strait", place("a"), place("h"), false, "n"));
    MapGraph graph = MapGraph.of(project);

    assertThat(path(graph, "a", "g", Way.byLand(graph))).containsExactly("a", "h", "g");
    Way whenBlocked =
        (from, to, kind) -> !kind.equals("strait") && Way.byLand(graph).allows(from, to, kind);
    assertThat(graph.path(place("a"), place("g"), whenBlocked)).isEmpty();
  }

  @Test
  void aFilterMayForbidAKindOfBorder() {
    Project project = SmallMap.of("a b", "c d");
    project = marked(project, borders(project, "a", "b"), Border.of("ridge"));
    MapGraph graph = MapGraph.of(project);
    Way noRidges = (_, _, kind) -> !kind.equals("ridge");

    assertThat(path(graph, "a", "b", Way.ANY)).containsExactly("a", "b");
    assertThat(path(graph, "a", "b", noRidges)).containsExactly("a", "c", "d", "b");
  }

  @Test
  void aFilterMayForbidAPlace() {
    MapGraph graph = MapGraph.of(SmallMap.of("a b c", "d e f"));
    int b = graph.number(place("b")).orElseThrow();

    assertThat(path(graph, "a", "c", (_, to, _) -> to != b))
        .containsExactly("a", "d", "e", "f", "c");
  }

  @Test
  void ofWaysEquallyShortTheFirstByOrderOfPlacesIsTaken() {
    assertThat(path(MapGraph.of(SmallMap.of("a b", "c d")), "a", "d", Way.ANY))
        .containsExactly("a", "b", "d");
    assertThat(path(MapGraph.of(SmallMap.of("a c", "b d")), "a", "d", Way.ANY))
        .containsExactly("a", "b", "d");
  }

  @Test
  void whatIsNoPlaceIsNowhere() {
    MapGraph graph = MapGraph.of(SmallMap.of("a b"));

    assertThat(graph.path(place("a"), place("thule"), Way.ANY)).isEmpty();
    assertThat(graph.distance(place("thule"), place("thule"), Way.ANY)).isEmpty();
  }

  @Test
  void distancesToAllPlacesAtOnce() {
    MapGraph graph = MapGraph.of(SmallMap.of("a b c", ". . ~s", "z . ."));

    assertThat(graph.distancesFrom(0, Way.ANY)).containsExactly(0, 1, 2, -1, 3);
    assertThat(graph.distancesFrom(0, Way.byLand(graph))).containsExactly(0, 1, 2, -1, -1);
  }

  private static List<String> path(MapGraph graph, String from, String to, Way way) {
    return graph.path(place(from), place(to), way).stream().map(Place::slug).toList();
  }
}
