package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Slider;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import org.groma.editor.map.Dressing.Scan;
import org.groma.editor.map.MapLayer;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.Placing;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.tool.Length;
import org.groma.editor.tool.ToolKind;
import org.groma.model.geography.MapProjection;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.topology.Line;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

class ScanWindowTest extends StudioRobot {

  private Path picture() throws IOException {
    Path file = scratch.resolve("atlas.png");
    ImageIO.write(new BufferedImage(800, 400, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    return file;
  }

  /** What is painted under the map. */
  private List<Scan> lying() {
    return onWindow(() -> bench().map().dressing().get().scans());
  }

  private ScanShelf shelf() {
    return onWindow(() -> bench().scans().get());
  }

  private TracedScan draft() {
    return shelf().draft().orElseThrow().scan();
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
    Pixel pixel = draft().placing().pixel(first);
    Point corner = corner("dacia"); // a corner catches what is put near it
    clickMap(first);
    clickMap(corner);
    clickMap(seen(0.7, 0.3));
    clickMap(corner("syria"));
    type(KeyCode.ENTER);
    settle();

    Scan placed = lying().getFirst();
    Point there = placed.placing().point(pixel);
    double near = 3 * onWindow(() -> bench().map().viewport().get().pixel());
    assertThat(Math.hypot(there.x() - corner.x(), there.y() - corner.y())).isLessThan(near);
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.SELECT);
    assertThat(onWindow(() -> bench().map().layers().get().of(MapLayer.AREAS).opacity()))
        .isLessThan(0.5);
    assertThat(onWindow(() -> bench().dirty().get())).isFalse();

    closeTheWindow();
    start(folder);
    await("the picture of last time", () -> lying().size() == 1);
    assertThat(lying().getFirst().placing()).isEqualTo(placed.placing());

    fire(Tracing.AGAIN);
    type(KeyCode.ESCAPE);
    settle();
    assertThat(lying().getFirst().placing()).isEqualTo(placed.placing());
    fire(Tracing.REMOVE);
    assertThat(lying()).isEmpty();
    assertThat(onWindow(() -> bench().map().layers().get().of(MapLayer.AREAS).opacity()))
        .isEqualTo(1);
  }

  @Test
  void aBrokenPictureIsToldAndOneThatIsGivenUpLeavesNothing() throws IOException {
    choose(Files.writeString(scratch.resolve("letter.png"), "Dear Honoria"));
    await("the sentence", () -> !window.notices().shown().isEmpty());
    assertThat(window.notices().shown().getFirst().sentence()).startsWith("letter.png is no image");
    assertThat(shelf()).isEqualTo(ScanShelf.EMPTY);

    choose(picture());
    await("the picture", () -> bench().map().tool().get() == ToolKind.PLACE);
    type(KeyCode.ESCAPE);
    settle();
    assertThat(shelf().scans()).isEmpty();
    assertThat(shelf().draft()).isEmpty();
    assertThat(onWindow(() -> bench().map().tool().get())).isEqualTo(ToolKind.SELECT);
  }

  private Path picture(String name) throws IOException {
    BufferedImage image = new BufferedImage(800, 400, BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setColor(new Color(0xE8DCC0));
    pen.fillRect(0, 0, 800, 400);
    pen.setColor(new Color(0x7A6A50));
    for (int i = 0; i < 800; i += 80) {
      pen.drawLine(i, 0, i, 400);
      pen.drawLine(0, i / 2, 800, i / 2);
    }
    pen.dispose();
    Path file = scratch.resolve(name);
    ImageIO.write(image, "png", file.toFile());
    return file;
  }

  private String focused() {
    return onWindow(() -> window.stage().getScene().getFocusOwner().getId());
  }

  private void type(String text) {
    onWindow(() -> {
      ((TextField) window.stage().getScene().getFocusOwner()).setText(text);
      return null;
    });
    type(KeyCode.ENTER);
    settle();
  }

  private String text(String id) {
    return onWindow(() -> find(id, Label.class).getText());
  }

  /** Where a pixel of the picture that is being placed lies on the map. */
  private Point over(double px, double py) {
    return draft().placing().point(new Pixel(px, py));
  }

  /** Clicks a pixel and types where it lies, so many kilometres beside where it should. */
  private void place(double px, double py, double beside) {
    clickMap(over(px, py));
    Coordinate at =
        MapProjection.of(project().projection())
            .orElseThrow()
            .toDegrees(-1200 + 3 * px + beside, 900 - 3 * py);
    assertThat(focused()).isEqualTo("scan-first");
    type(String.format(Locale.ROOT, "%.6f", at.y));
    assertThat(focused()).isEqualTo("scan-second");
    type(String.format(Locale.ROOT, "%.6f", at.x));
    assertThat(focused()).isEqualTo("map");
  }

  @Test
  void twoPicturesAreCalibratedByADistanceAndByCoordinatesAndReopenTheSame() throws IOException {
    choose(picture("roads.png"));
    await("the picture", () -> bench().map().tool().get() == ToolKind.PLACE);
    clickId("scan-by-distance");
    Point middle = over(400, 200);
    clickMap(over(200, 300));
    clickMap(over(600, 300));
    assertThat(focused()).isEqualTo("scan-length");
    type("far");
    assertThat(text("scan-length-wrong")).startsWith("A length is a number");
    type("1200");
    Point from = over(200, 300);
    Point to = over(600, 300);
    double kilometres =
        Length.of(List.of(from, to), project().projection()).kilometres().orElseThrow();
    assertThat(kilometres).isCloseTo(1200, within(12.0)); // as near as a pixel of the screen
    assertThat(over(400, 200).x()).isCloseTo(middle.x(), within(1e-6));
    assertThat(focused()).isEqualTo("map");
    type(KeyCode.ENTER);
    settle();
    assertThat(lying()).hasSize(1);

    onWindow(() -> {
      bench().map().show(new Envelope(-1300, 1300, -400, 1000));
      return null;
    });
    settle();
    choose(picture("coast.png"));
    await("the second picture", () -> bench().map().tool().get() == ToolKind.PLACE);
    clickId("scan-by-coordinates");
    place(400, 200, 0); // the middle first, so that the others stay on the screen
    place(720, 60, 0);
    place(720, 340, 0);
    assertThat(text("scan-error")).isEqualTo("One more point shows the error.");
    place(80, 340, 0);
    place(240, 120, 300);
    place(80, 60, 0);
    TableView<?> pairs = find("scan-pairs", TableView.class);
    assertThat(pairs.getItems()).hasSize(6);
    assertThat(text("scan-warning")).startsWith("Without point 5 the error would be ");
    assertThat(text("scan-error")).matches("Error: \\d+ km");
    onWindow(() -> {
      pairs.requestFocus();
      pairs.getSelectionModel().select(4);
      return null;
    });
    type(KeyCode.DELETE);
    settle();
    assertThat(draft().matches()).hasSize(5);
    assertThat(text("scan-warning")).isEmpty();
    clickId("scan-done");
    assertThat(lying()).hasSize(2);

    onWindow(() -> {
      find("scan-list", ListView.class).getSelectionModel().select(1);
      return null;
    });
    assertThat(shelf().chosen().orElseThrow().name()).isEqualTo("roads");
    showPanel(Sidebar.SCANS);
    onWindow(() -> {
      find("scan-opacity", Slider.class).setValue(0.5);
      return null;
    });
    clickId("scan-up");
    clickId("scan-lock-1");
    fire(Tracing.AGAIN);
    assertThat(shelf().draft()).as("it is locked").isEmpty();
    type(KeyCode.ESCAPE);
    settle();
    fire(Tracing.REMOVE);
    List<Scan> before = lying();
    assertThat(before).extracting(Scan::opacity).containsExactly(1.0, 0.5);
    List<TracedScan> known = unread();
    assertThat(known).extracting(TracedScan::name).containsExactly("coast", "roads");
    assertThat(known).extracting(TracedScan::locked).containsExactly(false, true);

    closeTheWindow();
    start(folder);
    await("the pictures of last time", () -> lying().size() == 2);
    assertThat(lying())
        .extracting(Scan::placing)
        .isEqualTo(before.stream().map(Scan::placing).toList());
    assertThat(unread())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("number")
        .isEqualTo(known);

    onWindow(() -> {
      bench().scans().set(shelf().choosing(1));
      return null;
    });
    fire(Tracing.REMOVE);
    assertThat(shelf().scans()).extracting(TracedScan::name).containsExactly("roads");
    onWindow(() -> {
      window.notices().shown().getLast().deed().orElseThrow().run().run();
      return null;
    });
    assertThat(shelf().scans()).extracting(TracedScan::name).containsExactly("coast", "roads");
  }

  private List<TracedScan> unread() {
    return shelf().scans().stream().map(scan -> scan.read(scan.file(), Optional.empty())).toList();
  }

  @Test
  void whatAnOlderGromaRememberedIsReadAndAFileThatIsGoneIsFoundAgain() throws IOException {
    Placing there = new Placing(2, 0, -500, 0, -2, 400);
    Path gone = scratch.resolve("gone.png");
    closeTheWindow();
    Memory memory = Memory.in(scratch.resolve("studio.properties"));
    String key = folder.toAbsolutePath().normalize().toString();
    memory.put("scan.file." + key, gone.toString());
    memory.put("scan.placing." + key, there.written());
    memory.save();
    start(folder);
    await("the sentence", () -> !window.notices().shown().isEmpty());
    assertThat(shelf().scans()).singleElement().extracting(TracedScan::name).isEqualTo("gone");
    assertThat(lying()).isEmpty();
    dialogs.paths.add(picture("found.png"));
    fire(Tracing.SEEK);
    await("the picture", () -> !lying().isEmpty());
    assertThat(lying().getFirst().placing()).isEqualTo(there);

    fire(Tracing.AGAIN);
    clickMap(onWindow(() -> new Point(0, 0)));
    clickMap(new Point(30, 30));
    type(KeyCode.ESCAPE);
    settle();
    assertThat(lying().getFirst().placing()).as("given up").isEqualTo(there);
    onWindow(() -> {
      window.notices().shown().getLast().deed().orElseThrow().run().run();
      return null;
    });
    settle();
    assertThat(draft().matches()).as("and gone on with").hasSize(1);
    type(KeyCode.V); // another tool is no reason to lose what was done
    settle();
    assertThat(shelf().draft()).isEmpty();
    assertThat(shelf().scans().getFirst().matches()).hasSize(1);
  }
}
