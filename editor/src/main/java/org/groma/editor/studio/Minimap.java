package org.groma.editor.studio;

import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.image.ImageView;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.groma.editor.map.Viewport;

/**
 * The whole map in a corner, with a frame round what is in view. A click elsewhere goes there; the
 * frame can be dragged. Its picture is made of one that is painted anyway, so it costs no painting.
 */
final class Minimap extends Pane {

  /** The frame never gets smaller, or it would be lost. */
  private static final double SMALLEST = 5;

  private final MapView map;
  private final ImageView picture = new ImageView();
  private final BoxOutline seen = new BoxOutline("minimap-seen");

  /** From the middle of the frame to where the mouse holds it. */
  private double holdX;

  private double holdY;

  Minimap(MapView map, ObservableBooleanValue wanted) {
    this.map = map;
    setId("minimap");
    getStyleClass().add("minimap");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText("Minimap: the whole map, with a frame round what is in view.");
    setCursor(Cursor.HAND);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    picture.setManaged(false);
    picture.setMouseTransparent(true);
    getChildren().addAll(picture, seen);
    var overview = map.picture().overview();
    visibleProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> wanted.get() && overview.get().isPresent(), wanted, overview));
    managedProperty().bind(visibleProperty());
    overview.addListener((_, _, now) -> show(now));
    visibleProperty().addListener((_, _, _) -> frame());
    map.viewport().addListener((_, _, _) -> frame());
    addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    show(overview.get());
  }

  private void show(Optional<MapOverview> overview) {
    picture.setImage(overview.map(each -> Pictures.sharing(each.image())).orElse(null));
    overview.ifPresent(each -> setPrefSize(each.viewport().width(), each.viewport().height()));
    frame();
  }

  private Optional<Viewport> whole() {
    return map.picture().overview().get().map(MapOverview::viewport);
  }

  /** Lays the frame round what is in view. */
  private void frame() {
    if (isVisible()) {
      whole()
          .ifPresent(whole -> {
            Viewport now = map.viewport().get();
            double left = start(whole.screenX(now.mapX(0)), whole.width());
            double top = start(whole.screenY(now.mapY(0)), whole.height());
            seen.place(
                left,
                top,
                reach(whole.screenX(now.mapX(now.width())), left, whole.width()),
                reach(whole.screenY(now.mapY(now.height())), top, whole.height()));
          });
    }
  }

  private static double start(double at, double room) {
    return Math.clamp(at, 0, Math.max(0, room - SMALLEST));
  }

  private static double reach(double end, double from, double room) {
    return Math.clamp(end, Math.min(from + SMALLEST, room), room) - from;
  }

  private void pressed(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      boolean held = seen.getBoundsInParent().contains(event.getX(), event.getY());
      whole()
          .ifPresent(whole -> {
            Viewport now = map.viewport().get();
            // what is held stays under the mouse and does not leap to it
            holdX = held ? event.getX() - whole.screenX(now.x()) : 0;
            holdY = held ? event.getY() - whole.screenY(now.y()) : 0;
          });
      map.requestFocus();
      go(event);
    }
    event.consume();
  }

  private void dragged(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      go(event);
    }
    event.consume();
  }

  /** Moves the view so that its middle is where the mouse has it, and always on the map. */
  private void go(MouseEvent event) {
    whole()
        .ifPresent(whole -> {
          Viewport now = map.viewport().get();
          double x = Math.clamp(event.getX() - holdX, 0, whole.width());
          double y = Math.clamp(event.getY() - holdY, 0, whole.height());
          map.viewport()
              .set(
                  new Viewport(
                      whole.mapX(x), whole.mapY(y), now.scale(), now.width(), now.height()));
        });
  }
}
