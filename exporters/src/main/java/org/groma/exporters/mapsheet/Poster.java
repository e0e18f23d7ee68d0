package org.groma.exporters.mapsheet;

import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.exporters.Paper;
import org.groma.exporters.mapsheet.Tiling.Tile;
import org.groma.exporters.pdf.PdfCanvas;
import org.groma.exporters.pdf.PdfFile;
import org.groma.exporters.picture.Layer;
import org.groma.exporters.picture.PictureStyle;
import org.groma.exporters.picture.Scene;
import org.locationtech.jts.geom.Envelope;

/** The map as a poster: a page about how it is put together, and a page a tile. */
final class Poster {

  /** The size of the smallest names, in points. */
  private static final double SMALL_PRINT = 7;

  private final Scene scene;
  private final Tiling tiling;
  private final Placing placing;
  private final List<Tile> tiles;

  Poster(Scene scene, Paper paper) {
    this.scene = scene;
    double points = SMALL_PRINT / PictureStyle.LEGIBLE / scene.pixel();
    Scene.Box page = scene.page();
    tiling = Tiling.atLeast(paper, page.width() * points, page.height() * points);
    placing = Placing.of(page, tiling.width() / page.width(), 0, 0);
    List<Envelope> map = extents();
    tiles =
        tiling.tiles().stream()
            .filter(tile -> map.stream().anyMatch(thing -> shows(tile, thing)))
            .toList();
  }

  private boolean shows(Tile tile, Envelope thing) {
    return Bounds.shows(placing.seenThrough(tile.trim()), thing);
  }

  /** Where there is more than paper and its frame; a sheet without any of it is not printed. */
  private List<Envelope> extents() {
    Bounds bounds = new Bounds(scene);
    return scene.sheets().stream()
        .filter(sheet -> sheet.layer() != Layer.FRAME)
        .flatMap(sheet -> sheet.items().stream())
        .map(bounds::of)
        .toList();
  }

  Tiling tiling() {
    return tiling;
  }

  Placing placing() {
    return placing;
  }

  /** Those that have something on them. */
  List<Tile> tiles() {
    return tiles;
  }

  byte[] bytes() {
    PdfFile file = PdfFile.titled(scene.title() + " (poster)");
    PdfPicture picture = new PdfPicture(file, scene);
    PosterGuide.draw(file, picture, scene, this);
    Set<String> labels = tiles.stream().map(Tile::label).collect(Collectors.toSet());
    for (Tile tile : tiles) {
      PdfCanvas page = file.page(tiling.paper(), tiling.orientation());
      file.bookmark(tile.label());
      Rectangle2D window = tile.window();
      Placing here =
          Placing.of(
                  scene.page(),
                  placing.scale(),
                  Tiling.MARGIN - window.getX(),
                  Tiling.MARGIN - window.getY())
              .seenThrough(
                  new Rectangle2D.Double(
                      Tiling.MARGIN, Tiling.MARGIN, window.getWidth(), window.getHeight()));
      picture.draw(page, here, EnumSet.allOf(Layer.class));
      new SheetMarks(page, tile, scene.title(), labels).draw();
    }
    return file.bytes();
  }
}
