package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.image.PixelReader;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.InteriorPointArea;
import org.locationtech.jts.geom.Coordinate;

/** What is under the preview of a drawing stays to be seen: the hand goes by it. */
class DrawingPreviewWindowTest extends StudioRobot {

  private static final int HALF = 60;

  private Point middle(String place) {
    Topology drawn = project().map();
    int face = drawn.facesOf(Place.parse(place)).getFirst();
    Coordinate at = InteriorPointArea.getInteriorPoint(FaceShape.polygon(drawn, face));
    return new Point(at.x, at.y);
  }

  private Point beside(Point from, double right, double up) {
    double pixel = onWindow(() -> map().viewport().get().pixel());
    return new Point(from.x() + right * pixel, from.y() + up * pixel);
  }

  /** How far apart the darkest and the lightest of the pixels round a point are. */
  private double contrast(Point about) {
    return onWindow(() -> {
      PixelReader seen = map().getScene().getRoot().snapshot(null, null).getPixelReader();
      Point2D local =
          new Point2D(
              map().viewport().get().screenX(about.x()), map().viewport().get().screenY(about.y()));
      Point2D at = map().localToScene(local);
      double darkest = 1;
      double lightest = 0;
      for (int x = -HALF; x <= HALF; x++) {
        for (int y = -HALF; y <= HALF; y++) {
          double light = seen.getColor((int) at.getX() + x, (int) at.getY() + y).getBrightness();
          darkest = Math.min(darkest, light);
          lightest = Math.max(lightest, light);
        }
      }
      return lightest - darkest;
    });
  }

  /** Draws a triangle round a point, all but its last corner. */
  private void drawRound(Point about) {
    onWindow(() -> {
      map().tool().set(ToolKind.SEA);
      return null;
    });
    clickMap(beside(about, -200, -100));
    clickMap(beside(about, 200, -100));
    moveOverMap(beside(about, 0, 180));
    assertThat(onWindow(() -> map().preview().get().shapes()))
        .hasAtLeastOneElementOfType(Preview.Drawn.class);
  }

  @Test
  void namesAreReadThroughThePreview() {
    zoomTo("sea:pontus-euxinus");
    Point named = middle("sea:pontus-euxinus");
    await("the painted map", () -> map().isSharp());
    double before = contrast(named);
    assertThat(before).as("the name of the sea").isGreaterThan(0.3);

    drawRound(named);
    assertThat(contrast(named)).isGreaterThan(0.5 * before);
  }

  @Test
  void theScannedPictureIsSeenThroughThePreview() throws IOException {
    zoomTo("sea:pontus-euxinus");
    Point traced = middle("sea:pontus-euxinus");
    BufferedImage board = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = board.createGraphics();
    pen.setColor(Color.WHITE);
    for (int i = 0; i < 400; i += 8) {
      pen.fillRect(i, 0, 4, 400);
    }
    pen.dispose();
    Path file = scratch.resolve("stripes.png");
    ImageIO.write(board, "png", file.toFile());
    dialogs.paths.add(file);
    onWindow(() -> {
      bench().actions().titled(Tracing.CHOOSE).orElseThrow().fire();
      return null;
    });
    await("the picture", () -> map().tool().get() == ToolKind.PLACE);
    clickMap(beside(traced, -50, 0));
    clickMap(beside(traced, -40, 0));
    type(KeyCode.ENTER);
    settle();
    assertThat(onWindow(() -> map().dressing().get().scans())).hasSize(1);
    onWindow(() -> {
      for (MapLayer layer : List.of(MapLayer.SEAS, MapLayer.AREAS)) {
        map()
            .layers()
            .set(map().layers().get().with(layer, map().layers().get().of(layer).opacity(0.3)));
      }
      map()
          .layers()
          .set(
              map()
                  .layers()
                  .get()
                  .with(MapLayer.LABELS, map().layers().get().of(MapLayer.LABELS).shown(false)));
      return null;
    });
    await("the painted map", () -> map().isSharp());
    double before = contrast(traced);
    assertThat(before).as("the stripes of the picture").isGreaterThan(0.3);

    drawRound(traced);
    assertThat(contrast(traced)).isGreaterThan(0.5 * before);
  }
}
