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

/**
 * Draws a new province or sea zone: corner by corner, freehand, along borders that are there, or
 * all of that in one outline. What of the map stays and what is taken is set in the bar of the
 * tool.
 */
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
      case Input.Dragged(Point at, var held) -> {
        DrawTool drawn = new DrawTool(kind, sketch.drawnTo(at));
        yield Response.of(drawn, drawn.hover(at, held, ground));
      }
      case Input.Released(Point at, var held) ->
          new DrawTool(kind, sketch.drawnTo(at)).released(at, held, ground);
      case Input.Moved(Point at, var held) -> Response.of(this, hover(at, held, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting());
      case Input.Typed(Input.Key key, var _) ->
          switch (key) {
            case ENTER -> sketch.isEmpty() ? Response.of(this, Preview.NONE) : closed(ground);
            case ESCAPE -> Response.of(home(), Preview.NONE);
            case DELETE, BACKSPACE -> {
              DrawTool shorter = new DrawTool(kind, sketch.minus());
              yield Response.of(shorter, shorter.resting());
            }
            default -> Response.of(this, Preview.NONE);
          };
    };
  }

  private DrawTool home() {
    return new DrawTool(kind, Sketch.EMPTY);
  }

  private Response pressed(Point at, Input.Held held, int clicks, Ground ground) {
    if (sketch.size() >= LEAST && (clicks > 1 || isAtStart(at, ground))) {
      return isAtStart(at, ground) ? arrived(held, ground) : closed(ground);
    }
    DrawTool longer = new DrawTool(kind, sketch.to(Snap.of(at, held, ground), held, ground).down());
    return Response.of(longer, longer.hover(at, held, ground));
  }

  private Response released(Point at, Input.Held held, Ground ground) {
    if (!sketch.isFreehand(ground)) {
      DrawTool clicked = new DrawTool(kind, sketch.lifted());
      return Response.of(clicked, clicked.hover(at, held, ground));
    }
    if (comesHome(at, ground)) {
      return arrived(held, ground);
    }
    DrawTool drawn = new DrawTool(kind, sketch.to(Snap.of(at, held, ground), held, ground));
    return Response.of(drawn, drawn.hover(at, held, ground));
  }

  private boolean isAtStart(Point at, Ground ground) {
    Point first = sketch.first();
    return Math.hypot(at.x() - first.x(), at.y() - first.y()) <= ground.reach();
  }

  /** Whether a stroke ends where the outline began, and has not only just left it. */
  private boolean comesHome(Point at, Ground ground) {
    return sketch.hasStrayed(2 * ground.reach()) && isAtStart(at, ground);
  }

  /** Back at the first corner. */
  private Response arrived(Input.Held held, Ground ground) {
    return new DrawTool(kind, sketch.to(new Snap(sketch.first(), true), held, ground))
        .closed(ground);
  }

  private Response closed(Ground ground) {
    Newcomer newcomer = newcomer(ground);
    return attempt(sketch.closed(), newcomer, ground)
        .perform(
            home(),
            new DrawTool(kind, sketch.lifted()),
            sketch.shapes(true),
            ground,
            new Effect.Select(Set.of(Subject.of(newcomer.place())), How.REPLACE));
  }

  private Newcomer newcomer(Ground ground) {
    return kind == ToolKind.SEA
        ? Newcomer.sea(ground.project())
        : Newcomer.province(ground.project());
  }

  /** The outline as it looks best, or plainer where that has no room. */
  private Attempt attempt(Sketch outline, Newcomer newcomer, Ground ground) {
    return Attempt.first(outline.lines(ground), line -> attempt(line, newcomer, ground));
  }

  private Attempt attempt(List<Point> outline, Newcomer newcomer, Ground ground) {
    DrawFace face =
        new DrawFace(outline, Use.of(newcomer.place()), ground.choices().drawing().stays());
    return Attempt.of(kind.title(), Together.of(newcomer.edit(), new ChangeMap(face)), ground)
        .because(reason -> TakenGround.refusal(reason, face, ground.project()));
  }

  private Preview resting() {
    return sketch.isEmpty() ? Preview.NONE : new Preview(sketch.shapes(true), hint(), true);
  }

  private Optional<String> hint() {
    return Optional.of(
        sketch.isEmpty()
            ? kind.hint()
            : sketch.size() < LEAST
                ? "Click the next corner or drag a free line; Backspace takes the last one back,"
                    + " Escape all."
                : "Click or drag on, or close with Enter, a double click or the first corner.");
  }

  private Preview hover(Point at, Input.Held held, Ground ground) {
    Snap tip = Snap.of(at, held, ground);
    boolean freehand = sketch.isFreehand(ground);
    boolean home =
        !sketch.isEmpty()
            && (freehand ? comesHome(at, ground) : sketch.size() >= LEAST && isAtStart(at, ground));
    Snap there = home ? new Snap(sketch.first(), true) : tip;
    Sketch longer = sketch.to(there, held, ground);
    List<Preview.Shape> shapes = sketch.shapesTo(longer, there.target(), true);
    String next =
        home
            ? (freehand ? "Let go" : "Click") + " to close the outline."
            : freehand ? Freehand.hint(ground) : hint().orElse("");
    Optional<Preview> crossed = freehand ? Freehand.crossed(longer, shapes) : Optional.empty();
    if (crossed.isPresent()) {
      return crossed.get();
    }
    if (longer.size() < LEAST
        || (freehand && Freehand.crossing(longer.closed().corners()).isPresent())) {
      return new Preview(shapes, Optional.of(next), true); // unfinished, not wrong
    }
    Attempt attempt = attempt(longer.closed(), newcomer(ground), ground);
    String taken = TakenGround.parts(ground.project(), attempt.outcome());
    return attempt.preview(shapes, taken.isEmpty() ? next : taken + " " + next, ground);
  }
}
