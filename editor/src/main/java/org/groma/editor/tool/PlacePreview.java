package org.groma.editor.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.Placing;
import org.groma.editor.scan.ScanCalibration;
import org.groma.editor.scan.ScanCalibration.Suspect;
import org.groma.model.topology.Point;

/**
 * What is shown of a picture while it is placed: its points with their numbers, and how far off.
 */
final class PlacePreview {

  private PlacePreview() {}

  static Preview of(CalibrationDraft draft) {
    return of(draft, Optional.empty());
  }

  /** With a line that is drawn up to the pointer. */
  static Preview of(CalibrationDraft draft, Point tip) {
    return of(draft, Optional.of(tip));
  }

  private static Preview of(CalibrationDraft draft, Optional<Point> tip) {
    ScanCalibration calibration = draft.scan().calibration();
    Placing there = calibration.placing();
    Optional<Integer> suspect = calibration.suspect().map(Suspect::match);
    List<Preview.Shape> shapes = new ArrayList<>();
    shapes.add(new Preview.Picture(there));
    for (int i = 0; i < calibration.matches().size(); i++) {
      Point wanted = calibration.matches().get(i).point();
      boolean doubtful = suspect.equals(Optional.of(i));
      shapes.add(
          new Preview.Trace(
              List.of(calibration.landing(i), wanted),
              false,
              doubtful ? Preview.Style.HIGHLIGHT : Preview.Style.FAINT));
      shapes.add(new Preview.Handle(wanted, true, doubtful));
      shapes.add(new Preview.Caption(wanted, String.valueOf(i + 1)));
    }
    List<Point> picked = new ArrayList<>();
    for (Pixel pixel : draft.picked()) {
      picked.add(there.point(pixel));
    }
    picked.forEach(at -> shapes.add(new Preview.Handle(at, false, true)));
    tip.ifPresent(picked::add);
    if (picked.size() > 1) {
      shapes.add(new Preview.Trace(picked, false, Preview.Style.DRAFT));
    }
    return new Preview(shapes, Optional.of(next(draft)), true);
  }

  /** What the next click or key does. */
  private static String next(CalibrationDraft draft) {
    return switch (draft.way()) {
      case POINTS ->
          draft.isWaiting()
              ? "Click where that point of the image belongs on the map."
              : points(draft.scan().matches().size());
      case DISTANCE ->
          draft.isWaiting()
              ? "Type how long that is, in Scans beside the map."
              : draft.picked().isEmpty()
                  ? "Click one end of a line in the image; Enter accepts."
                  : "Click the other end of the line.";
      case COORDINATES ->
          draft.isWaiting()
              ? "Type where that point lies, in Scans beside the map."
              : "Click a point of the image whose coordinates you know; Enter accepts.";
    };
  }

  private static String points(int matches) {
    return switch (matches) {
      case 0 -> ToolKind.PLACE.hint();
      case 1 -> "Click a second point of the image, far from the first.";
      case 2 ->
          "Enter accepts. A third point stretches the image; Backspace takes the last one back.";
      default -> "Enter accepts; more points show the error. Drag a point to correct it.";
    };
  }
}
