package org.groma.exporters.picture;

import java.util.List;
import org.groma.exporters.picture.Item.Symbol;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.algorithm.locate.PointOnGeometryLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.geom.Polygon;

/**
 * Strews small marks over provinces that say what terrain they are, wherever no name or city is.
 */
final class TerrainMarks {

  private static final double SPACING = 23;
  private static final double SIZE = 9;

  private final Drawing drawing;

  private TerrainMarks(Drawing drawing) {
    this.drawing = drawing;
  }

  static void looks(Drawing drawing) {
    drawing.look("mark-peak", Look.stroked(Colour.of(0x6E4F35).fade(0.62), 0.1));
    drawing.look("mark-slope", Look.filled(Colour.of(0x6E4F35).fade(0.30)));
    drawing.look("mark-trunk", Look.stroked(Colour.of(0x4E5B33).fade(0.55), 0.11));
    drawing.look("mark-leaves", Look.filled(Colour.of(0x55703F).fade(0.48)));
    drawing.look("mark-reed", Look.stroked(Colour.of(0x3F6F7C).fade(0.55), 0.09));
    drawing.look("mark-sand", Look.filled(Colour.of(0x8C6B35).fade(0.50)));
    drawing.look("mark-grass", Look.stroked(Colour.of(0x7A7434).fade(0.60), 0.1));
  }

  static void draw(Drawing drawing) {
    looks(drawing);
    if (!drawing.shows(Layer.TERRAIN)) {
      return;
    }
    TerrainMarks marks = new TerrainMarks(drawing);
    for (Province province : drawing.project.provinces()) {
      Mark.ofTerrain(province.terrain())
          .ifPresent(mark -> {
            for (int face : drawing.map.facesOf(Place.of(province.id()))) {
              marks.strew(mark, face);
            }
          });
    }
  }

  /** On a grid with every other row moved by half a step and every mark by a little. */
  private void strew(Mark mark, int face) {
    Polygon polygon = FaceShape.polygon(drawing.map, face);
    Envelope box = polygon.getEnvelopeInternal();
    double step = drawing.pens(SPACING);
    double size = drawing.pens(SIZE);
    if (box.getWidth() < size || box.getHeight() < size) {
      return;
    }
    PointOnGeometryLocator inside = new IndexedPointInAreaLocator(polygon);
    double rise = step * 0.75;
    for (long row = (long) Math.floor(box.getMinY() / rise); row * rise <= box.getMaxY(); row++) {
      for (long column = (long) Math.floor(box.getMinX() / step) - 1;
          column * step <= box.getMaxX();
          column++) {
        double x = (column + (row % 2 == 0 ? 0 : 0.5) + 0.34 * chance(row, column, 1)) * step;
        double y = (row + 0.34 * chance(row, column, 2)) * rise;
        if (fits(inside, x, y, size)) {
          drawing.add(Layer.TERRAIN, new Symbol("", mark, "", x, y, size));
        }
      }
    }
  }

  private boolean fits(PointOnGeometryLocator inside, double x, double y, double size) {
    double reach = size * 0.75;
    for (double[] by :
        List.of(
            new double[] {-reach, 0},
            new double[] {reach, 0},
            new double[] {0, reach},
            new double[] {0, -reach})) {
      if (inside.locate(new Coordinate(x + by[0], y + by[1])) != Location.INTERIOR) {
        return false;
      }
    }
    return drawing.crowd.isFree(TextBox.upright(x, y, size * 1.2, size * 1.2));
  }

  /** A number from 0 to 1 that looks like chance and is always the same for a place of the grid. */
  private static double chance(long row, long column, int salt) {
    long mixed =
        (row * 0x9E3779B97F4A7C15L ^ column * 0xC2B2AE3D27D4EB4FL) + salt * 0x165667B19E3779F9L;
    mixed = (mixed ^ mixed >>> 31) * 0xBF58476D1CE4E5B9L;
    return (mixed >>> 40) / (double) (1 << 24);
  }
}
