package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import java.util.Set;
import org.groma.exporters.mapsheet.Tiling.Tile;
import org.groma.exporters.pdf.PdfCanvas;
import org.groma.exporters.pdf.PdfStroke;
import org.groma.exporters.pdf.PdfType;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Typeface;

/** What stands in the white margin of a sheet: cutting marks, its label, and its neighbours. */
final class SheetMarks {

  private static final Colour INK = new Colour(0x33291F, 1);
  private static final PdfStroke CUT = new PdfStroke(INK, 0.5);
  private static final double GAP = 4;
  private static final double LENGTH = 14;

  private static final PdfType LABEL = new PdfType(Typeface.BOLD, 12, INK);
  private static final PdfType SMALL = new PdfType(Typeface.ROMAN, 8, INK);

  private final PdfCanvas page;
  private final Tile tile;
  private final String title;
  private final Set<String> sheets;

  /**
   * @param sheets the labels of all sheets that are printed
   */
  SheetMarks(PdfCanvas page, Tile tile, String title, Set<String> sheets) {
    this.page = page;
    this.tile = tile;
    this.title = title;
    this.sheets = sheets;
  }

  void draw() {
    cuttingMarks();
    double low = Tiling.MARGIN / 2 - 3;
    double left = Tiling.MARGIN + 30;
    page.text(LABEL, left, low, tile.label());
    page.text(SMALL, left + LABEL.width(tile.label()) + 6, low, title);
    double middleX = page.width() / 2;
    double middleY = page.height() / 2;
    double margin = Tiling.MARGIN / 2;
    neighbour(tile.row() - 1, tile.column(), "↑ ", middleX, page.height() - margin - 3);
    neighbour(tile.row() + 1, tile.column(), "↓ ", middleX, low);
    neighbour(tile.row(), tile.column() - 1, "← ", margin + 2, middleY);
    neighbour(tile.row(), tile.column() + 1, "→ ", page.width() - margin - 2, middleY);
  }

  private void neighbour(int row, int column, String arrow, double x, double y) {
    if (row < 0 || column < 0) {
      return;
    }
    String label = Tiling.label(row, column);
    if (sheets.contains(label)) {
      String text = arrow + label;
      page.text(SMALL, x - SMALL.width(text) / 2, y, text);
    }
  }

  /** Two short lines at each corner of the trim, outside of what the page shows. */
  private void cuttingMarks() {
    Rectangle2D trim = tile.trim();
    double dx = Tiling.MARGIN - tile.window().getX();
    double dy = Tiling.MARGIN - tile.window().getY();
    for (double x : new double[] {trim.getMinX() + dx, trim.getMaxX() + dx}) {
      page.move(x, Tiling.MARGIN - GAP).line(x, Tiling.MARGIN - GAP - LENGTH);
      double top = page.height() - Tiling.MARGIN + GAP;
      page.move(x, top).line(x, top + LENGTH);
    }
    for (double y : new double[] {trim.getMinY() + dy, trim.getMaxY() + dy}) {
      page.move(Tiling.MARGIN - GAP, y).line(Tiling.MARGIN - GAP - LENGTH, y);
      double right = page.width() - Tiling.MARGIN + GAP;
      page.move(right, y).line(right + LENGTH, y);
    }
    page.stroke(CUT);
  }
}
