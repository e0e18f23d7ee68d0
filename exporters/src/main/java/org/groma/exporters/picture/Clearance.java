package org.groma.exporters.picture;

import java.util.Arrays;
import org.groma.exporters.picture.Scene.Box;
import org.locationtech.jts.geom.Envelope;

/**
 * How far from any point of the page the nearest name or mark is, on a grid: a quick way to tell
 * that something does not fit. It never says less than the truth by more than a cell.
 */
final class Clearance {

  private static final int COLUMNS = 1200;
  private static final float DIAGONAL = 1.4142135f;

  private final Box page;
  private final double cell;
  private final int rows;
  private final float[] distances;

  Clearance(Box page, Iterable<TextBox> taken) {
    this.page = page;
    cell = page.width() / COLUMNS;
    rows = Math.clamp((long) Math.ceil(page.height() / cell), 1, 4 * COLUMNS);
    distances = new float[rows * COLUMNS];
    Arrays.fill(distances, COLUMNS + rows);
    taken.forEach(this::mark);
    sweep(1);
    sweep(-1);
  }

  private int column(double x) {
    return (int) Math.floor((x - page.west()) / cell);
  }

  private int row(double y) {
    return (int) Math.floor((y - page.south()) / cell);
  }

  /** Cells whose middle lies in the box. */
  private void mark(TextBox box) {
    Envelope envelope = box.envelope();
    int right = Math.min(COLUMNS - 1, column(envelope.getMaxX()));
    int top = Math.min(rows - 1, row(envelope.getMaxY()));
    for (int row = Math.max(0, row(envelope.getMinY())); row <= top; row++) {
      for (int i = Math.max(0, column(envelope.getMinX())); i <= right; i++) {
        double dx = page.west() + (i + 0.5) * cell - box.x();
        double dy = page.south() + (row + 0.5) * cell - box.y();
        if (Math.abs(box.turn().along(dx, dy)) <= box.width() / 2
            && Math.abs(box.turn().across(dx, dy)) <= box.height() / 2) {
          distances[row * COLUMNS + i] = 0;
        }
      }
    }
  }

  /**
   * Hands distances on from cell to cell, forwards or backwards; both sweeps together reach every
   * cell.
   */
  private void sweep(int way) {
    for (int n = 0; n < distances.length; n++) {
      int at = way > 0 ? n : distances.length - 1 - n;
      int column = at % COLUMNS;
      float least = distances[at];
      int behind = at - way * COLUMNS;
      boolean hasBehind = behind >= 0 && behind < distances.length;
      boolean hasBefore = way > 0 ? column > 0 : column < COLUMNS - 1;
      boolean hasAfter = way > 0 ? column < COLUMNS - 1 : column > 0;
      if (hasBefore) {
        least = Math.min(least, distances[at - way] + 1);
      }
      if (hasBehind) {
        least = Math.min(least, distances[behind] + 1);
        if (hasBefore) {
          least = Math.min(least, distances[behind - way] + DIAGONAL);
        }
        if (hasAfter) {
          least = Math.min(least, distances[behind + way] + DIAGONAL);
        }
      }
      distances[at] = least;
    }
  }

  /** Whether a box would certainly cover something that is taken. */
  boolean isTooClose(TextBox box) {
    int row = row(box.y());
    int column = column(box.x());
    if (row < 0 || row >= rows || column < 0 || column >= COLUMNS) {
      return true;
    }
    // one and a half cells of doubt: where the point lies in its cell, and the taken one in its
    return (distances[row * COLUMNS + column] * 1.09 + 1.5) * cell
        < Math.min(box.width(), box.height()) / 2;
  }
}
