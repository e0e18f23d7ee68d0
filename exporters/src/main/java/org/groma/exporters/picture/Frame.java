package org.groma.exporters.picture;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.picture.Item.Filled;
import org.groma.exporters.picture.Item.Stroked;
import org.groma.exporters.picture.Scene.Box;
import org.groma.model.topology.Face;
import org.groma.model.topology.Line;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;

/**
 * Draws the paper round the map, which hides what runs over the edge, and lines along the edge of
 * map and paper.
 */
final class Frame {

  private static final GeometryFactory GEOMETRY = new GeometryFactory();

  private final Drawing drawing;

  private Frame(Drawing drawing) {
    this.drawing = drawing;
  }

  static void draw(Drawing drawing) {
    Frame frame = new Frame(drawing);
    drawing.look("paper", Look.filled(Palette.PAPER));
    drawing.look("neat-line-heavy", Look.stroked(Palette.INK.fade(0.8), drawing.pens(2.4)));
    List<Line> edge = drawing.outlines.rings(Face.OUTSIDE);
    List<Line> paper = new ArrayList<>(edge);
    paper.addFirst(rectangle(drawing.page(), 0));
    drawing.add(Layer.FRAME, new Filled("paper", "paper", "", paper));
    if (!edge.isEmpty()) {
      drawing.add(Layer.FRAME, new Stroked("", "neat-line", edge));
      drawing.add(Layer.FRAME, new Stroked("", "neat-line-heavy", frame.around(edge, 5)));
    }
    drawing.add(
        Layer.FRAME,
        new Stroked("", "neat-line", List.of(rectangle(drawing.page(), drawing.pens(8)))));
  }

  static Line rectangle(Box box, double inset) {
    double west = box.west() + inset;
    double east = box.east() - inset;
    double south = box.south() + inset;
    double north = box.north() - inset;
    return Line.of(west, south, east, south, east, north, west, north, west, south);
  }

  /** Lines outside the map at a distance from its edge. */
  private List<Line> around(List<Line> edge, double distance) {
    Geometry whole =
        GEOMETRY.buildGeometry(
            edge.stream().map(ring -> GEOMETRY.createPolygon(ring.coordinates())).toList());
    BufferParameters sharp =
        new BufferParameters(4, BufferParameters.CAP_FLAT, BufferParameters.JOIN_MITRE, 4);
    Geometry wider = BufferOp.bufferOp(whole, drawing.pens(distance), sharp);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < wider.getNumGeometries(); i++) {
      if (wider.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
        lines.add(Line.of(polygon.getExteriorRing().getCoordinates()));
      }
    }
    return lines;
  }
}
