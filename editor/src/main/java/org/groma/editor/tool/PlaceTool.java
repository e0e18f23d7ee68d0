package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.map.Dressing.Scan;
import org.groma.editor.scan.Fit;
import org.groma.editor.scan.Match;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.Placing;
import org.groma.model.topology.Point;

/**
 * Places a scanned picture: a point of the picture, then where it belongs, two or three times.
 *
 * @param picked the point of the picture that is held until it is said where it belongs
 */
public record PlaceTool(List<Match> matches, Optional<Pixel> picked) implements Tool {

  public static final PlaceTool START = new PlaceTool(List.of(), Optional.empty());

  private static final int ENOUGH = 2;

  public PlaceTool {
    matches = List.copyOf(matches);
  }

  @Override
  public ToolKind kind() {
    return ToolKind.PLACE;
  }

  @Override
  public Response on(Input input, Ground ground) {
    if (ground.scan().isEmpty()) {
      return Response.of(
          START, Preview.hint("There is no image: Map, Trace over a Scanned Image… chooses one."));
    }
    Scan scan = ground.scan().get();
    return switch (input) {
      case Input.Pressed(Point at, var held, int _) ->
          picked.isPresent() ? drop(at, held, scan, ground) : pick(at, scan);
      case Input.Released(Point at, var held) ->
          isDragged(at, scan, ground)
              ? drop(at, held, scan, ground)
              : Response.of(this, hover(at, held, scan, ground));
      case Input.Dragged(Point at, var held) -> Response.of(this, hover(at, held, scan, ground));
      case Input.Moved(Point at, var held) -> Response.of(this, hover(at, held, scan, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, resting(scan));
      case Input.Typed(Input.Key key, var _) -> typed(key, scan);
    };
  }

  private Response typed(Input.Key key, Scan scan) {
    return switch (key) {
      case ESCAPE -> Response.of(START, Preview.NONE, new Effect.PlaceScan(Optional.empty()));
      case ENTER ->
          matches.size() < ENOUGH
              ? Response.of(
                  this, resting(scan), new Effect.Say("Match two points of the image first."))
              : Response.of(START, Preview.NONE, new Effect.PlaceScan(Optional.of(placing(scan))));
      case DELETE, BACKSPACE -> {
        PlaceTool less =
            new PlaceTool(
                picked.isPresent() || matches.isEmpty()
                    ? matches
                    : matches.subList(0, matches.size() - 1),
                Optional.empty());
        yield Response.of(less, less.resting(scan));
      }
      default -> Response.of(this, Preview.NONE);
    };
  }

  /** Where the picture lies by what is matched so far. */
  private Placing placing(Scan scan) {
    return Fit.of(scan.placing(), matches) instanceof Fit.Placed(Placing there)
        ? there
        : scan.placing();
  }

  private Response pick(Point at, Scan scan) {
    Pixel pixel = placing(scan).pixel(at);
    if (matches.size() == Fit.MOST) {
      return Response.of(this, resting(scan));
    }
    if (!scan.picture().contains(pixel)) {
      return Response.of(this, resting(scan).refused("Click on the image."));
    }
    PlaceTool held = new PlaceTool(matches, Optional.of(pixel));
    return Response.of(held, held.resting(scan));
  }

  /** Whether the picture is dragged by the point that was picked, not moved from click to click. */
  private boolean isDragged(Point at, Scan scan, Ground ground) {
    return picked
        .map(placing(scan)::point)
        .filter(from -> Math.hypot(from.x() - at.x(), from.y() - at.y()) > ground.reach())
        .isPresent();
  }

  private List<Match> with(Pixel pixel, Point point) {
    List<Match> more = new ArrayList<>(matches);
    more.add(new Match(pixel, point));
    return more;
  }

  private Response drop(Point at, Input.Held held, Scan scan, Ground ground) {
    List<Match> more = with(picked.orElseThrow(), Snap.of(at, held, ground).at());
    return switch (Fit.of(scan.placing(), more)) {
      case Fit.Placed _ -> {
        PlaceTool next = new PlaceTool(more, Optional.empty());
        yield Response.of(next, next.resting(scan));
      }
      case Fit.Impossible _ -> Response.of(this, hover(at, held, scan, ground));
    };
  }

  private Preview hover(Point at, Input.Held held, Scan scan, Ground ground) {
    if (picked.isEmpty()) {
      return resting(scan);
    }
    Snap snap = Snap.of(at, held, ground);
    return switch (Fit.of(scan.placing(), with(picked.get(), snap.at()))) {
      case Fit.Placed(Placing there) -> {
        List<Preview.Shape> shapes = shapes(there);
        shapes.add(new Preview.Handle(snap.at(), false, true));
        shapes.addAll(snap.target());
        yield new Preview(shapes, Optional.of(next()), true);
      }
      case Fit.Impossible(String sentence) -> resting(scan).refused(sentence);
    };
  }

  private Preview resting(Scan scan) {
    List<Preview.Shape> shapes = shapes(placing(scan));
    picked
        .map(placing(scan)::point)
        .ifPresent(at -> shapes.add(new Preview.Handle(at, false, true)));
    return new Preview(shapes, Optional.of(next()), true);
  }

  private List<Preview.Shape> shapes(Placing there) {
    List<Preview.Shape> shapes = new ArrayList<>();
    shapes.add(new Preview.Picture(there));
    for (Match match : matches) {
      shapes.add(new Preview.Handle(match.point(), true, false));
    }
    return shapes;
  }

  /** What the next click or key does. */
  private String next() {
    if (picked.isPresent()) {
      return "Click where that point of the image belongs on the map.";
    }
    return switch (matches.size()) {
      case 0 -> ToolKind.PLACE.hint();
      case 1 -> "Click a second point of the image, far from the first.";
      case 2 ->
          "Enter accepts. A third point stretches the image; Backspace takes the last one back.";
      default -> "Enter accepts; Backspace takes the last point back.";
    };
  }
}
