package org.groma.model.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.model.graph.SmallMap.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Outcome.Applied;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Reach;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.topology.AssignFace;
import org.groma.model.topology.Use;
import org.junit.jupiter.api.Test;

/** A graph that is brought up to date is the same as one made anew. */
class MapGraphAfterTest {

  private static final int EDITS = 80;

  /** Everything a graph can be asked, row by row. */
  private record Rows(
      List<Place> places,
      int provinces,
      int seas,
      List<List<Neighbour>> rows,
      List<List<Integer>> targets) {

    static Rows of(MapGraph graph) {
      List<Place> places = new ArrayList<>();
      List<List<Neighbour>> rows = new ArrayList<>();
      List<List<Integer>> targets = new ArrayList<>();
      for (int i = 0; i < graph.size(); i++) {
        places.add(graph.place(i));
        rows.add(graph.neighbours(i));
        List<Integer> row = new ArrayList<>();
        for (int k = 0; k < graph.degree(i); k++) {
          row.add(graph.target(i, k));
        }
        targets.add(row);
      }
      return new Rows(places, graph.provinceCount(), graph.seaCount(), rows, targets);
    }
  }

  @Property(tries = 100)
  void afterAnyEditAndAfterUndoingIt(@ForAll long seed) {
    Random random = new Random(seed);
    GraphEdits edits = new GraphEdits(random);
    Project project = SmallMap.of("a  b  c  ~a", "d  e  ~b ~c", ".  f  g  h", "~d a  ~e b");
    MapGraph graph = MapGraph.of(project);
    for (int i = 0; i < EDITS; i++) {
      Edit edit = edits.next(project);
      if (edit.apply(project) instanceof Applied(Project after, Reach reach)) {
        MapGraph updated = graph.after(after, reach);
        assertThat(Rows.of(updated)).as("after %s", edit).isEqualTo(Rows.of(MapGraph.of(after)));
        assertThat(Rows.of(updated.after(project, reach)))
            .as("undoing %s", edit)
            .isEqualTo(Rows.of(graph));
        project = after;
        graph = updated;
      }
    }
  }

  @Property(tries = 50)
  void afterAGestureOfManyEdits(@ForAll long seed) {
    GraphEdits edits = new GraphEdits(new Random(seed));
    Project start = SmallMap.of("a  b  c  ~a", "d  e  ~b ~c", ".  f  g  h");
    Project project = start;
    Reach reach = Reach.NOTHING;
    for (int i = 0; i < EDITS / 4; i++) {
      if (edits.next(project).apply(project) instanceof Applied(Project after, Reach more)) {
        project = after;
        reach = reach.and(more);
      }
    }
    assertThat(Rows.of(MapGraph.of(start).after(project, reach)))
        .isEqualTo(Rows.of(MapGraph.of(project)));
  }

  @Property(tries = 100)
  void bothSidesOfABorderAgree(@ForAll long seed) {
    GraphEdits edits = new GraphEdits(new Random(seed));
    Project project = SmallMap.of("a  b  a  ~a", "b  a  ~b ~c", ".  f  g  h");
    for (int i = 0; i < EDITS; i++) {
      if (edits.next(project).apply(project) instanceof Applied(Project after, _)) {
        project = after;
      }
    }
    MapGraph graph = MapGraph.of(project);
    for (int i = 0; i < graph.size(); i++) {
      Place here = graph.place(i);
      for (Neighbour there : graph.neighbours(i)) {
        if (there.link().isEmpty()) {
          assertThat(graph.between(there.place(), here))
              .contains(
                  new Neighbour(
                      here, there.kind(), there.river(), Optional.empty(), there.length()));
        }
      }
    }
  }

  @Test
  void givingNobodysFaceToAPlaceReachesTheFacesAroundIt() {
    Project drawn = SmallMap.of("a b c");
    int face = drawn.map().facesOf(place("b")).getFirst();
    Project project =
        SmallMap.applied(drawn, new ChangeMap(new AssignFace(face, Use.None.UNASSIGNED)));

    assertUpToDate(project, new ChangeMap(new AssignFace(face, Use.of(place("b")))));
  }

  @Test
  void givingAFaceAwayReachesThoseWhomAnOverrideSeparated() {
    Project project =
        SmallMap.of("a b c")
            .with(
                Kinds.OVERRIDES,
                SmallMap.override("fen", place("a"), place("b"), false, Optional.empty()));
    int face = project.map().facesOf(place("b")).getFirst();

    assertUpToDate(project, new ChangeMap(new AssignFace(face, Use.of(place("c")))));
  }

  @Test
  void whatTheGraphDoesNotDependOnCostsNothing() {
    Project project = SmallMap.of("a b");
    MapGraph graph = MapGraph.of(project);
    Edit rename = PutEntry.of(Kinds.PROVINCES, Province.named(new ProvinceId("a"), "Alba"));

    Applied applied = (Applied) rename.apply(project);

    assertThat(graph.after(applied.project(), applied.reach()).neighbours(0))
        .isEqualTo(graph.neighbours(0));
    assertThat(graph.after(applied.project(), applied.reach()).edge(0, 0))
        .isSameAs(graph.edge(0, 0));
  }

  private static void assertUpToDate(Project project, Edit edit) {
    Outcome outcome = edit.apply(project);
    assertThat(outcome).isInstanceOf(Applied.class);
    Applied applied = (Applied) outcome;
    assertThat(Rows.of(MapGraph.of(project).after(applied.project(), applied.reach())))
        .isEqualTo(Rows.of(MapGraph.of(applied.project())));
  }
}
