package org.groma.editor.scan;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture while somebody places it, before that counts.
 *
 * @param picked points of the picture that are waiting for something: one for where it belongs, two
 *     ends of a line for its length
 */
public record CalibrationDraft(TracedScan scan, Way way, List<Pixel> picked) {

  /** How it is placed. */
  public enum Way {
    POINTS("Points", 1, "Click a point of the image, then where it belongs on the map."),
    DISTANCE("Distance", 2, "Click both ends of a line in the image and type how long it is."),
    COORDINATES("Coordinates", 1, "Click a point of the image and type where it lies.");

    private final String title;
    private final int picks;
    private final String how;

    Way(String title, int picks, String how) {
      this.title = title;
      this.picks = picks;
      this.how = how;
    }

    public String title() {
      return title;
    }

    public String how() {
      return how;
    }
  }

  public CalibrationDraft {
    picked = List.copyOf(picked);
  }

  public static CalibrationDraft of(TracedScan scan) {
    return new CalibrationDraft(scan, Way.POINTS, List.of());
  }

  /** Whether enough is picked, and something has to be said of it. */
  public boolean isWaiting() {
    return picked.size() == way.picks;
  }

  public CalibrationDraft by(Way other) {
    return new CalibrationDraft(scan, other, List.of());
  }

  /** With one more point picked; one too many begins afresh. */
  public CalibrationDraft picking(Pixel pixel) {
    List<Pixel> more = new ArrayList<>(isWaiting() ? List.of() : picked);
    more.add(pixel);
    return new CalibrationDraft(scan, way, more);
  }

  /** With nothing picked any more. */
  public CalibrationDraft lettingGo() {
    return new CalibrationDraft(scan, way, List.of());
  }

  /** What was picked has been settled. */
  public CalibrationDraft with(TracedScan other) {
    return new CalibrationDraft(other, way, List.of());
  }
}
