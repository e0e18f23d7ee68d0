package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.Frame;
import org.groma.editor.map.Framing;
import org.groma.editor.map.Inks;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.PlateMaker;
import org.groma.editor.map.PlateMaker.Plate;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Choices;
import org.groma.editor.tool.Crosshair;
import org.groma.editor.tool.Effect;
import org.groma.editor.tool.Ground;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.Response;
import org.groma.editor.tool.Tool;
import org.groma.editor.tool.ToolKind;
import org.groma.model.id.Place;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/**
 * The map in the middle of the window. Shows the last plate at once and the sharp one when it is
 * painted; hands what the pointer does to the tool and shows the tool's preview.
 */
final class MapView extends Region implements MapControl, AutoCloseable {

  /** A plate is painted larger than the screen, so that a small pan shows no edge. */
  private static final double MARGIN = 0.2;

  /** The whole map, painted once more and small, is what a wild pan shows for a moment. */
  private static final double BACKDROP = 1100;

  /** So near to a pin is on it, in pixels. */
  private static final double PIN = 8;

  private final Workbench bench;

  /** What is asked for after the map was closed, by news that was on its way, is not painted. */
  private final ExecutorService painters =
      new ThreadPoolExecutor(
          2,
          2,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          Thread.ofPlatform().daemon().name("groma-paint-", 0).factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  private final PlateMaker plates;
  private final PlateMaker backdrops;
  private final PlateView backdrop = new PlateView();
  private final PlateView plate = new PlateView();
  private final Overlay overlay = new Overlay();
  private final ObjectProperty<Viewport> viewport =
      new SimpleObjectProperty<>(new Viewport(0, 0, 1, 1, 1));
  private final ObjectProperty<LayerStack> layers = new SimpleObjectProperty<>(LayerStack.DEFAULT);
  private final ObjectProperty<ToolKind> kind = new SimpleObjectProperty<>(ToolKind.SELECT);
  private final ObjectProperty<Choices> choices = new SimpleObjectProperty<>(Choices.FIRST);
  private final ReadOnlyObjectWrapper<Preview> preview = new ReadOnlyObjectWrapper<>(Preview.NONE);
  private final ReadOnlyObjectWrapper<Optional<Point>> pointer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Dressing dressing = Dressing.NONE;
  private Optional<MapIndex> index = Optional.empty();
  private Tool tool = Toolbox.start(ToolKind.SELECT);
  private final MapKeys keys;
  private final ReadOnlyObjectWrapper<Optional<Crosshair>> crosshair =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean fitted;
  private Optional<Preview.Shape> flash = Optional.empty();
  private final PinClicks pins = new PinClicks();

  MapView(Workbench bench) {
    this.bench = bench;
    this.plates = new PlateMaker(painters, this::painted, this::broken);
    this.backdrops = new PlateMaker(painters, this::paintedBackdrop, this::broken);
    setId("map");
    getStyleClass().add("map-view");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    getChildren().addAll(backdrop, plate, overlay);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    this.keys = new MapKeys(this, bench);
    new MapGestures(this, keys).install();
    new MapVoice(this, bench).speak();
    bench.project().addListener((_, _, _) -> projectChanged());
    bench.selection().subjects().addListener((_, _, _) -> redraw());
    bench.dark().addListener((_, _, _) -> repaint());
    bench.textSize().addListener((_, _, _) -> redraw());
    viewport.addListener((_, _, now) -> moved(now));
    layers.addListener((_, _, _) -> repaint());
    kind.addListener((_, _, now) -> take(Toolbox.start(now)));
    choices.addListener((_, _, _) -> redraw());
    focusedProperty().addListener((_, _, _) -> redraw());
  }

  // ---- the picture

  @Override
  protected void layoutChildren() {
    overlay.setWidth(getWidth());
    overlay.setHeight(getHeight());
    if (getWidth() > 1 && getHeight() > 1 && !painters.isShutdown()) {
      if (fitted) {
        viewport.set(viewport.get().resized(getWidth(), getHeight()));
      } else {
        fitted = true;
        viewport.set(Viewport.fitting(index().extent(), getWidth(), getHeight()));
      }
    }
  }

  private Project project() {
    return bench.project().get();
  }

  @SuppressWarnings("ReferenceEquality") // a map that no edit touched is itself
  MapIndex index() {
    if (index.isEmpty() || index.get().map() != project().map()) {
      index = Optional.of(MapIndex.of(project().map()));
    }
    return index.get();
  }

  private Frame frame(Viewport view) {
    return new Frame(project(), index(), view, layers.get(), dressing, inks());
  }

  private Inks inks() {
    return bench.dark().get() ? Inks.NIGHT : Inks.DAY;
  }

  private void projectChanged() {
    tell(new Input.Left());
    repaint();
  }

  private void moved(Viewport now) {
    plate.place(now);
    backdrop.place(now);
    redraw();
    wantPlate();
  }

  private void repaint() {
    redraw();
    wantPlate();
    if (fitted) {
      Envelope extent = index().extent();
      double width = BACKDROP;
      double height =
          extent.isNull()
              ? BACKDROP
              : BACKDROP * Math.min(2, extent.getHeight() / Math.max(extent.getWidth(), 1e-9));
      backdrops.want(frame(Viewport.fitting(extent, width, Math.max(1, height))));
    }
  }

  private void wantPlate() {
    Viewport now = viewport.get();
    if (fitted) {
      plates.want(
          frame(
              now.resized(
                  Math.ceil(now.width() * (1 + 2 * MARGIN)),
                  Math.ceil(now.height() * (1 + 2 * MARGIN)))));
    }
  }

  private void painted(Plate made) {
    Platform.runLater(() -> {
      boolean first = plate.shown().isEmpty();
      plate.show(made);
      plate.place(viewport.get());
      if (first) {
        repaint();
        onFirstPlate.run();
      }
    });
  }

  /** Whether what is seen is the newest state, painted for where the map is now. */
  @SuppressWarnings("ReferenceEquality") // a state is itself
  boolean isSharp() {
    return plate
        .shown()
        .filter(frame -> frame.project() == project() && frame.layers().equals(layers.get()))
        .filter(frame -> frame.dressing().equals(dressing) && frame.inks() == inks())
        .filter(frame -> {
          Viewport now = viewport.get();
          Viewport then = frame.viewport().resized(now.width(), now.height());
          return then.equals(now);
        })
        .isPresent();
  }

  private Runnable onFirstPlate = () -> {};

  /** Hears when the map is to be seen for the first time. */
  void whenFirstPainted(Runnable action) {
    onFirstPlate = action;
  }

  private void paintedBackdrop(Plate made) {
    Platform.runLater(() -> {
      backdrop.show(made);
      backdrop.place(viewport.get());
    });
  }

  private void broken(Throwable cause) {
    Platform.runLater(
        () -> bench.notices().failed("The map could not be painted.", Traces.of(cause)));
  }

  private void redraw() {
    Preview shown = preview.get();
    List<Preview.Shape> all = new ArrayList<>(shown.shapes());
    flash.ifPresent(all::add);
    crosshair.get().ifPresent(here -> all.add(new Preview.Cross(here.at(), here.holding())));
    if (!shown.legal() && pointer.get().isPresent()) {
      // why it is refused stands where the eye is, not only in the status line
      all.add(new Preview.Caption(pointer.get().get(), shown.hint().orElse("")));
    }
    shown = new Preview(all, shown.hint(), shown.legal());
    overlay.setTextSize(bench.textSize().get());
    overlay.draw(viewport.get(), inks(), project(), bench.selection().get(), shown);
    if (isFocused()) {
      overlay.ring(); // a border of the region would lie under the picture
    }
  }

  // ---- tools

  private Ground ground() {
    return new Ground(
        project(),
        index(),
        viewport.get().pixel(),
        bench.selection().get(),
        choices.get(),
        layers.get());
  }

  private void take(Tool other) {
    tool = other;
    preview.set(Preview.NONE);
    redraw();
  }

  /** Hands an input to the tool and does what it says. */
  void tell(Input input) {
    flash = Optional.empty();
    Response response = tool.on(input, ground());
    tool = response.next();
    preview.set(response.preview());
    for (Effect effect : response.effects()) {
      switch (effect) {
        case Effect.Perform(String name, var edit) -> bench.perform(name, edit);
        case Effect.Select select -> bench.selection().apply(select);
        case Effect.Choose(Choices chosen) -> choices.set(chosen);
        case Effect.Say(String sentence) -> bench.notices().mind(sentence);
      }
    }
    boolean pinned = kind.get() == ToolKind.SELECT && layers.get().shows(MapLayer.FINDINGS);
    if (pins.hear(input, pinned ? dressing.pins() : List.of(), viewport.get().pixel() * PIN)) {
      requestFocus(); // whoever looks at pins goes on with them
    }
    redraw();
  }

  /** The pointer that is moved by keys, if it is on the map. */
  Optional<Crosshair> crosshair() {
    return crosshair.get();
  }

  void crosshair(Optional<Crosshair> now) {
    crosshair.set(now);
    redraw();
  }

  ReadOnlyObjectProperty<Optional<Crosshair>> crosshairProperty() {
    return crosshair.getReadOnlyProperty();
  }

  MapKeys keys() {
    return keys;
  }

  void pointer(Optional<Point> at) {
    pointer.set(at);
  }

  ReadOnlyObjectProperty<Optional<Point>> pointer() {
    return pointer.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Preview> preview() {
    return preview.getReadOnlyProperty();
  }

  // ---- what panels may do

  @Override
  public ObjectProperty<Viewport> viewport() {
    return viewport;
  }

  @Override
  public ObjectProperty<LayerStack> layers() {
    return layers;
  }

  @Override
  public ObjectProperty<ToolKind> tool() {
    return kind;
  }

  @Override
  public ObjectProperty<Choices> choices() {
    return choices;
  }

  @Override
  public void dress(UnaryOperator<Dressing> change) {
    dressing = change.apply(dressing);
    repaint();
  }

  @Override
  public Optional<Point> pointAt(double screenX, double screenY) {
    Point2D here = screenToLocal(screenX, screenY);
    boolean beside =
        here == null
            || here.getX() < 0
            || here.getY() < 0
            || here.getX() >= getWidth()
            || here.getY() >= getHeight();
    return beside ? Optional.empty() : Optional.of(viewport.get().map(here.getX(), here.getY()));
  }

  @Override
  public Optional<Place> placeAt(double screenX, double screenY) {
    return pointAt(screenX, screenY).flatMap(point -> index().faceAt(point).place());
  }

  @Override
  public void onPin(Consumer<Point> listener) {
    pins.tell(listener);
  }

  @Override
  public void preview(Preview shown) {
    preview.set(shown);
    redraw();
  }

  private Framing framing() {
    return new Framing(index().extent(), project().provinces().size());
  }

  @Override
  public void show(Point point) {
    viewport.set(framing().closeUp(viewport.get(), point));
    flash = Optional.of(new Preview.Target(point));
    redraw();
  }

  @Override
  public void show(Envelope box) {
    if (box.getWidth() == 0 && box.getHeight() == 0) {
      show(new Point(box.getMinX(), box.getMinY()));
    } else {
      viewport.set(framing().showing(viewport.get(), box));
      redraw();
    }
  }

  @Override
  public void fit() {
    viewport.set(framing().whole(getWidth(), getHeight()));
  }

  @Override
  public void zoom(double factor) {
    zoom(factor, getWidth() / 2, getHeight() / 2);
  }

  void zoom(double factor, double x, double y) {
    viewport.set(framing().zoomed(viewport.get(), factor, x, y));
  }

  @Override
  public void close() {
    fitted = false; // nothing is asked of the painters any more
    painters.shutdownNow();
  }
}
