package org.groma.model.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.gazetteer.AdjacencyOverride;
import org.groma.model.gazetteer.Link;
import org.groma.model.graph.Touch.Drawn;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.Border;
import org.junit.jupiter.api.Test;

class TouchTest {

  private static final Place A = SmallMap.place("a");
  private static final Place B = SmallMap.place("b");
  private static final Place C = SmallMap.place("c");
  private static final Place D = SmallMap.place("d");
  private static final Place E = SmallMap.place("e");

  private static final Project MAP = SmallMap.of("a b e", "c d ~s");

  @Test
  void theDrawingShowsABorderAWallAPointOrNothing() {
    Project walled =
        SmallMap.marked(MAP, SmallMap.borders(MAP, "a", "b"), Border.of(SmallMap.WALL));

    assertThat(Touch.of(MAP, A, B).drawn()).isEqualTo(Drawn.BORDER);
    assertThat(Touch.of(walled, A, B).drawn()).isEqualTo(Drawn.BARRED);
    assertThat(Touch.of(walled, A, B).isAdjacent()).isFalse();
    assertThat(Touch.of(MAP, A, D).drawn()).isEqualTo(Drawn.POINT);
    assertThat(Touch.of(MAP, D, A).drawn()).isEqualTo(Drawn.POINT);
    assertThat(Touch.of(MAP, A, E).drawn()).isEqualTo(Drawn.NONE);
  }

  @Test
  void itNamesTheLinksAndOverridesOfTheTwoWhicheverWasNamedFirst() {
    Link strait = SmallMap.link("narrows", "strait", C, A, true);
    AdjacencyOverride apart = SmallMap.override("apart", B, A, false, Optional.empty());
    Project said = MAP.with(Kinds.LINKS, strait).with(Kinds.OVERRIDES, apart);

    assertThat(Touch.of(said, A, C).links()).containsExactly(strait);
    assertThat(Touch.of(said, A, B).overrides()).containsExactly(apart);
    assertThat(Touch.of(said, A, B).isAdjacent()).isFalse();
    assertThat(Touch.of(said, A, D).links()).isEmpty();
  }

  @Test
  void itAgreesWithTheGraphWhateverIsSaid() {
    List<Project> projects = new ArrayList<>(List.of(MAP));
    for (Place other : List.of(B, D, E)) {
      for (boolean adjacent : new boolean[] {true, false}) {
        AdjacencyOverride said = SmallMap.override("one", A, other, adjacent, Optional.empty());
        projects.add(MAP.with(Kinds.OVERRIDES, said));
        projects.add(
            MAP.with(Kinds.OVERRIDES, said)
                .with(Kinds.LINKS, SmallMap.link("way", "strait", other, A, false)));
        projects.add(
            MAP.with(Kinds.OVERRIDES, said)
                .with(
                    Kinds.OVERRIDES,
                    SmallMap.override("two", other, A, !adjacent, Optional.empty())));
      }
    }
    for (Project project : projects) {
      MapGraph graph = MapGraph.of(project);
      for (int a = 0; a < graph.size(); a++) {
        for (int b = 0; b < graph.size(); b++) {
          if (a != b) {
            Place one = graph.place(a);
            Place other = graph.place(b);
            List<Neighbour> between = graph.between(one, other);
            Touch touch = Touch.of(project, one, other);
            assertThat(touch.isAdjacent()).isEqualTo(!between.isEmpty());
            assertThat(touch.isBordering())
                .isEqualTo(between.stream().anyMatch(each -> each.link().isEmpty()));
          }
        }
      }
    }
  }
}
