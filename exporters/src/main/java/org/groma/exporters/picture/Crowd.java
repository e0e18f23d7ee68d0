package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.groma.exporters.picture.Scene.Box;
import org.locationtech.jts.geom.Envelope;

/**
 * All room that is taken by names and marks so far, in an even grid over the page. JTS's trees are
 * built once and then only asked; here every name is set with regard to those before it.
 */
final class Crowd {

  private static final int COLUMNS = 64;
  private static final int ROWS = 48;

  private final Box page;
  private final Envelope ground;
  private final List<List<TextBox>> cells = new ArrayList<>(COLUMNS * ROWS);

  /**
   * @param margin the strip along the edge of the page that is kept clear
   */
  Crowd(Box page, double margin) {
    this.page = page;
    this.ground = new Envelope(page.west(), page.east(), page.south(), page.north());
    ground.expandBy(-margin);
    for (int i = 0; i < COLUMNS * ROWS; i++) {
      cells.add(new ArrayList<>());
    }
  }

  /** What lies off the page counts to the cells at its edge. */
  private int column(double x) {
    return Math.clamp((long) ((x - page.west()) / page.width() * COLUMNS), 0, COLUMNS - 1);
  }

  private int row(double y) {
    return Math.clamp((long) ((y - page.south()) / page.height() * ROWS), 0, ROWS - 1);
  }

  void add(TextBox box) {
    Envelope envelope = box.envelope();
    for (int row = row(envelope.getMinY()); row <= row(envelope.getMaxY()); row++) {
      for (int i = column(envelope.getMinX()); i <= column(envelope.getMaxX()); i++) {
        cells.get(row * COLUMNS + i).add(box);
      }
    }
  }

  /** How far everywhere the nearest of all these boxes is, at this time. */
  Clearance clearance() {
    Set<TextBox> all = new LinkedHashSet<>();
    cells.forEach(all::addAll);
    return new Clearance(page, all);
  }

  /** Whether a box lies on the page and covers nothing. */
  boolean isFree(TextBox box) {
    Envelope envelope = box.envelope();
    if (!ground.contains(envelope)) {
      return false;
    }
    int right = column(envelope.getMaxX());
    int top = row(envelope.getMaxY());
    for (int row = row(envelope.getMinY()); row <= top; row++) {
      for (int i = column(envelope.getMinX()); i <= right; i++) {
        for (TextBox other : cells.get(row * COLUMNS + i)) {
          if (box.overlaps(other)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Boxes that come near an envelope, each once. */
  Set<TextBox> near(Envelope envelope) {
    Set<TextBox> found = new LinkedHashSet<>();
    for (int row = row(envelope.getMinY()); row <= row(envelope.getMaxY()); row++) {
      for (int i = column(envelope.getMinX()); i <= column(envelope.getMaxX()); i++) {
        for (TextBox box : cells.get(row * COLUMNS + i)) {
          if (envelope.intersects(box.envelope())) {
            found.add(box);
          }
        }
      }
    }
    return found;
  }
}
