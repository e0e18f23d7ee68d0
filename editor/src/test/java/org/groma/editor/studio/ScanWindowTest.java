package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.groma.editor.map.Dressing.Scan;
import org.groma.editor.map.MapLayer;
import org.groma.editor.scan.Pixel;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;

class ScanWindowTest extends StudioRobot {

  private Path picture() throws IOException {
    Path file = scratch.resolve("atlas.png");
    ImageIO.write(new BufferedImage(800, 400, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    return file;
  }

  private Optional<Scan> scan() {
    return onWindow(() -> bench().map().dressing().get().scan());
  }

  private void fire(String title) {
    onWindow(() -> {
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
  }

  private void choose(Path file) {
    dialogs.paths.add(file);
    fire(Tracing.CHOOSE);
  }

  /** A point of the screen, in shares of the map's width and height, as a point of the map. */
  private Point seen(double across, double down) {
    return onWindow(() ->
        bench().map().viewport().get().map(map().getWidth() * across, map().getHeight() * down));
  }

  private Point corner(String province) {
    Topology drawn = project().map();
    int face = drawn.facesOf(Place.of(new ProvinceId(province))).getFirst();
    Line line = drawn.arc(drawn.arcsOf(face).iterator().next()).line();
    return new Point(line.x(0), line.y(0));
  }

  @Test
  void aPictureIsPlacedByTwoPointsAndLiesThereInTheNextSession() throws IOException {
    choose(picture());
    await("the picture", () -> bench().map().tool().get() == ToolKind.PLACE);
    Point first = seen(0.2, 0.45);
    Pixel pixel = scan().orElseThrow().placing().pixel(first);
    Point corner = corner("dacia"); // a corner catches what is put near it
    clickMap(first);
    clickMap(corner);
    clickMap(seen(0.7, 0.3));
    clickMap(corner("syria"));
    type(KeyCode.ENTER);
    settle();

    Scan placed = scan().orElseThrow();
    Point there = placed.placing().point(pixel);
    double near = 3 * onWindow(() -> bench().map().viewport().get().pixel());
    assertThat(Math.hypot(there.x() - corner.x(), there.y() - corner.y())).isLessThan(near);
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.SELECT);
    assertThat(onWindow(() -> bench().map().layers().get().of(MapLayer.AREAS).opacity()))
        .isLessThan(0.5);
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();

    closeTheWindow();
    start(folder);
    await("the picture of last time", () -> scan().isPresent());
    assertThat(scan().orElseThrow().placing()).isEqualTo(placed.placing());

    fire(Tracing.AGAIN);
    type(KeyCode.ESCAPE);
    settle();
    assertThat(scan().orElseThrow().placing()).isEqualTo(placed.placing());
    fire(Tracing.REMOVE);
    assertThat(scan()).isEmpty();
    assertThat(onWindow(() -> bench().map().layers().get().of(MapLayer.AREAS).opacity()))
        .isEqualTo(1);
  }

  @Test
  void aBrokenPictureIsToldAndOneThatIsGivenUpLeavesNothing() throws IOException {
    choose(Files.writeString(scratch.resolve("letter.png"), "Dear Honoria"));
    await("the sentence", () -> !window.notices().shown().isEmpty());
    assertThat(window.notices().shown().getFirst().sentence()).startsWith("letter.png is no image");
    assertThat(scan()).isEmpty();

    choose(picture());
    await("the picture", () -> bench().map().tool().get() == ToolKind.PLACE);
    type(KeyCode.ESCAPE);
    settle();
    assertThat(scan()).isEmpty();
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.SELECT);
  }
}
