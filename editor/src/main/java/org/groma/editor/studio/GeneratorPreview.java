package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;
import org.groma.editor.map.Viewport;
import org.groma.model.topology.Face;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Topology;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/** A small picture of a generated map; a click says where a site is to be. */
final class GeneratorPreview extends StackPane {

  private static final double WIDTH = 420;
  private static final double HEIGHT = 240;
  private static final double DOT = 3;
  private static final Color SEA = Color.web("#C9DEE8");
  private static final Color LAND = Color.web("#EEF0CF");
  private static final Color LINE = Color.web("#7A6E5C");
  private static final Color PAPER = Color.web("#FBF7EC");

  private final Canvas canvas = new Canvas(WIDTH, HEIGHT);
  private Optional<Viewport> view = Optional.empty();

  GeneratorPreview(Consumer<Coordinate> clicked) {
    setId("generator-preview");
    setAccessibleText("Preview of the map");
    getChildren().add(canvas);
    canvas.setOnMouseClicked(event ->
        view.ifPresent(seen ->
            clicked.accept(new Coordinate(seen.mapX(event.getX()), seen.mapY(event.getY())))));
  }

  void show(Optional<Envelope> sheet, Optional<Topology> map, List<Coordinate> sites) {
    GraphicsContext pen = canvas.getGraphicsContext2D();
    pen.clearRect(0, 0, WIDTH, HEIGHT);
    view = sheet.map(box -> Viewport.fitting(box, WIDTH, HEIGHT));
    view.ifPresent(seen -> {
      Envelope box = sheet.orElseThrow();
      pen.setFill(PAPER);
      pen.setStroke(LINE);
      double left = seen.screenX(box.getMinX());
      double top = seen.screenY(box.getMaxY());
      pen.fillRect(left, top, box.getWidth() * seen.scale(), box.getHeight() * seen.scale());
      map.ifPresent(drawn -> paint(pen, seen, drawn));
      pen.strokeRect(left, top, box.getWidth() * seen.scale(), box.getHeight() * seen.scale());
      pen.setFill(Color.FIREBRICK);
      for (Coordinate site : sites) {
        pen.fillOval(seen.screenX(site.x) - DOT, seen.screenY(site.y) - DOT, 2 * DOT, 2 * DOT);
      }
    });
  }

  private static void paint(GraphicsContext pen, Viewport seen, Topology map) {
    pen.setFillRule(FillRule.EVEN_ODD);
    pen.setLineWidth(0.7);
    for (Face face : map.faces()) {
      if (face.id() != Face.OUTSIDE) {
        Polygon shape = FaceShape.polygon(map, face.id());
        pen.setFill(face.place().filter(place -> place.isSea()).isPresent() ? SEA : LAND);
        pen.beginPath();
        trace(pen, seen, shape.getExteriorRing());
        for (int i = 0; i < shape.getNumInteriorRing(); i++) {
          trace(pen, seen, shape.getInteriorRingN(i));
        }
        pen.fill();
        pen.stroke();
      }
    }
  }

  private static void trace(GraphicsContext pen, Viewport seen, LinearRing ring) {
    Coordinate[] points = ring.getCoordinates();
    pen.moveTo(seen.screenX(points[0].x), seen.screenY(points[0].y));
    for (Coordinate point : points) {
      pen.lineTo(seen.screenX(point.x), seen.screenY(point.y));
    }
    pen.closePath();
  }
}
