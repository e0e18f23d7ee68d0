package org.groma.editor.studio;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import org.groma.editor.document.Document;
import org.groma.editor.document.Opening;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Face;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;

/**
 * Measures how long a frame of the whole window takes on the software pipeline: the change, layout
 * and every pixel of 1600 by 1000. Run by hand; see docs/benchmarks.md.
 *
 * <p>Arguments: the project folder, and how many frames.
 */
final class FrameBenchmark {

  private static final int WARM_UP = 60;

  private final Scene scene;
  private final MapView map;
  private final WritableImage picture = new WritableImage(1600, 1000);
  private final int frames;

  private FrameBenchmark(Scene scene, MapView map, int frames) {
    this.scene = scene;
    this.map = map;
    this.frames = frames;
  }

  public static void main(String[] args) throws InterruptedException {
    Path folder = Path.of(args[0]);
    int frames = args.length > 1 ? Integer.parseInt(args[1]) : 300;
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> begin(folder, frames, done));
    boolean ended = done.await(10, TimeUnit.MINUTES);
    Platform.exit();
    System.exit(ended ? 0 : 2);
  }

  private static void begin(Path folder, int frames, CountDownLatch done) {
    Application.setUserAgentStylesheet(
        new atlantafx.base.theme.PrimerLight().getUserAgentStylesheet());
    Document document = ((Opening.Opened) Document.open(folder)).document();
    Background background = new Background(_ -> {});
    Workbench bench =
        new Workbench(
            document, background, new Notices(), Memory.in(folder.resolve("studio.properties")));
    Desk desk = new Desk(bench);
    Scene scene = new Scene(desk, 1600, 1000);
    scene.snapshot(new WritableImage(1600, 1000));
    desk.map()
        .whenFirstPainted(() ->
            Platform.runLater(() -> {
              new FrameBenchmark(scene, desk.map(), frames).run();
              done.countDown();
            }));
  }

  private void run() {
    measure("a frame in which nothing changes", _ -> {});
    measure(
        "pan by 9 pixels",
        i -> {
          double by = i / 40 % 2 == 0 ? 9 : -9;
          map.viewport().set(map.viewport().get().panned(by, by / 2));
        });
    measure("zoom by 4 %", i -> map.zoom(i / 30 % 2 == 0 ? 1.04 : 1 / 1.04, 700, 400));
    drag();
  }

  /** Takes the middle corner of the longest border between two provinces and moves it about. */
  private void drag() {
    Topology drawn = map.index().map();
    Arc longest = null;
    for (Arc arc : drawn.arcs()) {
      boolean inland = isProvince(drawn.face(arc.left())) && isProvince(drawn.face(arc.right()));
      if (inland && (longest == null || arc.line().size() > longest.line().size())) {
        longest = arc;
      }
    }
    int middle = longest.line().size() / 2;
    Point corner = new Point(longest.line().x(middle), longest.line().y(middle));
    map.show(corner);
    map.tool().set(ToolKind.VERTEX);
    map.tell(new Input.Pressed(corner, Input.Held.NONE, 1));
    double pixel = map.viewport().get().pixel();
    measure(
        "drag a vertex",
        i -> {
          double angle = i * 0.3;
          map.tell(
              new Input.Dragged(
                  new Point(
                      corner.x() + 6 * pixel * Math.cos(angle),
                      corner.y() + 6 * pixel * Math.sin(angle)),
                  Input.Held.NONE));
        });
    map.tell(new Input.Typed(Input.Key.ESCAPE, Input.Held.NONE));
  }

  private static boolean isProvince(Face face) {
    return face.place().filter(Place::isProvince).isPresent();
  }

  private void measure(String what, IntConsumer change) {
    double[] millis = new double[frames];
    for (int i = -WARM_UP; i < frames; i++) {
      long start = System.nanoTime();
      change.accept(i + WARM_UP);
      scene.snapshot(picture);
      if (i >= 0) {
        millis[i] = (System.nanoTime() - start) / 1e6;
      }
    }
    Arrays.sort(millis);
    System.out.printf(
        Locale.ROOT,
        "%-36s median %5.1f ms   95 %% within %5.1f ms   worst %5.1f ms%n",
        what,
        millis[frames / 2],
        millis[frames * 95 / 100],
        millis[frames - 1]);
  }
}
