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
      case Input.Dragged(Point at, var _) -> {
        RedrawTool drawn = new RedrawTool(arc, sketch.drawnTo(at));
        yield Response.of(drawn, drawn.hover(at, ground));
      }
      case Input.Released(Point at, var _) ->
          new RedrawTool(arc, sketch.drawnTo(at)).released(at, ground);
      case Input.Moved(Point at, var _) -> Response.of(this, hover(at, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
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
            default -> Response.of(this, Preview.NONE);
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
        ? "Click the points of the new course or drag it; Enter at once makes it straight."
        : "Click or drag on, or press Enter or double-click to finish.";
  }

  private static Preview.Shape lit(int arc) {
    return new Preview.Borders(new TreeSet<>(Set.of(arc)), Style.HIGHLIGHT);
  }

  private Preview hover(Point at, Ground ground) {
    if (arc.isPresent()) {
      Sketch longer = longer(at, ground);
      List<Preview.Shape> shapes = longer.shapes(false);
      boolean freehand = sketch.isFreehand(ground);
      return Freehand.crossed(longer, shapes)
          .orElseGet(() ->
              redrawing(arc.get(), longer, ground)
                  .preview(shapes, freehand ? Freehand.hint(ground) : next(), ground));
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
    RedrawTool longer = new RedrawTool(arc, sketch.plus(at).down());
    return Response.of(longer, longer.hover(at, ground));
  }

  /**
   * The new course may run anywhere but along other borders, so a stroke snaps to nothing but the
   * ends of its own border: one that ends a hair beyond would cross whatever else begins there.
   */
  private Sketch longer(Point at, Ground ground) {
    Point tip = sketch.isFreehand(ground) ? endNear(at, ground).orElse(at) : at;
    return sketch.to(new Snap(tip, false), Input.Held.NONE, ground);
  }

  private Optional<Point> endNear(Point at, Ground ground) {
    Line line = ground.project().map().arc(arc.orElseThrow()).line();
    int near = distance(line, 0, at) <= distance(line, line.last(), at) ? 0 : line.last();
    return distance(line, near, at) <= ground.reach()
        ? Optional.of(point(line, near))
        : Optional.empty();
  }

  /** A stroke to one end of the border is the whole course. */
  private Response released(Point at, Ground ground) {
    if (arc.isEmpty() || !sketch.isFreehand(ground)) {
      RedrawTool clicked = new RedrawTool(arc, sketch.lifted());
      return Response.of(clicked, clicked.hover(at, ground));
    }
    RedrawTool drawn = new RedrawTool(arc, longer(at, ground));
    boolean ends = endNear(at, ground).isPresent() && sketch.hasStrayed(2 * ground.reach());
    return ends ? drawn.done(arc.get(), ground) : Response.of(drawn, drawn.hover(at, ground));
  }

  private Response done(int border, Ground ground) {
    return redrawing(border, sketch, ground).perform(START, this, sketch.shapes(false), ground);
  }

  private static Attempt redrawing(int border, Sketch course, Ground ground) {
    Line line = ground.project().map().arc(border).line();
    boolean backwards = isBackwards(line, course.corners());
    Point first = point(line, backwards ? line.last() : 0);
    Point last = point(line, backwards ? 0 : line.last());
    return Attempt.first(
        course.between(first, last).lines(ground),
        whole -> {
          List<Point> through = whole.subList(1, whole.size() - 1);
          return Attempt.of(
              "Redraw the border …",
              new ChangeMap(new RedrawBorder(border, backwards ? through.reversed() : through)),
              ground);
        });
  }

  private static Point point(Line line, int i) {
    return new Point(line.x(i), line.y(i));
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
