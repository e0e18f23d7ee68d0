package org.groma.exporters.picture;

import java.util.Arrays;
import java.util.Optional;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.topology.Face;

/**
 * Finds where on the page a panel hides nothing: outside the map, on land out of play, in the last
 * resort at sea.
 */
final class FreeGround {

  private static final int COLUMNS = 200;
  private static final double OUT_OF_PLAY = 1;
  private static final double SEA = 40;
  private static final double TAKEN = 1e9;

  private final Box ground;
  private final double cell;
  private final int rows;
  private final double[][] costs;

  /**
   * @param margin the strip along the edge of the page that is kept clear
   */
  FreeGround(Drawing drawing, double margin) {
    Box page = drawing.page();
    ground =
        new Box(
            page.west() + margin,
            page.south() + margin,
            page.east() - margin,
            page.north() - margin);
    cell = ground.width() / COLUMNS;
    rows = Math.max(1, (int) (ground.height() / cell));
    costs = new double[rows][COLUMNS];
    double step = drawing.faces().cell();
    for (double y = ground.south() + step / 2; y < ground.north(); y += step) {
      int row = Math.min(rows - 1, (int) ((y - ground.south()) / cell));
      for (double x = ground.west() + step / 2; x < ground.east(); x += step) {
        int column = Math.min(COLUMNS - 1, (int) ((x - ground.west()) / cell));
        costs[row][column] =
            Math.max(costs[row][column], cost(drawing, drawing.faces().faceAt(x, y)));
      }
    }
  }

  private static double cost(Drawing drawing, int face) {
    if (face == Face.OUTSIDE) {
      return 0;
    }
    if (drawing.isVoid(face)) {
      return OUT_OF_PLAY;
    }
    return drawing.isSea(face) ? SEA : TAKEN;
  }

  /**
   * Takes the best place for a panel, if there is one that hides no province; near a corner rather
   * than not.
   */
  Optional<Box> take(double width, double height) {
    int wide = (int) Math.ceil(width / cell);
    int high = (int) Math.ceil(height / cell);
    double[][] sums = sums();
    double best = TAKEN / 2;
    int bestRow = -1;
    int bestColumn = -1;
    for (int row = rows - high; row >= 0; row--) {
      for (int column = 0; column + wide <= COLUMNS; column++) {
        double cost =
            sums[row + high][column + wide]
                - sums[row][column + wide]
                - sums[row + high][column]
                + sums[row][column];
        double fromCorner =
            Math.min(column, COLUMNS - wide - column) + Math.min(row, rows - high - row);
        double dislike = (row < rows / 2 ? 6 : 0) + (column > COLUMNS / 2 ? 1 : 0);
        double total = cost + 0.5 * fromCorner + dislike;
        if (total < best) {
          best = total;
          bestRow = row;
          bestColumn = column;
        }
      }
    }
    if (bestRow < 0) {
      return Optional.empty();
    }
    for (int row = bestRow; row < bestRow + high; row++) {
      Arrays.fill(costs[row], bestColumn, bestColumn + wide, TAKEN);
    }
    // flush with the margin on the side of the nearer edge
    double west =
        bestColumn < COLUMNS - wide - bestColumn
            ? ground.west() + bestColumn * cell
            : ground.west() + (bestColumn + wide) * cell - width;
    double north =
        bestRow < rows - high - bestRow
            ? ground.south() + bestRow * cell + height
            : ground.north() - (rows - high - bestRow) * cell;
    return Optional.of(new Box(west, north - height, west + width, north));
  }

  private double[][] sums() {
    double[][] sums = new double[rows + 1][COLUMNS + 1];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < COLUMNS; j++) {
        sums[i + 1][j + 1] = costs[i][j] + sums[i][j + 1] + sums[i + 1][j] - sums[i][j];
      }
    }
    return sums;
  }
}
