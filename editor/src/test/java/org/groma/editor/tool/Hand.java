package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.OpenStack;
import org.groma.editor.map.WrittenName;
import org.groma.editor.scan.ScanShelf;
import org.groma.model.edit.Outcome;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.validator.finding.Subject;
import org.locationtech.jts.algorithm.InteriorPointArea;
import org.locationtech.jts.geom.Coordinate;

/**
 * Holds a tool over the sample map, as the window would: gives it inputs, does what it asks for.
 */
final class Hand {

  static final Project SAMPLE =
      ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", "invasions"))).project();

  Tool tool;
  double pixel = 1;
  Project project = SAMPLE;
  Choices choices = Choices.FIRST;
  LayerStack layers = LayerStack.DEFAULT;
  Input.Held held = Input.Held.NONE;
  Preview preview = Preview.NONE;
  Set<Subject> selected = Set.of();
  ScanShelf scans = ScanShelf.EMPTY;
  List<WrittenName> names = List.of();
  Optional<OpenStack> opened = Optional.empty();
  final List<Boolean> placed = new ArrayList<>();
  final List<String> steps = new ArrayList<>();
  final List<String> said = new ArrayList<>();
  final List<Subject> deleted = new ArrayList<>();
  int asked;

  Hand(Tool tool) {
    this.tool = tool;
  }

  Ground ground() {
    return new Ground(
        project,
        MapIndex.of(project.map()),
        pixel,
        selected,
        choices,
        layers,
        scans,
        ToolHabits.USUAL,
        names,
        opened);
  }

  Hand give(Input input) {
    Response response = tool.on(input, ground());
    tool = response.next();
    preview = response.preview();
    for (Effect effect : response.effects()) {
      switch (effect) {
        case Effect.Perform(String name, var edit) -> {
          Outcome outcome = edit.apply(project);
          assertThat(outcome).isInstanceOf(Outcome.Applied.class);
          project = ((Outcome.Applied) outcome).project();
          steps.add(name);
        }
        case Effect.Continue(var _, String name, var edit) -> {
          project = ((Outcome.Applied) edit.apply(project)).project();
          if (steps.isEmpty() || !steps.getLast().equals(name)) {
            steps.add(name);
          }
        }
        case Effect.Select(var subjects, var _) -> selected = subjects;
        case Effect.Delete(var subjects) -> deleted.addAll(subjects);
        case Effect.Choose(Choices chosen) -> choices = chosen;
        case Effect.Ask() -> asked++;
        case Effect.Calibrate(var draft) -> scans = scans.drafting(draft);
        case Effect.PlaceScan(boolean accepted) -> {
          scans = accepted ? scans.accepted() : scans.givenUp();
          placed.add(accepted);
        }
        case Effect.Say(String sentence) -> said.add(sentence);
      }
    }
    return this;
  }

  Hand move(Point at) {
    return give(new Input.Moved(at, held));
  }

  Hand click(Point... points) {
    for (Point at : points) {
      move(at);
      give(new Input.Pressed(at, held, 1));
      give(new Input.Released(at, held));
    }
    return this;
  }

  Hand doubleClick(Point at) {
    click(at);
    give(new Input.Pressed(at, held, 2));
    return give(new Input.Released(at, held));
  }

  Hand press(Point at) {
    return give(new Input.Pressed(at, held, 1));
  }

  Hand drag(Point... points) {
    for (Point at : points) {
      give(new Input.Dragged(at, held));
    }
    return this;
  }

  Hand release(Point at) {
    return give(new Input.Released(at, held));
  }

  Hand type(Input.Key key) {
    return give(new Input.Typed(key, held));
  }

  Hand lock(MapLayer layer) {
    layers = layers.with(layer, new LayerState(true, true, 1));
    return this;
  }

  String hint() {
    return preview.hint().orElse("");
  }

  // ---- points of the sample

  static Place place(String written) {
    return Place.parse(written);
  }

  /** The largest face of a place. */
  static int face(String written) {
    return SAMPLE.map().facesOf(place(written)).stream()
        .max(Comparator.comparingDouble(SAMPLE.map()::area))
        .orElseThrow();
  }

  static Point middle(String written) {
    Coordinate at =
        InteriorPointArea.getInteriorPoint(FaceShape.polygon(SAMPLE.map(), face(written)));
    return new Point(at.x, at.y);
  }

  static Point beside(Point point, double dx, double dy) {
    return new Point(point.x() + dx, point.y() + dy);
  }

  static int border(String one, String other) {
    return SAMPLE.map().shared(face(one), face(other)).findFirst().orElseThrow();
  }

  /** A point on a border, away from its ends. */
  static Point on(int arc) {
    Coordinate middle = SAMPLE.map().arc(arc).line().middle();
    return new Point(middle.x, middle.y);
  }

  /** A point of the border at a vertex. */
  static Point at(int arc, int vertex) {
    Line line = SAMPLE.map().arc(arc).line();
    return new Point(line.x(vertex), line.y(vertex));
  }
}
