package org.groma.editor.studio;

import atlantafx.base.theme.PrimerLight;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;
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
 * Measures frames of the real window at 1600 by 1000 on the software pipeline, beside all that the
 * studio does meanwhile: painting plates, validating. JavaFX runs its pulses without pause, each
 * pulse changes the view once, so the time from one pulse to the next is what a frame costs. At the
 * end it measures how long after a zoom the map is sharp again. Run by hand on a display; see
 * docs/benchmarks.md.
 *
 * <p>Arguments: the project folder, and how many frames.
 */
final class FrameBenchmark {

  /** Few, so that the first verdict of the checks still arrives in a frame that counts. */
  private static final int WARM_UP = 10;

  /** How many times the map is zoomed, and by how many notches of the wheel. */
  private static final int SHARP = 60;

  private static final int NOTCHES = 3;

  private final List<Long> makers = frameMakers();

  private final MapView map;
  private final int frames;
  private final Runnable done;
  private final Deque<Motion> motions = new ArrayDeque<>();

  /** Something a person does with the map, a bit in each frame. */
  private record Motion(String name, Runnable begin, IntConsumer step, Runnable end) {

    Motion(String name, IntConsumer step) {
      this(name, () -> {}, step, () -> {});
    }
  }

  private FrameBenchmark(MapView map, int frames, Runnable done) {
    this.map = map;
    this.frames = frames;
    this.done = done;
    motions.add(
        new Motion(
            "pan by 9 pixels",
            i -> {
              double by = i / 40 % 2 == 0 ? 9 : -9;
              map.viewport().set(map.viewport().get().panned(by, by / 2));
            }));
    motions.add(
        new Motion("zoom by 4 %", i -> map.zoom(i / 30 % 2 == 0 ? 1.04 : 1 / 1.04, 700, 400)));
    motions.add(drag());
  }

  public static void main(String[] args) throws InterruptedException {
    System.setProperty("javafx.animation.fullspeed", "true");
    Path folder = Path.of(args[0]);
    int frames = args.length > 1 ? Integer.parseInt(args[1]) : 600;
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> begin(folder, frames, done));
    boolean ended = done.await(10, TimeUnit.MINUTES);
    System.exit(ended ? 0 : 2);
  }

  private static void begin(Path folder, int frames, CountDownLatch done) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    Document document = ((Opening.Opened) Document.open(folder)).document();
    Memory memory = Memory.in(folder.resolve("studio.properties"));
    Workbench bench = new Workbench(document, new Background(_ -> {}), new Notices(), memory);
    Tracing tracing = new Tracing(bench, new ScriptedDialogs(), memory);
    Desk desk = new Desk(bench);
    tracing.begin();
    Stage stage = new Stage();
    Scene scene = new Scene(desk, 1600, 1000);
    scene
        .getStylesheets()
        .add(Objects.requireNonNull(StudioWindow.class.getResource("studio.css")).toExternalForm());
    stage.setScene(scene);
    stage.show();
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (desk.map().isSharp()) {
          stop();
          new FrameBenchmark(desk.map(), frames, done::countDown).next();
        }
      }
    }.start();
  }

  private void next() {
    Motion motion = motions.poll();
    if (motion == null) {
      map.fit();
      sharpen();
      return;
    }
    motion.begin().run();
    double[] millis = new double[frames];
    double[] busy = new double[frames];
    new AnimationTimer() {
      private int frame = -WARM_UP;
      private long last;
      private long worked;

      @Override
      public void handle(long now) {
        long here = System.nanoTime();
        long processor = processor();
        if (frame > 0) {
          millis[frame - 1] = (here - last) / 1e6;
          busy[frame - 1] = (processor - worked) / 1e6;
        }
        last = here;
        worked = processor;
        if (frame == frames) {
          stop();
          motion.end().run();
          report(motion.name(), millis);
          report("  of the processor", busy);
          next();
        } else {
          motion.step().accept(frame + WARM_UP);
          frame++;
        }
      }
    }.start();
  }

  /**
   * The processor time of the threads that make frames: what a frame would take if nothing else ran
   * on the machine and no garbage were collected.
   */
  private long processor() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return makers.stream().mapToLong(threads::getThreadCpuTime).sum();
  }

  private static List<Long> frameMakers() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread ->
            thread.getName().startsWith("QuantumRenderer")
                || thread.getName().startsWith("JavaFX Application"))
        .map(Thread::threadId)
        .toList();
  }

  /**
   * Turns the wheel by three notches, one in each frame, and waits until the map is sharp again;
   * then a little elsewhere, nearer and farther in turn.
   */
  private void sharpen() {
    double[] millis = new double[SHARP];
    new AnimationTimer() {
      private int zoom = -SHARP / 4;
      private int notch;
      private long last;

      @Override
      public void handle(long now) {
        if (notch < NOTCHES) {
          double near = Math.floorMod(zoom, 6) < 3 ? 1.2 : 1 / 1.2;
          map.zoom(near, 300 + 37 * Math.floorMod(zoom, 11), 200 + 29 * Math.floorMod(zoom, 7));
          last = System.nanoTime();
          notch++;
        } else if (map.isSharp()) {
          if (zoom >= 0) {
            millis[zoom] = (System.nanoTime() - last) / 1e6;
          }
          notch = 0;
          if (++zoom == SHARP) {
            stop();
            report("sharp after a zoom", millis);
            done.run();
          }
        }
      }
    }.start();
  }

  /** Takes the middle corner of the longest border between two provinces and moves it about. */
  private Motion drag() {
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
    return new Motion(
        "drag a vertex",
        () -> {
          map.show(corner);
          map.tool().set(ToolKind.VERTEX);
          map.tell(new Input.Pressed(corner, Input.Held.NONE, 1));
        },
        i -> {
          double reach = 6 * map.viewport().get().pixel();
          double angle = i * 0.3;
          map.tell(
              new Input.Dragged(
                  new Point(
                      corner.x() + reach * Math.cos(angle), corner.y() + reach * Math.sin(angle)),
                  Input.Held.NONE));
        },
        () -> map.tell(new Input.Typed(Input.Key.ESCAPE, Input.Held.NONE)));
  }

  private static boolean isProvince(Face face) {
    return face.place().filter(Place::isProvince).isPresent();
  }

  private static void report(String what, double[] millis) {
    Arrays.sort(millis);
    System.out.printf(
        Locale.ROOT,
        "%-20s median %5.1f ms   95 %% within %5.1f ms   worst %5.1f ms%n",
        what,
        millis[millis.length / 2],
        millis[millis.length * 95 / 100],
        millis[millis.length - 1]);
  }
}
