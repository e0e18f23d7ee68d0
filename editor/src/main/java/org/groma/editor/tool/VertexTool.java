package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.topology.Arc;
import org.groma.model.topology.DeleteVertex;
import org.groma.model.topology.InsertVertex;
import org.groma.model.topology.MapEdit;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Moves the corners of borders; both neighbours follow. Only a drag moves anything, so that a click
 * meant for something else leaves the map as it is. A border that is dragged between its corners
 * bends at a new one; a double click or Enter sets one where the border runs. Delete removes the
 * corner under the pointer.
 *
 * @param held what the hand holds, if anything
 * @param hovered the corner that the pointer was last over
 */
public record VertexTool(Optional<Grasp> held, Optional<Grip> hovered) implements Tool {

  public static final VertexTool START = new VertexTool(Optional.empty(), Optional.empty());

  /** A hand that trembles within so many pixels has clicked and not dragged. */
  static final double SLACK = 4;

  private static final double HANDLES_WITHIN = 120;

  /**
   * A corner in the hand.
   *
   * @param from where the button went down, which is seldom quite on the corner
   * @param clicks 2 after a double click
   */
  public record Grasp(Grip grip, Point from, int clicks) {

    boolean isMoved(Point at, Ground ground) {
      return Math.hypot(at.x() - from.x(), at.y() - from.y()) > SLACK * ground.pixel();
    }

    /** Where the corner is when the pointer is there: it keeps its distance to the pointer. */
    Point there(Point at) {
      return new Point(grip.at().x() + at.x() - from.x(), grip.at().y() + at.y() - from.y());
    }

    Attempt moving(Point at, Ground ground) {
      return attempt(grip.deed(), grip.movedTo(there(at)), ground);
    }
  }

  @Override
  public ToolKind kind() {
    return ToolKind.VERTEX;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var _, int clicks) -> {
        Optional<Grip> grip = Grip.near(at, ground);
        Optional<String> locked = grip.flatMap(found -> found.locked(ground));
        if (locked.isPresent()) {
          yield Locks.refused(START, locked.get());
        }
        yield Response.of(
            new VertexTool(grip.map(found -> new Grasp(found, at, clicks)), grip),
            grip.map(_ -> handles(at, ground, grip)).orElse(Preview.NONE));
      }
      case Input.Dragged(Point at, var _) ->
          held.map(grasp -> dragged(grasp, at, ground))
              .orElseGet(() -> Response.of(this, Preview.NONE));
      case Input.Released(Point at, var _) ->
          held.map(grasp -> dropped(grasp, at, ground))
              .orElseGet(() -> Response.of(START, Preview.NONE));
      case Input.Moved(Point at, var _) -> {
        Optional<Grip> grip = Grip.near(at, ground);
        yield Response.of(new VertexTool(Optional.empty(), grip), handles(at, ground, grip));
      }
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, Preview.NONE);
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ESCAPE -> Response.of(START, Preview.NONE);
            case DELETE, BACKSPACE -> done(hovered.flatMap(VertexTool::deleting), ground);
            case ENTER -> done(hovered.flatMap(VertexTool::adding), ground);
            default -> Response.of(this, Preview.NONE);
          };
    };
  }

  /** What a menu does that is opened on a border: it gets a corner there, and looks as before. */
  public static Optional<Effect.Perform> addCorner(Point at, Ground ground) {
    return fromMenu(Grip.near(at, ground).flatMap(VertexTool::adding), at, ground);
  }

  /** What a menu does that is opened on a corner of one border: it is taken away. */
  public static Optional<Effect.Perform> deleteCorner(Point at, Ground ground) {
    return fromMenu(Grip.near(at, ground).flatMap(VertexTool::deleting), at, ground);
  }

  private static Optional<Effect.Perform> fromMenu(Optional<Deed> deed, Point at, Ground ground) {
    boolean locked = Grip.near(at, ground).flatMap(grip -> grip.locked(ground)).isPresent();
    return deed.filter(_ -> !locked)
        .map(wanted -> attempt(wanted.name, wanted.change, ground))
        .filter(Attempt::isLegal)
        .map(attempt -> new Effect.Perform(attempt.name(), attempt.edit()));
  }

  /** A change of the map with its name in the history. */
  private record Deed(String name, MapEdit change) {}

  private static Optional<Deed> adding(Grip grip) {
    return grip instanceof Grip.Fresh(int arc, int after, Point at)
        ? Optional.of(new Deed("Add a corner to …", new InsertVertex(arc, after, at)))
        : Optional.empty();
  }

  private static Optional<Deed> deleting(Grip grip) {
    return grip instanceof Grip.Vertex(int arc, int index, var _)
        ? Optional.of(new Deed("Delete a corner of …", new DeleteVertex(arc, index)))
        : Optional.empty();
  }

  private Response done(Optional<Deed> deed, Ground ground) {
    if (held.isPresent() || hovered.isEmpty()) {
      return Response.of(this, Preview.NONE);
    }
    Optional<String> locked = hovered.get().locked(ground);
    if (locked.isPresent()) {
      return Locks.refused(START, locked.get());
    }
    if (deed.isPresent()) {
      return attempt(deed.get().name, deed.get().change, ground)
          .perform(START, START, List.of(), ground);
    }
    return hovered.get() instanceof Grip.Node
        ? Response.of(
            START,
            Preview.NONE,
            new Effect.Say("Borders meet here: merge provinces to take such a corner away."))
        : Response.of(START, Preview.NONE);
  }

  private static Attempt attempt(String name, MapEdit change, Ground ground) {
    return Attempt.of(name, new ChangeMap(change), ground);
  }

  private Response dragged(Grasp grasp, Point at, Ground ground) {
    if (!grasp.isMoved(at, ground)) {
      return Response.of(this, handles(at, ground, Optional.of(grasp.grip)));
    }
    Preview.Shape handle =
        new Preview.Handle(grasp.there(at), grasp.grip instanceof Grip.Node, true);
    return Response.of(
        this,
        grasp
            .moving(at, ground)
            .preview(List.of(handle), "Let go to leave it here; Escape puts it back.", ground));
  }

  private static Response dropped(Grasp grasp, Point at, Ground ground) {
    if (grasp.isMoved(at, ground)) {
      return grasp.moving(at, ground).perform(START, START, List.of(), ground);
    }
    return grasp.clicks > 1 && grasp.grip instanceof Grip.Fresh
        ? new VertexTool(Optional.empty(), Optional.of(grasp.grip)).done(adding(grasp.grip), ground)
        : Response.of(
            new VertexTool(Optional.empty(), Optional.of(grasp.grip)),
            handles(at, ground, Optional.of(grasp.grip)));
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
                      map.star(node).count() + " borders meet here; drag to move them together.";
                  case Grip.Fresh _ ->
                      "Drag to bend the border here; a double click or Enter adds a corner.";
                })
            .orElse(ToolKind.VERTEX.hint());
    return new Preview(shapes, Optional.of(hint), true);
  }
}
