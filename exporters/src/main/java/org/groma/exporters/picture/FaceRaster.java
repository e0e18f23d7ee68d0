package org.groma.exporters.picture;

import java.util.Arrays;
import java.util.List;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;

/**
 * Which face lies where, on a fine grid over the page: quick to ask and good enough for the choice
 * of a place.
 */
final class FaceRaster {

  private static final int COLUMNS = 1600;

  private final Box page;
  private final double cell;
  private final int rows;
  private final int[] faces;

  FaceRaster(Drawing drawing) {
    page = drawing.page();
    cell = page.width() / COLUMNS;
    rows = Math.clamp((long) Math.ceil(page.height() / cell), 1, 4 * COLUMNS);
    faces = new int[rows * COLUMNS];
    for (Face face : drawing.map.faces()) {
      if (face.id() != Face.OUTSIDE) {
        fill(face.id(), drawing.outlines.rings(face.id()));
      }
    }
  }

  double cell() {
    return cell;
  }

  private int row(double y) {
    return (int) Math.floor((y - page.south()) / cell);
  }

  private int column(double x) {
    return (int) Math.floor((x - page.west()) / cell);
  }

  int faceAt(double x, double y) {
    int row = row(y);
    int column = column(x);
    return row >= 0 && row < rows && column >= 0 && column < COLUMNS
        ? faces[row * COLUMNS + column]
        : Face.OUTSIDE;
  }

  /** Cell middles between an odd cut of their row with the outline and the next. */
  private void fill(int face, List<Line> rings) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Line ring : rings) {
      for (int i = 0; i < ring.size(); i++) {
        low = Math.min(low, ring.y(i));
        high = Math.max(high, ring.y(i));
      }
    }
    int first = Math.max(0, row(low));
    int last = Math.min(rows - 1, row(high));
    if (last < first) {
      return;
    }
    double[][] cuts = new double[last - first + 1][8];
    int[] counts = new int[cuts.length];
    for (Line ring : rings) {
      for (int i = 0; i < ring.last(); i++) {
        cut(ring, i, first, last, cuts, counts);
      }
    }
    for (int row = first; row <= last; row++) {
      double[] xs = Arrays.copyOf(cuts[row - first], counts[row - first]);
      Arrays.sort(xs);
      for (int i = 0; i + 1 < xs.length; i += 2) {
        int from = Math.max(0, column(xs[i] + cell / 2));
        int to = Math.min(COLUMNS, column(xs[i + 1] + cell / 2));
        if (from < to) {
          Arrays.fill(faces, row * COLUMNS + from, row * COLUMNS + to, face);
        }
      }
    }
  }

  private void cut(Line ring, int i, int first, int last, double[][] cuts, int[] counts) {
    double lower = Math.min(ring.y(i), ring.y(i + 1));
    double upper = Math.max(ring.y(i), ring.y(i + 1));
    int from = Math.max(first, row(lower + cell / 2));
    int to = Math.min(last, row(upper + cell / 2) - 1);
    for (int row = from; row <= to; row++) {
      double y = page.south() + (row + 0.5) * cell;
      double share = (y - ring.y(i)) / (ring.y(i + 1) - ring.y(i));
      int n = row - first;
      if (counts[n] == cuts[n].length) {
        cuts[n] = Arrays.copyOf(cuts[n], 2 * counts[n]);
      }
      cuts[n][counts[n]++] = ring.x(i) + share * (ring.x(i + 1) - ring.x(i));
    }
  }
}
