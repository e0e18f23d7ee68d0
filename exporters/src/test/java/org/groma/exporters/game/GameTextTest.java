package org.groma.exporters.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.exporters.golden.Golden;
import org.groma.model.entry.Kind;
import org.groma.model.graph.MapGraph;
import org.groma.model.graph.Neighbour;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.junit.jupiter.api.Test;

class GameTextTest {

  @Test
  void aSmallGameIsWrittenAsThis() {
    Golden.assertSame("game/small.json", Sample.text(SmallGame.project()));
  }

  @Test
  void theSameProjectGivesTheSameBytes() {
    assertThat(Sample.text(Sample.PROJECT)).isEqualTo(Sample.TEXT);
  }

  @Test
  void everyAdjacencyIsAmongTheBordersOnce() {
    assertThat(ways(Sample.PROJECT)).isEqualTo(edges(Sample.PROJECT));
    assertThat(ways(SmallGame.project())).isEqualTo(edges(SmallGame.project()));
  }

  /** The borders of the document as steps that can be taken, and how often each is there. */
  private static Map<String, Integer> ways(Project project) {
    Map<String, Integer> ways = new HashMap<>();
    for (GameBorder border : GameDocument.of(project).map().borders()) {
      String what = border.kind() + " " + border.river() + " " + border.link();
      ways.merge(border.a() + " " + border.b() + " " + what, 1, Integer::sum);
      if (!border.oneWay()) {
        ways.merge(border.b() + " " + border.a() + " " + what, 1, Integer::sum);
      }
    }
    return ways;
  }

  private static Map<String, Integer> edges(Project project) {
    Map<String, Integer> edges = new HashMap<>();
    MapGraph graph = MapGraph.of(project);
    for (int i = 0; i < graph.size(); i++) {
      for (Neighbour to : graph.neighbours(i)) {
        String what = to.kind() + " " + to.river() + " " + to.link();
        edges.merge(graph.place(i) + " " + to.place() + " " + what, 1, Integer::sum);
      }
    }
    return edges;
  }

  @Test
  void whatIsReadAndWrittenAgainIsTheSameText() {
    assertThat(Sample.text(Sample.game(Sample.TEXT))).isEqualTo(Sample.TEXT);
    String small = Sample.text(SmallGame.project());
    assertThat(Sample.text(Sample.game(small))).isEqualTo(small);
  }

  @Test
  void whatIsReadHasTheNeighboursOfTheProjectInTheSameOrder() {
    MapGraph before = MapGraph.of(Sample.PROJECT);
    MapGraph after = MapGraph.of(Sample.game(Sample.TEXT));

    assertThat(after.size()).isEqualTo(before.size());
    for (int i = 0; i < before.size(); i++) {
      assertThat(after.place(i)).isEqualTo(before.place(i));
      assertThat(withoutLength(after.neighbours(i))).isEqualTo(withoutLength(before.neighbours(i)));
    }
  }

  private static List<Neighbour> withoutLength(List<Neighbour> neighbours) {
    List<Neighbour> bare = new ArrayList<>();
    neighbours.forEach(
        each -> bare.add(new Neighbour(each.place(), each.kind(), each.river(), each.link(), 0)));
    return bare;
  }

  @Test
  void nothingIsToldOfOriginsButOpenDataOfThatNameStays() {
    assertThat(Sample.TEXT).doesNotContain("\"origin\": \"", "\"origin\": {");
    assertThat(Sample.text(SmallGame.project()))
        .contains("\"attributes\": {\"origin\": \"the north\"}")
        .doesNotContain("a test");
  }

  private static final Set<Kind<?, ?>> UNPLAYED =
      Set.of(
          Kinds.SOURCES,
          Kinds.HOUSE_CHECKS,
          Kinds.ACCEPTANCES,
          Kinds.SIGN_OFFS,
          Kinds.OVERRIDES,
          Kinds.LABELS);

  @Test
  void everyEntryThatGamesReadIsInTheDocument() {
    Project game = Sample.game(Sample.TEXT);

    for (Kind<?, ?> kind : Kinds.ALL) {
      if (!UNPLAYED.contains(kind)) {
        assertThat(ids(game, kind))
            .as(kind.plural())
            .isNotEmpty()
            .isEqualTo(ids(Sample.PROJECT, kind));
      }
    }
    assertThat(game.vocabulary()).isEqualTo(Sample.PROJECT.vocabulary());
  }

  private static List<String> ids(Project project, Kind<?, ?> kind) {
    return project.get(kind).stream().map(entry -> entry.id().slug()).toList();
  }
}
