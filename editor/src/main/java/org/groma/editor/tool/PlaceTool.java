package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.CalibrationDraft.Way;
import org.groma.editor.scan.Match;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.ScanCalibration;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.model.topology.Point;

/**
 * Places a scanned picture: by points of it and where they belong, by a line whose length is typed,
 * or by points whose coordinates are typed. What was said so far lies in the draft, which the box
 * beside the map shows and changes too; the tool only knows what it drags.
 *
 * @param gripped the match whose place on the map is being dragged
 */
public record PlaceTool(Optional<Integer> gripped) implements Tool {

  public static final PlaceTool START = new PlaceTool(Optional.empty());

  @Override
  public ToolKind kind() {
    return ToolKind.PLACE;
  }

  @Override
  public Response on(Input input, Ground ground) {
    if (ground.scans().draft().isEmpty()) {
      return input instanceof Input.Typed(var key, var _) && key == Input.Key.ESCAPE
          ? Response.of(START, Preview.NONE, new Effect.PlaceScan(false))
          : Response.of(START, Preview.hint(idle(ground.scans())));
    }
    CalibrationDraft draft = ground.scans().draft().get();
    return switch (input) {
      case Input.Pressed(Point at, var held, int _) -> pressed(at, held, draft, ground);
      case Input.Released(Point at, var held) -> released(at, held, draft, ground);
      case Input.Dragged(Point at, var held) -> Response.of(this, hover(at, held, draft, ground));
      case Input.Moved(Point at, var held) -> Response.of(this, hover(at, held, draft, ground));
      case Input.Scrolled _ -> Response.of(this, Preview.NONE);
      case Input.Left() -> Response.of(this, PlacePreview.of(draft));
      case Input.Typed(Input.Key key, var _) -> typed(key, draft);
    };
  }

  /** Why there is nothing to place. */
  private static String idle(ScanShelf scans) {
    return scans
        .chosen()
        .map(scan ->
            scan.locked()
                ? scan.name() + " is locked: unlock it in Scans to place it."
                : "The file of " + scan.name() + " could not be read: Scans finds it again.")
        .orElse("There is no image: Map, Trace over a Scanned Image… chooses one.");
  }

  private Response typed(Input.Key key, CalibrationDraft draft) {
    return switch (key) {
      case ESCAPE ->
          gripped.isPresent() || !draft.picked().isEmpty()
              ? changed(draft.lettingGo())
              : Response.of(START, Preview.NONE, new Effect.PlaceScan(false));
      case ENTER ->
          draft.way() != Way.POINTS && draft.isWaiting()
              ? Response.of(
                  this,
                  PlacePreview.of(draft),
                  new Effect.Say(
                      "Type "
                          + (draft.way() == Way.DISTANCE ? "how long that is" : "where it lies")
                          + " in Scans beside the map, or press Escape to let it go."))
              : Response.of(START, Preview.NONE, new Effect.PlaceScan(true));
      case DELETE, BACKSPACE -> changed(backwards(draft));
      default -> Response.of(this, PlacePreview.of(draft));
    };
  }

  /** Without what was said last. */
  private static CalibrationDraft backwards(CalibrationDraft draft) {
    int matches = draft.scan().matches().size();
    return draft.picked().isEmpty() && matches > 0
        ? draft.with(draft.scan().without(matches - 1))
        : draft.lettingGo();
  }

  private static Response changed(CalibrationDraft now) {
    return Response.of(START, PlacePreview.of(now), new Effect.Calibrate(now));
  }

  private Response pressed(Point at, Input.Held held, CalibrationDraft draft, Ground ground) {
    if (draft.way() == Way.POINTS) {
      if (draft.isWaiting()) {
        return drop(at, held, draft, ground);
      }
      Optional<Integer> near = matchNear(at, draft.scan(), ground);
      if (near.isPresent()) {
        return Response.of(new PlaceTool(near), PlacePreview.of(draft));
      }
    }
    return pick(at, draft);
  }

  private Response released(Point at, Input.Held held, CalibrationDraft draft, Ground ground) {
    if (gripped.isPresent()) {
      TracedScan moved = moved(at, held, draft, ground);
      return moved.refusal().isPresent() || !isAway(at, gripPoint(draft), ground)
          ? Response.of(START, PlacePreview.of(draft))
          : changed(draft.with(moved));
    }
    boolean dragged =
        draft.picked().size() == 1
            && draft.way() != Way.COORDINATES
            && isAway(at, draft.scan().placing().point(draft.picked().getFirst()), ground);
    if (dragged) {
      return draft.way() == Way.POINTS ? drop(at, held, draft, ground) : pick(at, draft);
    }
    return Response.of(this, hover(at, held, draft, ground));
  }

  private Point gripPoint(CalibrationDraft draft) {
    return draft.scan().matches().get(gripped.orElseThrow()).point();
  }

  private TracedScan moved(Point at, Input.Held held, CalibrationDraft draft, Ground ground) {
    return draft.scan().moved(gripped.orElseThrow(), Snap.of(at, held, ground).at());
  }

  private static boolean isAway(Point at, Point from, Ground ground) {
    return Math.hypot(from.x() - at.x(), from.y() - at.y()) > ground.reach();
  }

  private static Optional<Integer> matchNear(Point at, TracedScan scan, Ground ground) {
    for (int i = scan.matches().size() - 1; i >= 0; i--) {
      if (!isAway(at, scan.matches().get(i).point(), ground)) {
        return Optional.of(i);
      }
    }
    return Optional.empty();
  }

  private static Response pick(Point at, CalibrationDraft draft) {
    Pixel pixel = draft.scan().placing().pixel(at);
    boolean inside = draft.scan().picture().filter(picture -> picture.contains(pixel)).isPresent();
    return inside
        ? changed(draft.picking(pixel))
        : Response.of(START, PlacePreview.of(draft).refused("Click on the image."));
  }

  private static Response drop(Point at, Input.Held held, CalibrationDraft draft, Ground ground) {
    Snap snap = Snap.of(at, held, ground);
    TracedScan more = draft.scan().with(new Match(draft.picked().getFirst(), snap.at()));
    return more.refusal().isPresent()
        ? Response.of(START, START.hover(at, held, draft, ground))
        : changed(draft.with(more));
  }

  private Preview hover(Point at, Input.Held held, CalibrationDraft draft, Ground ground) {
    boolean carrying = draft.way() == Way.POINTS && draft.isWaiting();
    if (gripped.isEmpty() && !carrying) {
      return draft.way() == Way.DISTANCE && draft.picked().size() == 1
          ? PlacePreview.of(draft, at)
          : PlacePreview.of(draft);
    }
    Snap snap = Snap.of(at, held, ground);
    TracedScan next =
        carrying
            ? draft.scan().with(new Match(draft.picked().getFirst(), snap.at()))
            : moved(at, held, draft, ground);
    Optional<String> refusal = next.refusal();
    if (refusal.isPresent()) {
      return PlacePreview.of(draft).refused(refusal.get());
    }
    Preview shown = PlacePreview.of(draft.with(next));
    List<Preview.Shape> shapes = new ArrayList<>(shown.shapes());
    shapes.add(new Preview.Handle(snap.at(), false, true));
    shapes.addAll(snap.target());
    ScanCalibration calibration = next.calibration();
    String told =
        calibration.isChecked()
            ? CalibrationReport.of(calibration, ground).error()
            : PlacePreview.of(draft).hint().orElse("");
    return new Preview(shapes, Optional.of(told), true);
  }
}
