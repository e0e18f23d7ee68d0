package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
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
import org.groma.editor.map.LayerState;
import org.groma.editor.map.MapIndex;
import org.groma.editor.map.MapLayer;
import org.groma.editor.map.Viewport;
import org.groma.editor.map.WrittenName;
import org.groma.editor.tool.Choices;
import org.groma.editor.tool.Crosshair;
import org.groma.editor.tool.Ground;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.Preview;
import org.groma.editor.tool.ToolKind;
import org.groma.editor.tool.WayPick;
import org.groma.model.id.Place;
import org.groma.model.project.MapSheet;
import org.groma.model.project.Project;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Envelope;

/**
 * The map in the middle of the window: the painted picture, and over it what is selected and what
 * the tool in hand shows.
 */
final class MapView extends Region implements MapControl, AutoCloseable {

  private final Workbench bench;

  private final MapPicture picture;
  private final ScanView scan = new ScanView();
  private final Overlay overlay = new Overlay();

  /** Shows that the map has the keyboard; a border of the region would lie under the picture. */
  private final BoxOutline ring = new BoxOutline("map-ring");

  private final ObjectProperty<Viewport> viewport =
      new SimpleObjectProperty<>(new Viewport(0, 0, 1, 1, 1));
  private final ObjectProperty<LayerStack> layers = new SimpleObjectProperty<>(LayerStack.DEFAULT);
  private final ReadOnlyObjectWrapper<Dressing> dressing =
      new ReadOnlyObjectWrapper<>(Dressing.NONE);
  private final ReadOnlyObjectWrapper<Optional<Point>> pointer =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<MapIndex> index = Optional.empty();
  private final MapKeys keys;
  private final ReadOnlyObjectWrapper<Optional<Crosshair>> crosshair =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean fitted;

  /** The view of the whole map; while nobody has left it, it follows the size of the window. */
  private Viewport whole = viewport.get();

  private Optional<Viewport> recalled = Optional.empty();

  private Optional<Preview.Shape> flash = Optional.empty();
  private final PinClicks pins = new PinClicks();
  private final ToolInHand hand;
  private final StackWatch stacks;

  MapView(Workbench bench) {
    this.bench = bench;
    this.picture =
        new MapPicture(
            cause -> bench.notices().failed("The map could not be painted.", Traces.of(cause)));
    this.hand = new ToolInHand(bench, this, pins);
    this.stacks = new StackWatch(bench, this, this::redraw);
    setId("map");
    getStyleClass().add("map-view");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    getChildren().addAll(picture, scan, overlay, ring);
    Rectangle clip = new Rectangle();
    clip.widthProperty().bind(widthProperty());
    clip.heightProperty().bind(heightProperty());
    setClip(clip);
    this.keys = new MapKeys(this, bench);
    MapEditing editing = new MapEditing(bench, this);
    MapMenu menu = new MapMenu(bench, this, editing);
    menu.install();
    new MapGestures(this, keys, menu).install();
    new MapVoice(this, bench).speak();
    EditTarget.set(this, editing);
    bench.project().addListener((_, _, _) -> projectChanged());
    bench.selection().subjects().addListener((_, _, _) -> redraw());
    bench.dark().addListener((_, _, _) -> repaint());
    bench.textSize().addListener((_, _, _) -> redraw());
    viewport.addListener((_, _, now) -> moved(now));
    layers.addListener((_, _, _) -> repaint());
    tool()
        .addListener((_, before, now) -> {
          flash = Optional.empty();
          hand.take(now);
          redraw();
          if (before == ToolKind.ADJACENCY || now == ToolKind.ADJACENCY) {
            repaint();
          }
          if (before == ToolKind.PLACE || now == ToolKind.PLACE) {
            requestFocus(); // a menu began it, and Enter and Escape end it
          }
        });
    choices().addListener((_, _, _) -> redraw());
    bench
        .scans()
        .addListener((_, before, now) -> {
          if (!before.draft().equals(now.draft())) {
            tell(new Input.Left()); // the box beside the map may have changed what is placed
          }
        });
    ring.visibleProperty().bind(focusedProperty());
  }

  // ---- the picture

  @Override
  protected void layoutChildren() {
    overlay.setWidth(getWidth());
    overlay.setHeight(getHeight());
    ring.place(0, 0, getWidth(), getHeight());
    if (getWidth() > 1 && getHeight() > 1 && !picture.isClosed()) {
      if (fitted && !viewport.get().equals(whole)) {
        viewport.set(viewport.get().resized(getWidth(), getHeight()));
      } else {
        boolean first = !fitted;
        fitted = true;
        fit();
        if (first) {
          recalled.ifPresent(view -> viewport.set(view.resized(getWidth(), getHeight())));
          repaint();
        }
      }
    }
  }

  /** Begins where somebody left the map the last time. */
  void recall(Viewport view) {
    recalled = Optional.of(view);
  }

  /** Where the map was left, unless that is where it would begin anyway. */
  Optional<Viewport> leftAt() {
    return Optional.of(viewport.get()).filter(view -> fitted && !view.equals(whole));
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
    return new Frame(project(), index(), view, visible(), dressing.get(), inks());
  }

  /** Whoever says what is adjacent sees it, be the layer shown otherwise or not. */
  private LayerStack visible() {
    LayerStack all = layers.get();
    LayerState adjacency = all.of(MapLayer.ADJACENCY);
    return tool().get() == ToolKind.ADJACENCY
        ? all.with(MapLayer.ADJACENCY, adjacency.shown(true))
        : all;
  }

  private Inks inks() {
    return bench.dark().get() ? Inks.NIGHT : Inks.DAY;
  }

  private void projectChanged() {
    tell(new Input.Left());
    repaint();
  }

  private void moved(Viewport now) {
    redraw();
    if (fitted) {
      picture.follow(frame(now));
    }
  }

  private void repaint() {
    redraw();
    if (fitted) {
      picture.paint(frame(viewport.get()));
    }
  }

  /** Whether what is seen is the newest state, painted for where the map is now. */
  boolean isSharp() {
    return picture.shows(frame(viewport.get()));
  }

  MapPicture picture() {
    return picture;
  }

  private void redraw() {
    Preview shown = hand.preview().get();
    List<Preview.Shape> all = new ArrayList<>();
    if (bench.selection().get().stream().anyMatch(WayPick::isWay)) {
      all.addAll(WayPick.chosen(project(), index(), visible(), bench.selection().get()));
    }
    all.addAll(stacks.shapes());
    all.addAll(shown.shapes());
    flash.ifPresent(all::add);
    crosshair.get().ifPresent(here -> all.add(new Preview.Cross(here.at(), here.holding())));
    if (!shown.legal() && pointer.get().isPresent()) {
      // why it is refused stands where the eye is, not only in the status line
      all.add(new Preview.Caption(pointer.get().get(), shown.hint().orElse("")));
    }
    shown = new Preview(all, shown.hint(), shown.legal());
    scan.show(bench.scans().get().draft(), shown, viewport.get());
    overlay.setTextSize(bench.textSize().get());
    overlay.draw(viewport.get(), inks(), project(), bench.selection().get(), shown);
  }

  // ---- tools

  /** Hands an input to the tool in hand. */
  void tell(Input input) {
    flash = Optional.empty();
    if (!stacks.hear(input)) {
      hand.tell(input);
    }
    redraw();
  }

  /** Hands an input to the tool in hand if it has a use for it; says whether it had. */
  boolean offer(Input input) {
    boolean taken = hand.offer(input);
    if (taken) {
      redraw();
    }
    return taken;
  }

  /** The stacks of counters that are open, or told of. */
  StackWatch stacks() {
    return stacks;
  }

  /** Whether the tool in hand has a use for an input. */
  boolean wants(Input input) {
    return hand.wants(input);
  }

  /** What tools and menus work on now. */
  Ground ground() {
    return hand.ground();
  }

  /** What is written on the map as it was painted last. */
  List<WrittenName> names() {
    return picture.names();
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
    return hand.preview();
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
    return hand.kind();
  }

  @Override
  public ObjectProperty<Choices> choices() {
    return hand.choices();
  }

  @Override
  public ReadOnlyObjectProperty<Dressing> dressing() {
    return dressing.getReadOnlyProperty();
  }

  @Override
  public void dress(UnaryOperator<Dressing> change) {
    dressing.set(change.apply(dressing.get()));
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
  public void onAsk(Runnable listener) {
    hand.onAsk(listener);
  }

  @Override
  public void strike(Input.Key key) {
    requestFocus(); // first: a tool that still lacks something asks for it again
    tell(new Input.Typed(key, Input.Held.NONE));
  }

  @Override
  public void preview(Preview shown) {
    hand.preview(shown);
    redraw();
  }

  private Framing framing() {
    Envelope all = new Envelope(index().extent());
    project().settings().sheet().map(MapSheet::envelope).ifPresent(all::expandToInclude);
    return new Framing(all, project().provinces().size());
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
  public void takeKeyboard() {
    requestFocus();
  }

  @Override
  public void fit() {
    whole = framing().whole(getWidth(), getHeight());
    viewport.set(whole);
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
    stacks.leave();
    picture.close();
  }
}
