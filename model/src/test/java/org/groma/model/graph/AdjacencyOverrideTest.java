package org.groma.model.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.graph.SmallMap.borders;
import static org.groma.model.graph.SmallMap.marked;
import static org.groma.model.graph.SmallMap.override;
import static org.groma.model.graph.SmallMap.place;

import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.OverrideId;
import org.groma.model.id.ProvinceId;
import org.groma.model.id.RiverId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;
import org.groma.model.value.Origins;
import org.junit.jupiter.api.Test;

/** What the map maker says of who touches whom, against what is drawn. */
class AdjacencyOverrideTest {

  private static final Border WALL = Border.of(SmallMap.WALL);

  @Test
  void anOverrideSeparatesWhatTouches() {
    Project project =
        SmallMap.of("a b", "c d")
            .with(
                Kinds.OVERRIDES, override("fen", place("b"), place("a"), false, Optional.empty()));

    assertThat(neighbours(project, "a")).containsExactly(across("c", "land", 10));
    assertThat(neighbours(project, "b")).containsExactly(across("d", "land", 10));
  }

  @Test
  void anOverrideJoinsWhatDoesNotTouch() {
    Project project =
        SmallMap.of("a b", "c d", "~s .")
            .with(
                Kinds.OVERRIDES,
                override("corner", place("d"), place("a"), true, Optional.of("ridge")))
            .with(
                Kinds.OVERRIDES,
                override("delta", place("d"), place("~s"), true, Optional.empty()));

    assertThat(neighbours(project, "d"))
        .containsExactly(
            across("a", "ridge", 0),
            across("b", "land", 10),
            across("c", "land", 10),
            across("~s", "coast", 0));
    assertThat(neighbours(project, "a")).contains(across("d", "ridge", 0));
  }

  @Test
  void anOverrideMayJoinAcrossARiver() {
    AdjacencyOverride ford =
        new AdjacencyOverride(
            new OverrideId("ford"),
            place("d"),
            place("a"),
            true,
            Optional.of("river"),
            Optional.of(new RiverId("ister")),
            "the river is too thin to be drawn",
            Origins.UNSTATED);
    Project project = SmallMap.of("a b", "c d").with(Kinds.OVERRIDES, ford);

    Neighbour across =
        new Neighbour(place("d"), "river", Optional.of(new RiverId("ister")), Optional.empty(), 0);
    assertThat(neighbours(project, "a")).contains(across);
  }

  @Test
  void anOverrideSaysWhy() {
    AdjacencyOverride fen = override("fen", place("b"), place("a"), false, Optional.empty());
    Project project = SmallMap.of("a b").with(Kinds.OVERRIDES, fen);

    assertThat(project.get(Kinds.OVERRIDES).find("fen").orElseThrow().reason())
        .isEqualTo("because of the test");
    assertThat(fen.name()).isEqualTo("b does not touch a");
  }

  @Test
  void anOverrideOfWhatTouchesAnywayChangesNothing() {
    Project project =
        SmallMap.of("a b")
            .with(
                Kinds.OVERRIDES,
                override("sure", place("a"), place("b"), true, Optional.of("ridge")));

    assertThat(neighbours(project, "a")).containsExactly(across("b", "land", 10));
  }

  @Test
  void anOverrideCrossesAWall() {
    Project project = SmallMap.of("a b");
    project =
        marked(project, borders(project, "a", "b"), WALL)
            .with(
                Kinds.OVERRIDES, override("gate", place("a"), place("b"), true, Optional.empty()));

    assertThat(neighbours(project, "a")).containsExactly(across("b", "land", 0));
  }

  @Test
  void whatIsNotDrawnOrIsJoinedByAnOverrideIsNoIsland() {
    Project project =
        SmallMap.of("a ~s b")
            .with(Kinds.PROVINCES, Province.named(new ProvinceId("z-ghost"), "Ghost"))
            .with(
                Kinds.OVERRIDES, override("ford", place("a"), place("b"), true, Optional.empty()));

    assertThat(graph(project).isIsland(0)).isFalse();
    assertThat(graph(project).isIsland(2)).isFalse();
  }

  private static MapGraph graph(Project project) {
    return MapGraph.of(project);
  }

  private static List<Neighbour> neighbours(Project project, String of) {
    return graph(project).neighbours(place(of));
  }

  private static Neighbour across(String other, String kind, double length) {
    return new Neighbour(place(other), kind, Optional.empty(), Optional.empty(), length);
  }
}
