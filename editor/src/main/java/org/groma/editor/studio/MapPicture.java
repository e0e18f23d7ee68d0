package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Group;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import org.groma.editor.map.Frame;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.PlateMaker;
import org.groma.editor.map.PlateMaker.Plate;
import org.groma.editor.map.Viewport;
import org.groma.editor.map.WrittenName;
import org.locationtech.jts.geom.Envelope;

/**
 * The painted map: the last plate at once, the sharp one when it is painted. Below it lies the
 * whole map, small and without names, which is painted first and is what a wild pan shows for a
 * moment.
 */
final class MapPicture extends Group implements AutoCloseable {

  /** A plate is painted larger than the screen, so that a small pan shows no edge. */
  private static final double MARGIN = 0.2;

  private static final double BACKDROP = 1100;

  /** What is asked for after the map was closed, by news that was on its way, is not painted. */
  private final ExecutorService painters =
      new ThreadPoolExecutor(
          2,
          2,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          BackgroundThreads.prompt("groma-paint-"),
          new ThreadPoolExecutor.DiscardPolicy());

  private final PlateMaker plates;
  private final PlateMaker backdrops;
  private final Rectangle paper = new Rectangle();
  private final PlateView backdrop = new PlateView();
  private final PlateView plate = new PlateView();
  private final Consumer<Throwable> trouble;
  private Viewport viewport = new Viewport(0, 0, 1, 1, 1);

  /** Says that the hand rests: painting would take the machine from what it moves. */
  private final PauseTransition rest = new PauseTransition(Duration.millis(40));

  /** The plate that waits until there is anything to be seen, or until the hand rests. */
  private Optional<Frame> waiting = Optional.empty();

  /** The plate that is being painted. */
  private Optional<Frame> underWay = Optional.empty();

  /** Whether the map was moved on since the rest began. */
  private boolean movedOn;

  private final ReadOnlyObjectWrapper<Optional<MapOverview>> overview =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  private boolean seen;
  private Runnable onSeen = () -> {};

  /**
   * @param trouble hears of what could not be painted, on the window's thread
   */
  MapPicture(Consumer<Throwable> trouble) {
    this.trouble = trouble;
    this.plates = new PlateMaker(painters, this::painted, this::broken);
    this.backdrops = new PlateMaker(painters, this::paintedBackdrop, this::broken);
    rest.setOnFinished(_ -> rested());
    setManaged(false);
    setMouseTransparent(true);
    paper.getStyleClass().add("map-paper");
    getChildren().addAll(paper, backdrop, plate);
  }

  /** Does something once the first picture is there: what is not urgent leaves it the machine. */
  void whenSeen(Runnable action) {
    onSeen = action;
  }

  /** Moves what is painted to where it belongs now. */
  private void place(Viewport now) {
    viewport = now;
    plate.place(now);
    boolean covered = plate.covers(now);
    paper.setVisible(!covered); // what nobody sees need not be drawn
    backdrop.setVisible(!covered);
    if (!covered) {
      backdrop.place(now); // which enlarges it pixel by pixel
    }
    paper.setWidth(now.width());
    paper.setHeight(now.height());
  }

  /** Has everything painted anew. */
  void paint(Frame frame) {
    Envelope extent = frame.index().extent();
    double height =
        extent.isNull()
            ? BACKDROP
            : BACKDROP * Math.min(2, extent.getHeight() / Math.max(extent.getWidth(), 1e-9));
    LayerStack layers = frame.layers();
    backdrops.want(
        frame
            .at(Viewport.fitting(extent, BACKDROP, Math.max(1, height)))
            .with(layers.with(MapLayer.LABELS, layers.of(MapLayer.LABELS).shown(false))));
    sharpen(frame);
  }

  /** Has the part that is in view painted sharp. */
  private void sharpen(Frame frame) {
    want(frame);
    if (seen) {
      ask();
    }
  }

  /** Goes with a map that is moved: it is painted sharp when the hand rests. */
  void follow(Frame frame) {
    place(frame.viewport());
    want(frame);
    movedOn = rest.getStatus() == Animation.Status.RUNNING && !plate.covers(viewport);
    if (seen && !movedOn) {
      rest.playFromStart(); // while an edge is in view, every rest is one too many
    }
  }

  /**
   * Asks for what is in view. While the hand pans over an edge it gets the plate that is being
   * painted first: given up for a newer one each time, none would ever be seen.
   */
  private void rested() {
    if (movedOn && isOfOneScale(underWay, waiting)) {
      movedOn = false;
      rest.playFromStart();
    } else {
      ask();
    }
  }

  private static boolean isOfOneScale(Optional<Frame> one, Optional<Frame> other) {
    return one.isPresent()
        && one.map(frame -> frame.viewport().scale())
            .equals(other.map(frame -> frame.viewport().scale()));
  }

  private void want(Frame frame) {
    Viewport now = frame.viewport();
    waiting =
        Optional.of(
            frame.at(
                now.resized(
                    Math.ceil(now.width() * (1 + 2 * MARGIN)),
                    Math.ceil(now.height() * (1 + 2 * MARGIN)))));
  }

  private void ask() {
    rest.stop();
    waiting.ifPresent(frame -> {
      underWay = waiting;
      plates.want(frame);
    });
    waiting = Optional.empty();
  }

  /** Whether a frame, as it is asked for, is what is seen. */
  @SuppressWarnings("ReferenceEquality") // a state is itself
  boolean shows(Frame asked) {
    return plate
        .shown()
        .filter(
            frame -> frame.project() == asked.project() && frame.layers().equals(asked.layers()))
        .filter(frame -> frame.dressing().equals(asked.dressing()) && frame.inks() == asked.inks())
        .filter(frame -> {
          Viewport now = asked.viewport();
          return frame.viewport().resized(now.width(), now.height()).equals(now);
        })
        .isPresent();
  }

  /** What is written on the plate that is seen. */
  List<WrittenName> names() {
    return plate.names();
  }

  /** The whole map, small; nothing while there is none. */
  ReadOnlyObjectProperty<Optional<MapOverview>> overview() {
    return overview.getReadOnlyProperty();
  }

  boolean isClosed() {
    return painters.isShutdown();
  }

  private void painted(Plate made) {
    Platform.runLater(() -> {
      arrived(made.frame());
      show(plate, made);
    });
  }

  @SuppressWarnings("ReferenceEquality") // a frame is itself
  private void arrived(Frame frame) {
    underWay = underWay.filter(asked -> asked != frame);
  }

  private void paintedBackdrop(Plate made) {
    Optional<MapOverview> small =
        made.frame().index().extent().isNull()
            ? Optional.empty()
            : Optional.of(MapOverview.of(made)); // here, where the window does not wait for it
    Platform.runLater(() -> {
      show(backdrop, made);
      overview.set(isClosed() ? Optional.empty() : small);
      begin();
    });
  }

  private void show(PlateView view, Plate made) {
    if (isClosed()) {
      return;
    }
    view.show(made);
    place(viewport);
  }

  private void broken(Throwable cause) {
    Platform.runLater(() -> {
      underWay = Optional.empty();
      trouble.accept(cause);
      begin();
    });
  }

  private void begin() {
    if (!seen) {
      seen = true;
      ask();
      onSeen.run();
    }
  }

  @Override
  public void close() {
    rest.stop();
    painters.shutdownNow();
    waiting = Optional.empty();
    underWay = Optional.empty();
    plate.clear();
    backdrop.clear();
    overview.set(Optional.empty());
  }
}
