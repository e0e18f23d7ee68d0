package org.groma.editor.scan;

import org.groma.model.topology.Point;

/** A point of a picture, and where it belongs on the map. */
public record Match(Pixel pixel, Point point) {

  /** Whether both are the same place of the picture, or of the map. */
  boolean repeats(Match other) {
    return (pixel.x() == other.pixel.x() && pixel.y() == other.pixel.y())
        || (point.x() == other.point.x() && point.y() == other.point.y());
  }
}
