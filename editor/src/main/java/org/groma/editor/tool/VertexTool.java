package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.groma.editor.map.MapIndex;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.topology.Arc;
import org.groma.model.topology.DeleteVertex;
import org.groma.model.topology.Half;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.MoveNode;
import org.groma.model.topology.MoveVertex;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Moves the corners of borders; both neighbours follow. A press on a border between corners takes
 * hold of a new one there; Delete removes the corner under the pointer.
 *
 * @param held what the hand holds, if anything
 * @param hovered the corner that the pointer was last over
 */
public record VertexTool(Optional<Grip> held, Optional<Grip> hovered) implements Tool {

  public static final VertexTool START = new VertexTool(Optional.empty(), Optional.empty());

  private static final double SLACK = 2;
  private static final double HANDLES_WITHIN = 120;

  /** A corner of the map, or one that is about to be made. */
  public sealed interface Grip {

    Point at();

    /** A corner of one border. */
    record Vertex(int arc, int index, Point at) implements Grip {}

    /** Where borders meet. */
    record Node(int node, Point at) implements Grip {}

    /** A new corner on a border, after one that is there. */
    record Fresh(int arc, int after, Point at) implements Grip {}
  }

  @Override
  public ToolKind kind() {
    return ToolKind.VERTEX;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var _, var _) -> {
        Optional<Grip> grip = grip(at, ground);
        Optional<String> locked = grip.flatMap(found -> locked(found, ground));
        if (locked.isPresent()) {
          yield Locks.refused(START, locked.get());
        }
        yield Response.of(
            new VertexTool(grip, grip),
            grip.map(found -> handles(at, ground, Optional.of(found))).orElse(Preview.NONE));
      }
      case Input.Dragged(Point at, var _) ->
          held.map(grip -> dragged(grip, at, ground))
              .orElseGet(() -> Response.of(this, Preview.NONE));
      case Input.Released(Point at, var _) ->
          held.map(grip -> dropped(grip, at, ground))
              .orElseGet(() -> Response.of(START, Preview.NONE));
      case Input.Moved(Point at, var _) -> {
        Optional<Grip> grip = grip(at, ground);
        yield Response.of(new VertexTool(Optional.empty(), grip), handles(at, ground, grip));
      }
      case Input.Left() -> Response.of(this, Preview.NONE);
      case Input.Typed(Input.Key key, var _) -> typed(key, ground);
    };
  }

  private Response typed(Input.Key key, Ground ground) {
    boolean removes = key == Input.Key.DELETE || key == Input.Key.BACKSPACE;
    if (removes && held.isEmpty() && hovered.isPresent()) {
      Optional<String> locked = locked(hovered.get(), ground);
      if (locked.isPresent()) {
        return Locks.refused(START, locked.get());
      }
      return switch (hovered.get()) {
        case Grip.Vertex(int arc, int index, var _) ->
            commit("Delete vertex", new DeleteVertex(arc, index), ground);
        case Grip.Node(var _, var _) ->
            Response.of(
                START,
                Preview.NONE,
                new Effect.Say("Borders meet here: merge provinces to take such a corner away."));
        case Grip.Fresh(var _, var _, var _) -> Response.of(START, Preview.NONE);
      };
    }
    return Response.of(key == Input.Key.ESCAPE ? START : this, Preview.NONE);
  }

  /** Why a corner may not be moved: a border that it belongs to is locked. */
  private static Optional<String> locked(Grip grip, Ground ground) {
    Topology map = ground.project().map();
    return switch (grip) {
      case Grip.Vertex(int arc, var _, var _) ->
          map.hasArc(arc) ? Locks.onArc(ground, arc) : Optional.empty();
      case Grip.Fresh(int arc, var _, var _) ->
          map.hasArc(arc) ? Locks.onArc(ground, arc) : Optional.empty();
      case Grip.Node(int node, var _) ->
          map.hasNode(node)
              ? map.star(node)
                  .mapToObj(half -> Locks.onArc(ground, Half.arc(half)))
                  .flatMap(Optional::stream)
                  .findFirst()
              : Optional.empty();
    };
  }

  private Response dragged(Grip grip, Point at, Ground ground) {
    if (!isMoved(grip, at, ground)) {
      return Response.of(this, handles(at, ground, held));
    }
    Edit edit = new ChangeMap(moving(grip, at));
    return switch (edit.apply(ground.project())) {
      case Outcome.Applied(Project after, Reach reach) ->
          Response.of(
              this,
              Preview.of(
                  new Preview.Drawn(after, reach.map().faces(), reach.map().arcs()),
                  new Preview.Handle(at, grip instanceof Grip.Node, true)));
      case Outcome.Refused(String reason, var where) -> {
        List<Preview.Shape> shapes = new ArrayList<>();
        shapes.add(new Preview.Handle(at, grip instanceof Grip.Node, true));
        where.ifPresent(point -> shapes.add(new Preview.Target(point)));
        yield Response.of(this, new Preview(shapes, Optional.of(reason), false));
      }
    };
  }

  private Response dropped(Grip grip, Point at, Ground ground) {
    if (!isMoved(grip, at, ground)) {
      return grip instanceof Grip.Fresh fresh
          ? commit("Add vertex", new InsertVertex(fresh.arc(), fresh.after(), fresh.at()), ground)
          : Response.of(START, handles(at, ground, Optional.of(grip)));
    }
    return commit(name(grip), moving(grip, at), ground);
  }

  private static String name(Grip grip) {
    return switch (grip) {
      case Grip.Vertex _ -> "Move vertex";
      case Grip.Node _ -> "Move corner";
      case Grip.Fresh _ -> "Bend border";
    };
  }

  private static Response commit(String name, MapEdit change, Ground ground) {
    Edit edit = new ChangeMap(change);
    return switch (edit.apply(ground.project())) {
      case Outcome.Applied _ -> Response.of(START, Preview.NONE, new Effect.Perform(name, edit));
      case Outcome.Refused(String reason, var _) ->
          Response.of(START, Preview.NONE, new Effect.Say(reason));
    };
  }

  private static MapEdit moving(Grip grip, Point to) {
    return switch (grip) {
      case Grip.Vertex(int arc, int index, var _) -> new MoveVertex(arc, index, to);
      case Grip.Node(int node, var _) -> new MoveNode(node, to);
      case Grip.Fresh(int arc, int after, var _) -> new InsertVertex(arc, after, to);
    };
  }

  private static boolean isMoved(Grip grip, Point at, Ground ground) {
    return Math.hypot(at.x() - grip.at().x(), at.y() - grip.at().y()) > SLACK * ground.pixel();
  }

  private static Optional<Grip> grip(Point at, Ground ground) {
    MapIndex index = ground.index();
    double reach = ground.reach();
    Optional<Grip> node =
        index
            .nodeNear(at, reach)
            .map(found -> {
              Coordinate point = index.map().nodePoint(found);
              return new Grip.Node(found, new Point(point.x, point.y));
            });
    return node.or(() ->
            index
                .vertexNear(at, reach)
                .map(found -> new Grip.Vertex(found.arc(), found.index(), found.at())))
        .or(() ->
            index
                .borderNear(at, reach)
                .map(found -> new Grip.Fresh(found.arc(), found.segment(), found.at())));
  }

  /** The corners near the pointer; those where borders meet are marked. */
  private static Preview handles(Point at, Ground ground, Optional<Grip> grip) {
    Topology map = ground.index().map();
    Envelope near = new Envelope(new Coordinate(at.x(), at.y()));
    near.expandBy(HANDLES_WITHIN * ground.pixel());
    List<Preview.Shape> shapes = new ArrayList<>();
    for (Arc arc : ground.index().arcsIn(near)) {
      for (int i = 0; i <= arc.line().last(); i++) {
        if (near.contains(arc.line().x(i), arc.line().y(i))) {
          boolean shared = i == 0 || i == arc.line().last();
          shapes.add(
              new Preview.Handle(new Point(arc.line().x(i), arc.line().y(i)), shared, false));
        }
      }
    }
    grip.ifPresent(
        found -> shapes.add(new Preview.Handle(found.at(), found instanceof Grip.Node, true)));
    String hint =
        grip.map(found ->
                switch (found) {
                  case Grip.Vertex _ -> "Drag to move this corner; Delete removes it.";
                  case Grip.Node(int node, var _) ->
                      map.star(node).count() + " borders meet here and move together.";
                  case Grip.Fresh _ -> "Drag or click to add a corner here.";
                })
            .orElse(ToolKind.VERTEX.hint());
    return new Preview(Collections.unmodifiableList(shapes), Optional.of(hint), true);
  }
}
