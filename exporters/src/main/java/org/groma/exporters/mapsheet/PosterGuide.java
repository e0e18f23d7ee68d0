package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.groma.exporters.Paper;
import org.groma.exporters.mapsheet.Tiling.Tile;
import org.groma.exporters.pdf.PdfCanvas;
import org.groma.exporters.pdf.PdfFile;
import org.groma.exporters.pdf.PdfStroke;
import org.groma.exporters.pdf.PdfType;
import org.groma.exporters.picture.Colour;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.Scene;
import org.groma.exporters.picture.Typeface;

/** The first page of a poster: which sheet goes where, how to put them together, and the key. */
final class PosterGuide {

  private static final Colour INK = new Colour(0x33291F, 1);
  private static final Colour WHITE = new Colour(0xFFFFFF, 0.85);
  private static final PdfType TITLE = new PdfType(Typeface.BOLD, 24, INK, 0.03);
  private static final PdfType TEXT = new PdfType(Typeface.ROMAN, 11, INK);
  private static final double LEADING = 1.35;

  /** Longer lines are hard to read. */
  private static final double WIDEST = 380;

  private static final double GAP = 14;
  private static final double MARGIN = 1.5 * Tiling.MARGIN;

  /** How much of the page key and instructions take. */
  private static final double KEY_HEIGHT = 0.21;

  /** The overview is small: it shows no names, and no marks. */
  private static final Set<Layer> OVERVIEW =
      EnumSet.of(
          Layer.SEAS,
          Layer.SHALLOWS,
          Layer.VOID,
          Layer.PROVINCES,
          Layer.AREA_BANDS,
          Layer.COASTS,
          Layer.AREA_BORDERS,
          Layer.FRAME);

  private final PdfCanvas page;
  private final PdfPicture picture;
  private final Scene scene;
  private final Poster poster;

  private PosterGuide(PdfCanvas page, PdfPicture picture, Scene scene, Poster poster) {
    this.page = page;
    this.picture = picture;
    this.scene = scene;
    this.poster = poster;
  }

  static void draw(PdfFile file, PdfPicture picture, Scene scene, Poster poster) {
    PdfCanvas page =
        file.page(
            poster.tiling().paper(), PdfMapExporter.best(poster.tiling().paper(), scene.page()));
    file.bookmark("How the sheets go together");
    new PosterGuide(page, picture, scene, poster).draw();
  }

  private void draw() {
    double top = page.height() - MARGIN;
    for (String line : Paragraph.broken(scene.title(), TITLE, room())) {
      top -= TITLE.size();
      page.text(TITLE, MARGIN, top, line);
      top -= TITLE.size() * 0.25;
    }
    double floor = MARGIN + KEY_HEIGHT * page.height() + GAP;
    double left = MARGIN + key(floor - GAP);
    double below = floor - GAP - TEXT.size();
    page.text(TEXT.in(Typeface.BOLD), left, below, extent());
    double measure = Math.min(WIDEST, page.width() - MARGIN - left);
    for (String line : Paragraph.broken(instructions(), TEXT, measure)) {
      below -= TEXT.size() * LEADING;
      page.text(TEXT, left, below, line);
    }
    top -= GAP;
    overview(new Rectangle2D.Double(MARGIN, floor, room(), Math.max(40, top - floor)));
  }

  private double room() {
    return page.width() - 2 * MARGIN;
  }

  private String extent() {
    Tiling tiling = poster.tiling();
    int sheets = poster.tiles().size();
    return String.format(
        Locale.ROOT,
        "%s × %s cm on %d %s of %s",
        centimetres(tiling.width()),
        centimetres(tiling.height()),
        sheets,
        sheets == 1 ? "sheet" : "sheets",
        tiling.paper() == Paper.A4 ? "A4" : "Letter");
  }

  private String instructions() {
    int sheets = poster.tiles().size();
    if (sheets == 1) {
      return "Print it at actual size.";
    }
    String blank =
        sheets < poster.tiling().rows() * poster.tiling().columns()
            ? " Sheets that would be blank are left out."
            : "";
    return "Print at actual size (100%, not fitted to the page). Trim every sheet at the cutting"
        + " marks on its left and at its top, lay it over the strip that its neighbours on those"
        + " sides keep, marks on marks, and glue; at last trim the right and the lower edge of the"
        + " whole."
        + blank;
  }

  private static String centimetres(double points) {
    return String.format(Locale.ROOT, "%.0f", points / 72 * 2.54);
  }

  /** The key, as large as on the poster if there is room; says how far it reaches to the right. */
  private double key(double top) {
    List<Panels.Panel> panels = Panels.of(scene);
    if (panels.size() < 2) {
      return 0; // a map without a key has a title only
    }
    Panels.Panel key = panels.getLast();
    double scale =
        Math.min(
            poster.placing().scale(),
            Math.min(room() * 0.5 / key.box().width(), (top - MARGIN) / key.box().height()));
    double bottom = top - key.box().height() * scale;
    picture.draw(page, Placing.of(key.box(), scale, MARGIN, bottom), key.items());
    return key.box().width() * scale + 1.5 * GAP;
  }

  private void overview(Rectangle2D room) {
    Placing small = Placing.fit(scene.page(), room);
    picture.draw(page, small, OVERVIEW);
    double share = small.scale() / poster.placing().scale();
    PdfStroke cut = new PdfStroke(INK, 0.7);
    for (Tile tile : poster.tiles()) {
      Rectangle2D trim = tile.trim();
      page.rectangle(
              small.left() + trim.getX() * share,
              small.bottom() + trim.getY() * share,
              trim.getWidth() * share,
              trim.getHeight() * share)
          .stroke(cut);
    }
    for (Tile tile : poster.tiles()) {
      label(tile, small, share);
    }
  }

  private void label(Tile tile, Placing small, double share) {
    double size =
        Math.min(16, Math.min(tile.trim().getWidth(), tile.trim().getHeight()) * share / 2.4);
    PdfType type = new PdfType(Typeface.BOLD, size, INK);
    double x = small.left() + tile.trim().getCenterX() * share;
    double y = small.bottom() + tile.trim().getCenterY() * share;
    double width = type.width(tile.label()) + size * 0.7;
    page.rectangle(x - width / 2, y - size * 0.65, width, size * 1.3).fill(WHITE);
    page.text(type, x - type.width(tile.label()) / 2, y - size * 0.31, tile.label());
  }
}
