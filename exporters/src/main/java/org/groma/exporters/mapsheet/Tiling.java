package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.groma.exporters.Paper;
import org.groma.exporters.pdf.Orientation;

/**
 * How a poster is cut into tiles. Places on the poster are in points from its lower left corner.
 *
 * @param width of the poster
 */
record Tiling(
    Paper paper, Orientation orientation, int rows, int columns, double width, double height) {

  private static final double MILLIMETRE = 72 / 25.4;

  /** The strip along the edge of a sheet that printers leave white. */
  static final double MARGIN = 10 * MILLIMETRE;

  /** The strip that a page shares with the next. */
  static final double OVERLAP = 12 * MILLIMETRE;

  /**
   * Tiles for a poster of at least this size, on as few sheets as will do. It becomes as large as
   * those sheets have room for.
   */
  static Tiling atLeast(Paper paper, double width, double height) {
    return Stream.of(Orientation.values())
        .map(orientation -> atLeast(paper, orientation, width, height))
        .min(
            Comparator.comparingInt((Tiling tiling) -> tiling.rows * tiling.columns)
                .thenComparing(tiling -> -tiling.width))
        .orElseThrow();
  }

  private static Tiling atLeast(Paper paper, Orientation orientation, double width, double height) {
    double across = orientation.width(paper) - 2 * MARGIN;
    double up = orientation.height(paper) - 2 * MARGIN;
    int columns = count(width, across);
    int rows = count(height, up);
    double growth = Math.min(reach(columns, across) / width, reach(rows, up) / height);
    return new Tiling(paper, orientation, rows, columns, width * growth, height * growth);
  }

  private static int count(double length, double window) {
    return Math.max(1, (int) Math.ceil((length - OVERLAP) / (window - OVERLAP) - 1e-9));
  }

  /** What so many windows show together. */
  private static double reach(int count, double window) {
    return count * (window - OVERLAP) + OVERLAP;
  }

  /**
   * One tile.
   *
   * @param row 0 at the top
   * @param window what its page shows; it may reach over the edge of the poster
   * @param trim its part of the poster
   */
  record Tile(int row, int column, Rectangle2D window, Rectangle2D trim) {
    String label() {
      return Tiling.label(row, column);
    }
  }

  /** Letters for rows, numbers for columns: B3. */
  static String label(int row, int column) {
    return letters(row) + (column + 1);
  }

  private static String letters(int number) {
    String last = Character.toString('A' + number % 26);
    return number < 26 ? last : letters(number / 26 - 1) + last;
  }

  /** All tiles, row by row from the top. */
  List<Tile> tiles() {
    List<Tile> tiles = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        tiles.add(tile(row, column));
      }
    }
    return tiles;
  }

  private Tile tile(int row, int column) {
    double across = orientation.width(paper) - 2 * MARGIN;
    double up = orientation.height(paper) - 2 * MARGIN;
    // the poster lies in the middle of what the windows show together
    double left = (width - reach(columns, across)) / 2 + column * (across - OVERLAP);
    double bottom = (height - reach(rows, up)) / 2 + (rows - 1 - row) * (up - OVERLAP);
    double west = column == 0 ? 0 : left + OVERLAP / 2;
    double east = column == columns - 1 ? width : left + across - OVERLAP / 2;
    double south = row == rows - 1 ? 0 : bottom + OVERLAP / 2;
    double north = row == 0 ? height : bottom + up - OVERLAP / 2;
    return new Tile(
        row,
        column,
        new Rectangle2D.Double(left, bottom, across, up),
        new Rectangle2D.Double(west, south, east - west, north - south));
  }
}
