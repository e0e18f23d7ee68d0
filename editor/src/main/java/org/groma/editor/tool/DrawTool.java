package org.groma.editor.tool;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Effect.How;
import org.groma.model.edit.ChangeMap;
import org.groma.model.edit.Together;
import org.groma.model.topology.DrawFace;
import org.groma.model.topology.Point;
import org.groma.model.topology.Use;
import org.groma.validator.finding.Subject;

/** Draws a new province or sea zone corner by corner, out of whatever lies beneath it. */
public record DrawTool(ToolKind kind, Sketch sketch) implements Tool {

  public static final DrawTool PROVINCE = new DrawTool(ToolKind.DRAW, Sketch.EMPTY);
  public static final DrawTool SEA = new DrawTool(ToolKind.SEA, Sketch.EMPTY);

  private static final int LEAST = 3;

  @Override
  public Response on(Input input, Ground ground) {
    return switch (input) {
      case Input.Pressed(Point at, var held, int clicks) ->
          Locks.on(ground, kind == ToolKind.SEA ? MapLayer.SEAS : MapLayer.BORDERS)
              .map(reason -> Locks.refused(home(), reason))
              .orElseGet(() -> pressed(at, held, clicks, ground));
      case Input.Dragged(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Released(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Moved(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Left() -> Response.of(this, resting());
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ENTER -> sketch.isEmpty() ? Response.of(this, Preview.NONE) : closed(ground);
            case ESCAPE -> Response.of(home(), Preview.NONE);
            case DELETE, BACKSPACE -> {
              DrawTool shorter = new DrawTool(kind, sketch.minus());
              yield Response.of(shorter, shorter.resting());
            }
          };
    };
  }

  private DrawTool home() {
    return new DrawTool(kind, Sketch.EMPTY);
  }

  private Response pressed(Point at, Input.Held held, int clicks, Ground ground) {
    if (sketch.size() >= LEAST && (clicks > 1 || isAtStart(at, ground))) {
      return closed(ground);
    }
    DrawTool longer = new DrawTool(kind, sketch.plus(Snap.of(at, held, ground).at()));
    return Response.of(longer, longer.hover(at, held, ground));
  }

  private boolean isAtStart(Point at, Ground ground) {
    Point first = sketch.corners().getFirst();
    return Math.hypot(at.x() - first.x(), at.y() - first.y()) <= ground.reach();
  }

  private Response closed(Ground ground) {
    Newcomer newcomer = newcomer(ground);
    return attempt(sketch.corners(), newcomer, ground)
        .perform(
            home(),
            this,
            sketch.shapes(true),
            ground,
            new Effect.Select(Set.of(Subject.of(newcomer.place())), How.REPLACE));
  }

  private Newcomer newcomer(Ground ground) {
    return kind == ToolKind.SEA
        ? Newcomer.sea(ground.project())
        : Newcomer.province(ground.project());
  }

  private Attempt attempt(List<Point> outline, Newcomer newcomer, Ground ground) {
    return Attempt.of(
        kind.title(),
        Together.of(
            newcomer.edit(), new ChangeMap(new DrawFace(outline, Use.of(newcomer.place())))),
        ground);
  }

  private Preview resting() {
    return sketch.isEmpty() ? Preview.NONE : new Preview(sketch.shapes(true), hint(), true);
  }

  private Optional<String> hint() {
    return Optional.of(
        sketch.isEmpty()
            ? kind.hint()
            : sketch.size() < LEAST
                ? "Click the next corner; Backspace takes the last one back, Escape all of them."
                : "Click the next corner, or close with Enter, a double click or the first"
                    + " corner.");
  }

  private Preview hover(Point at, Input.Held held, Ground ground) {
    Snap tip = Snap.of(at, held, ground);
    if (sketch.size() >= LEAST && isAtStart(at, ground)) {
      Snap start = new Snap(sketch.corners().getFirst(), true);
      return attempt(sketch.corners(), newcomer(ground), ground)
          .preview(sketch.shapesTo(start, true), "Click to close the outline.", ground);
    }
    Sketch longer = sketch.plus(tip.at());
    List<Preview.Shape> shapes = sketch.shapesTo(tip, true);
    return longer.size() < LEAST
        ? new Preview(shapes, hint(), true)
        : attempt(longer.corners(), newcomer(ground), ground)
            .preview(shapes, hint().orElse(""), ground);
  }
}
