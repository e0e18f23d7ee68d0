package org.groma.editor.map;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Paints frames. Remembers what is worth remembering from one to the next; belongs to one thread.
 */
public final class MapPainter {

  private final Outlines outlines = new Outlines();
  private final Spots spots = new Spots();
  private final LinkPainter.Crossings crossings = new LinkPainter.Crossings();
  private final AdjacencyPainter.Graphs graphs = new AdjacencyPainter.Graphs();

  private List<WrittenName> names = List.of();

  /** The names on the frame that was painted last, and where those would be that are left out. */
  public List<WrittenName> names() {
    return names;
  }

  /** A frame as pixels. */
  public BufferedImage paint(Frame frame) {
    return paint(frame, () -> false).orElseThrow();
  }

  /**
   * A frame as pixels, unless it is given up meanwhile.
   *
   * @param givenUp asked between layers and between names
   */
  public Optional<BufferedImage> paint(Frame frame, BooleanSupplier givenUp) {
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(frame.viewport().width()),
            (int) Math.ceil(frame.viewport().height()),
            BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(frame.inks().outside());
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    Brush brush = new Brush(frame, graphics, outlines);
    CityMarks cities = new CityMarks(brush, spots);
    CaptionPainter captions = new CaptionPainter(brush, spots);
    GroundPainter ground = new GroundPainter(brush);
    CounterPainter counters = new CounterPainter(brush, spots);
    NameSheet sheet = new NameSheet(brush, ground);
    List<Runnable> steps =
        List.of(
            () -> new SheetPainter(brush).paint(),
            () -> brush.layer(MapLayer.SCAN, () -> new ScanPainter(brush).paint()),
            ground::paint,
            () -> new BorderPainter(brush).paint(),
            () -> brush.layer(MapLayer.COASTS, () -> new CoastPainter(brush).paint()),
            () ->
                brush.layer(
                    MapLayer.STRAITS, () -> new LinkPainter(brush, crossings, cities).paint()),
            () ->
                brush.layer(
                    MapLayer.ADJACENCY, () -> new AdjacencyPainter(brush, spots, graphs).paint()),
            () -> brush.layer(MapLayer.CITIES, cities::paint),
            () -> brush.layer(MapLayer.CITIES, captions::paint),
            () ->
                brush.layer(
                    MapLayer.LABELS,
                    () -> {
                      sheet.take(cities.boxes());
                      sheet.take(captions.boxes());
                      if (frame.shows(MapLayer.UNITS)) {
                        sheet.take(counters.boxes());
                      }
                      new NamePainter(brush, spots, cities, sheet).paint(givenUp);
                    }),
            () -> brush.layer(MapLayer.UNITS, counters::paint),
            () -> brush.layer(MapLayer.FINDINGS, () -> new PinPainter(brush).paint()));
    try {
      for (Runnable step : steps) {
        if (givenUp.getAsBoolean()) {
          return Optional.empty();
        }
        step.run();
      }
      names = List.copyOf(sheet.written());
      return Optional.of(image);
    } finally {
      graphics.dispose();
    }
  }

  /** Works out what a nearer look at a frame will need. */
  void foresee(Frame frame, BooleanSupplier givenUp) {
    new NameForesight(frame, spots).look(givenUp);
  }
}
