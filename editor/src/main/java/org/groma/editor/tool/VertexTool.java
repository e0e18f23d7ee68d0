package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Together;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * Moves the corners of borders; both neighbours follow. Only a drag moves anything, so that a click
 * meant for something else leaves the map as it is. A border that is dragged between its corners
 * bends at a new one; a double click or Enter sets one where the border runs. A box or Shift and
 * clicks choose several corners, which are then moved together. Delete removes those that are
 * chosen, else the corner under the pointer.
 *
 * @param held what the hand holds, if anything
 * @param hovered the corner that the pointer was last over
 * @param chosen corners that are moved and deleted together
 * @param band the box that is being drawn round corners, if one is
 */
public record VertexTool(
    Optional<Grasp> held, Optional<Grip> hovered, CornerSet chosen, Optional<CornerBand> band)
    implements Tool {

  public static final VertexTool START = idle(CornerSet.NONE);

  /** A hand that trembles within so many pixels has clicked and not dragged. */
  static final double SLACK = 4;

  private static final double HANDLES_WITHIN = 120;

  /**
   * A corner in the hand.
   *
   * @param from where the button went down, which is seldom quite on the corner
   * @param clicks 2 after a double click
   * @param choosing whether a click only chooses it, beside others
   */
  public record Grasp(Grip grip, Point from, int clicks, boolean choosing) {

    boolean isMoved(Point at, Ground ground) {
      return Math.hypot(at.x() - from.x(), at.y() - from.y()) > SLACK * ground.pixel();
    }

    /** Where the corner is when the pointer is there: it keeps its distance to the pointer. */
    Point there(Point at) {
      return new Point(grip.at().x() + at.x() - from.x(), grip.at().y() + at.y() - from.y());
    }
  }

  private static VertexTool idle(CornerSet chosen) {
    return new VertexTool(Optional.empty(), Optional.empty(), chosen, Optional.empty());
  }

  private VertexTool over(Optional<Grip> grip) {
    return new VertexTool(Optional.empty(), grip, chosen, Optional.empty());
  }

  @Override
  public ToolKind kind() {
    return ToolKind.VERTEX;
  }

  @Override
  public boolean wants(Input input) {
    return !chosen.isEmpty()
        && input instanceof Input.Typed(Input.Key key, var _)
        && (key == Input.Key.SMOOTH || key == Input.Key.SIMPLIFY);
  }

  @Override
  public Response on(Input input, Ground ground) {
    CornerSet there = chosen.present(ground.project().map());
    return new VertexTool(held, hovered, there, band).answer(input, ground);
  }

  private Response answer(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var keys, int clicks) -> pressed(at, keys, clicks, ground);
      case Input.Dragged(Point at, var _) ->
          held.map(grasp -> dragged(grasp, at, ground))
              .or(() -> band.map(box -> drawn(box.to(at), ground)))
              .orElseGet(() -> Response.of(this, resting()));
      case Input.Released(Point at, var _) ->
          held.map(grasp -> dropped(grasp, at, ground))
              .or(() -> band.map(box -> caught(box.to(at), ground)))
              .orElseGet(() -> Response.of(idle(chosen), resting()));
      case Input.Moved(Point at, var _) -> {
        Optional<Grip> grip = Grip.near(at, ground);
        yield Response.of(over(grip), handles(at, ground, grip));
      }
      case Input.Scrolled _ -> Response.of(this, resting());
      case Input.Left() -> Response.of(this, resting());
      case Input.Typed(Input.Key key, var _) -> typed(key, ground);
    };
  }

  private Preview resting() {
    return new Preview(chosen.handles(), Optional.empty(), true);
  }

  private Response pressed(Point at, Input.Held keys, int clicks, Ground ground) {
    Optional<Grip> grip = Grip.near(at, ground);
    boolean box = grip.isEmpty() || (keys.shift() && grip.get() instanceof Grip.Fresh);
    if (box) {
      return Response.of(
          new VertexTool(
              Optional.empty(),
              Optional.empty(),
              chosen,
              Optional.of(new CornerBand(at, at, keys.shift()))),
          resting());
    }
    Optional<String> locked = grip.flatMap(found -> found.locked(ground));
    if (locked.isPresent()) {
      return Locks.refused(idle(chosen), locked.get());
    }
    return Response.of(
        new VertexTool(
            grip.map(found -> new Grasp(found, at, clicks, keys.shift())),
            grip,
            chosen,
            Optional.empty()),
        handles(at, ground, grip));
  }

  private Response typed(Input.Key key, Ground ground) {
    if (!chosen.isEmpty() && held.isEmpty()) {
      Optional<CornerDeed> deed = CornerDeed.together(key, chosen, ground);
      if (deed.isPresent()) {
        return together(deed.get(), ground);
      }
    }
    return switch (key) {
      case ESCAPE -> Response.of(START, Preview.NONE);
      case DELETE, BACKSPACE -> done(hovered.flatMap(CornerDeed::deleting), ground);
      case ENTER -> done(hovered.flatMap(CornerDeed::adding), ground);
      default -> Response.of(this, resting());
    };
  }

  /** What a menu does that is opened on a border: it gets a corner there, and looks as before. */
  public static Optional<Effect.Perform> addCorner(Point at, Ground ground) {
    return Grip.near(at, ground)
        .flatMap(grip -> CornerDeed.fromMenu(CornerDeed.adding(grip), grip, ground));
  }

  /** What a menu does that is opened on a corner of one border: it is taken away. */
  public static Optional<Effect.Perform> deleteCorner(Point at, Ground ground) {
    return Grip.near(at, ground)
        .flatMap(grip -> CornerDeed.fromMenu(CornerDeed.deleting(grip), grip, ground));
  }

  private Response together(CornerDeed deed, Ground ground) {
    if (deed.edit() instanceof Together(var edits) && edits.isEmpty()) {
      return Response.of(
          this,
          resting(),
          new Effect.Say(
              chosen.inner() == 0
                  ? "Borders meet at these corners: merge provinces to take such a corner away."
                  : "Each of these corners matters; there is none to take away."));
    }
    return deed.attempt(ground).perform(START, this, chosen.handles(), ground);
  }

  private Response done(Optional<CornerDeed> deed, Ground ground) {
    if (held.isPresent() || hovered.isEmpty()) {
      return Response.of(this, resting());
    }
    Optional<String> locked = hovered.get().locked(ground);
    if (locked.isPresent()) {
      return Locks.refused(START, locked.get());
    }
    if (deed.isPresent()) {
      return deed.get().attempt(ground).perform(START, START, List.of(), ground);
    }
    return hovered.get() instanceof Grip.Node
        ? Response.of(
            START,
            Preview.NONE,
            new Effect.Say("Borders meet here: merge provinces to take such a corner away."))
        : Response.of(START, Preview.NONE);
  }

  // ---- dragging

  /** Whether a drag of it takes all that are chosen along. */
  private boolean isOneOfMany(Grasp grasp) {
    return chosen.size() > 1 && chosen.contains(grasp.grip);
  }

  private Attempt moving(Grasp grasp, Point at, Ground ground) {
    double dx = at.x() - grasp.from.x();
    double dy = at.y() - grasp.from.y();
    return isOneOfMany(grasp)
        ? Attempt.of(
            String.format(Locale.ROOT, "Move %d corners", chosen.size()),
            new ChangeMap(chosen.moved(dx, dy)),
            ground)
        : Attempt.of(grasp.grip.deed(), new ChangeMap(grasp.grip.movedTo(grasp.there(at))), ground);
  }

  private Response dragged(Grasp grasp, Point at, Ground ground) {
    if (!grasp.isMoved(at, ground)) {
      return Response.of(this, handles(at, ground, Optional.of(grasp.grip)));
    }
    List<Preview.Shape> shown =
        isOneOfMany(grasp)
            ? chosen.handles(at.x() - grasp.from.x(), at.y() - grasp.from.y())
            : List.of(new Preview.Handle(grasp.there(at), grasp.grip instanceof Grip.Node, true));
    return Response.of(
        this,
        moving(grasp, at, ground)
            .preview(
                shown,
                isOneOfMany(grasp)
                    ? "Let go to leave them here; Escape puts them back."
                    : "Let go to leave it here; Escape puts it back.",
                ground));
  }

  private Response dropped(Grasp grasp, Point at, Ground ground) {
    if (grasp.isMoved(at, ground)) {
      Attempt attempt = moving(grasp, at, ground);
      Topology after = attempt.after(ground).map();
      VertexTool home = isOneOfMany(grasp) ? idle(chosen.followed(after)) : START;
      return attempt.perform(home, idle(chosen), chosen.handles(), ground);
    }
    VertexTool here = over(Optional.of(grasp.grip));
    if (grasp.choosing) {
      VertexTool more =
          new VertexTool(
              Optional.empty(), here.hovered, chosen.toggled(grasp.grip), Optional.empty());
      return Response.of(more, more.handles(at, ground, here.hovered));
    }
    if (grasp.clicks > 1 && grasp.grip instanceof Grip.Fresh) {
      return here.done(CornerDeed.adding(grasp.grip), ground);
    }
    VertexTool clicked =
        chosen.contains(grasp.grip)
            ? here
            : new VertexTool(Optional.empty(), here.hovered, CornerSet.NONE, Optional.empty());
    return Response.of(clicked, clicked.handles(at, ground, here.hovered));
  }

  // ---- the box

  private Response drawn(CornerBand box, Ground ground) {
    List<Preview.Shape> shapes = new ArrayList<>(box.caught(chosen, ground).handles());
    shapes.add(box.outline());
    return Response.of(
        new VertexTool(Optional.empty(), Optional.empty(), chosen, Optional.of(box)),
        new Preview(shapes, Optional.of("Let go to choose these corners."), true));
  }

  private Response caught(CornerBand box, Ground ground) {
    VertexTool chose = idle(box.caught(chosen, ground));
    return Response.of(chose, chose.handles(box.to(), ground, Optional.empty()));
  }

  /** The corners near the pointer; those where borders meet are marked. */
  private Preview handles(Point at, Ground ground, Optional<Grip> grip) {
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
    shapes.addAll(chosen.handles());
    grip.ifPresent(
        found -> shapes.add(new Preview.Handle(found.at(), found instanceof Grip.Node, true)));
    return new Preview(shapes, Optional.of(hint(map, grip)), true);
  }

  private String hint(Topology map, Optional<Grip> grip) {
    if (!chosen.isEmpty()) {
      return String.format(
          Locale.ROOT,
          "%d %s chosen: drag one to move all, Delete removes them, Escape lets them go.",
          chosen.size(),
          chosen.size() == 1 ? "corner" : "corners");
    }
    return grip.map(found ->
            switch (found) {
              case Grip.Vertex _ ->
                  "Drag to move this corner; Delete removes it, Shift and a click chooses it.";
              case Grip.Node(int node, var _) ->
                  map.star(node).count() + " borders meet here; drag to move them together.";
              case Grip.Fresh _ ->
                  "Drag to bend the border here; a double click or Enter adds a corner.";
            })
        .orElse(ToolKind.VERTEX.hint());
  }
}
