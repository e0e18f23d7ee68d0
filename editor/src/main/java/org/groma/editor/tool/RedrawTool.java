package org.groma.editor.tool;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.groma.editor.map.MapIndex;
import org.groma.editor.tool.Preview.Style;
import org.groma.model.edit.ChangeMap;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.RedrawBorder;

/**
 * Gives a border a new course between its two ends.
 *
 * @param arc the border, once it was clicked
 */
public record RedrawTool(Optional<Integer> arc, Sketch sketch) implements Tool {

  public static final RedrawTool START = new RedrawTool(Optional.empty(), Sketch.EMPTY);

  @Override
  public ToolKind kind() {
    return ToolKind.REDRAW;
  }

  @Override
  public Response on(Input input, Ground ground) {
    if (arc.isPresent() && !ground.project().map().hasArc(arc.get())) {
      return START.on(input, ground); // an undo has taken the border away
    }
    return switch (input) {
      case Input.Pressed(Point at, var _, int clicks) ->
          arc.isEmpty() ? taken(at, ground) : pressed(arc.get(), at, clicks, ground);
      case Input.Dragged(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Released(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Moved(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Left() -> Response.of(this, resting());
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ENTER ->
                arc.isEmpty() ? Response.of(START, Preview.NONE) : done(arc.get(), ground);
            case ESCAPE -> Response.of(START, Preview.NONE);
            case DELETE, BACKSPACE -> {
              RedrawTool shorter = sketch.isEmpty() ? START : new RedrawTool(arc, sketch.minus());
              yield Response.of(shorter, shorter.resting());
            }
          };
    };
  }

  private static Response taken(Point at, Ground ground) {
    Optional<Integer> near =
        ground.index().borderNear(at, ground.reach()).map(MapIndex.OnBorder::arc);
    if (near.isEmpty()) {
      return Response.of(START, Preview.NONE.refused("There is no border here; click one."));
    }
    return Locks.onArc(ground, near.get())
        .map(reason -> Locks.refused(START, reason))
        .orElseGet(() -> {
          RedrawTool held = new RedrawTool(near, Sketch.EMPTY);
          return Response.of(held, held.resting());
        });
  }

  private Preview resting() {
    return arc.map(id ->
            new Preview(
                List.of(lit(id), new Preview.Trace(sketch.corners(), false, Style.DRAFT)),
                Optional.of(next()),
                true))
        .orElse(Preview.NONE);
  }

  private String next() {
    return sketch.isEmpty()
        ? "Click the points of the new course; Enter at once makes it straight."
        : "Click the next point, or press Enter or double-click to finish.";
  }

  private static Preview.Shape lit(int arc) {
    return new Preview.Borders(new TreeSet<>(Set.of(arc)), Style.HIGHLIGHT);
  }

  private Preview hover(Point at, Ground ground) {
    if (arc.isPresent()) {
      // the new course may run anywhere but along other borders, so nothing snaps
      Sketch longer = sketch.plus(at);
      return redrawing(arc.get(), longer.corners(), ground)
          .preview(longer.shapes(false), next(), ground);
    }
    return ground
        .index()
        .borderNear(at, ground.reach())
        .map(near -> Preview.of(lit(near.arc())).saying("Click to redraw this border."))
        .orElse(Preview.NONE);
  }

  private Response pressed(int border, Point at, int clicks, Ground ground) {
    if (clicks > 1 && !sketch.isEmpty()) {
      return done(border, ground);
    }
    RedrawTool longer = new RedrawTool(arc, sketch.plus(at));
    return Response.of(longer, longer.hover(at, ground));
  }

  private Response done(int border, Ground ground) {
    return redrawing(border, sketch.corners(), ground)
        .perform(START, this, sketch.shapes(false), ground);
  }

  private static Attempt redrawing(int border, List<Point> course, Ground ground) {
    Line line = ground.project().map().arc(border).line();
    return Attempt.of(
        "Redraw border",
        new ChangeMap(
            new RedrawBorder(border, isBackwards(line, course) ? course.reversed() : course)),
        ground);
  }

  /** Whether the hand went from the last end of the border to the first. */
  private static boolean isBackwards(Line line, List<Point> course) {
    if (course.isEmpty()) {
      return false;
    }
    Point first = course.getFirst();
    Point last = course.getLast();
    double along = distance(line, 0, first) + distance(line, line.last(), last);
    double back = distance(line, line.last(), first) + distance(line, 0, last);
    return back < along;
  }

  private static double distance(Line line, int i, Point point) {
    return Math.hypot(line.x(i) - point.x(), line.y(i) - point.y());
  }
}
