package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.topology.Point;

/**
 * Measures a line from click to click.
 *
 * @param done whether the line is finished and stays until the next click
 */
public record MeasureTool(Sketch sketch, boolean done) implements Tool {

  public static final MeasureTool START = new MeasureTool(Sketch.EMPTY, false);

  @Override
  public ToolKind kind() {
    return ToolKind.MEASURE;
  }

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var held, int clicks) -> {
        MeasureTool next = pressed(Snap.of(at, held, ground).at(), clicks);
        yield Response.of(next, next.resting(ground));
      }
      case Input.Dragged(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Released(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Moved(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting(ground));
      case Input.Typed(Input.Key key, var _) -> {
        MeasureTool next =
            switch (key) {
              case ENTER -> new MeasureTool(sketch, true);
              case ESCAPE -> START;
              case DELETE, BACKSPACE -> new MeasureTool(sketch.minus(), false);
              default -> this;
            };
        yield Response.of(next, next.resting(ground));
      }
    };
  }

  private MeasureTool pressed(Point at, int clicks) {
    if (clicks > 1 && sketch.size() > 1 && !done) {
      return new MeasureTool(sketch, true);
    }
    return new MeasureTool((done ? Sketch.EMPTY : sketch).plus(at), false);
  }

  private Preview resting(Ground ground) {
    return sketch.isEmpty()
        ? Preview.NONE
        : captioned(sketch.shapes(false), sketch.corners(), ground);
  }

  private Preview hover(Point at, Input.Held held, Ground ground) {
    if (done) {
      return resting(ground);
    }
    Snap tip = Snap.of(at, held, ground);
    List<Point> line = sketch.plus(tip.at()).corners();
    return line.size() < 2
        ? new Preview(tip.target(), Optional.of(ToolKind.MEASURE.hint()), true)
        : captioned(sketch.shapesTo(tip, false), line, ground);
  }

  private Preview captioned(List<Preview.Shape> drawn, List<Point> line, Ground ground) {
    List<Preview.Shape> shapes = new ArrayList<>(drawn);
    if (line.size() > 1) {
      Length length = Length.of(line, ground.project().projection());
      shapes.add(new Preview.Caption(line.getLast(), length.in(ground.habits().unit())));
    }
    return new Preview(
        shapes,
        Optional.of(
            done
                ? "Click to measure something else; Escape clears."
                : "Click the next point, or press Enter or double-click to finish."),
        true);
  }
}
