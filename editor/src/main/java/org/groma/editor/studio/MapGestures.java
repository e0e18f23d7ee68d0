package org.groma.editor.studio;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.ZoomEvent;
import org.groma.editor.map.Viewport;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.ToolKind;
import org.groma.model.topology.Point;

/** Turns what JavaFX says of mouse and wheel over the map into pan, zoom and inputs of tools. */
final class MapGestures {

  private static final double NOTCH = 1.2;

  /** A hand that trembles within so many pixels has clicked and not dragged. */
  private static final double SLACK = 4;

  private final MapView view;
  private final MapKeys keys;
  private final MapMenu menu;
  private boolean panning;
  private boolean space;
  private double lastX;
  private double lastY;

  /** Whether the right button was pressed and the mouse has not moved since: that asks a menu. */
  private boolean asking;

  private double askedX;
  private double askedY;

  MapGestures(MapView view, MapKeys keys, MapMenu menu) {
    this.view = view;
    this.keys = keys;
    this.menu = menu;
  }

  void install() {
    view.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    view.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    view.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    view.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    view.addEventHandler(
        MouseEvent.MOUSE_EXITED,
        _ -> {
          if (view.crosshair().isEmpty()) {
            view.pointer(Optional.empty());
            if (!panning) {
              view.tell(new Input.Left());
            }
          }
        });
    view.addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    view.addEventHandler(
        ZoomEvent.ZOOM,
        event -> {
          view.zoom(event.getZoomFactor(), event.getX(), event.getY());
          event.consume();
        });
    view.addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
    view.addEventHandler(
        KeyEvent.KEY_RELEASED,
        event -> {
          if (event.getCode() == KeyCode.SPACE) {
            space = false;
            view.setCursor(Cursor.DEFAULT);
          }
        });
  }

  private Point at(MouseEvent event) {
    return view.viewport().get().map(event.getX(), event.getY());
  }

  private static Input.Held held(MouseEvent event) {
    return new Input.Held(event.isShiftDown(), event.isShortcutDown(), event.isAltDown());
  }

  private void pressed(MouseEvent event) {
    view.requestFocus();
    view.crosshair(Optional.empty()); // whoever takes the mouse points with it
    // with one button Control and a click ask for a menu
    asking =
        event.getButton() == MouseButton.SECONDARY
            || (event.isPopupTrigger() && event.isControlDown());
    askedX = event.getX();
    askedY = event.getY();
    boolean hand =
        event.getButton() == MouseButton.MIDDLE
            || asking
            || space
            || view.tool().get() == ToolKind.PAN;
    if (hand) {
      panning = true;
      lastX = event.getX();
      lastY = event.getY();
      view.setCursor(Cursor.CLOSED_HAND);
    } else if (event.getButton() == MouseButton.PRIMARY) {
      view.tell(new Input.Pressed(at(event), held(event), event.getClickCount()));
    }
    event.consume();
  }

  private void dragged(MouseEvent event) {
    asking &= Math.hypot(event.getX() - askedX, event.getY() - askedY) <= SLACK;
    if (asking) {
      event.consume();
      return;
    }
    if (panning) {
      Viewport now = view.viewport().get();
      view.viewport().set(now.panned(event.getX() - lastX, event.getY() - lastY));
      lastX = event.getX();
      lastY = event.getY();
    } else if (event.getButton() == MouseButton.PRIMARY) {
      view.pointer(Optional.of(at(event)));
      view.tell(new Input.Dragged(at(event), held(event)));
    }
    event.consume();
  }

  private void released(MouseEvent event) {
    if (panning) {
      panning = false;
      view.setCursor(Cursor.DEFAULT);
      if (asking) {
        asking = false;
        menu.show(at(event), event.getScreenX(), event.getScreenY());
      }
    } else if (event.getButton() == MouseButton.PRIMARY) {
      view.tell(new Input.Released(at(event), held(event)));
    }
    event.consume();
  }

  private void moved(MouseEvent event) {
    if (view.crosshair().isPresent()) {
      return; // a mouse that was only touched does not disturb a gesture by keys
    }
    view.pointer(Optional.of(at(event)));
    view.tell(new Input.Moved(at(event), held(event)));
  }

  private void scrolled(ScrollEvent event) {
    if (event.isInertia() && event.getDeltaY() == 0) {
      return;
    }
    if (event.isShiftDown() || (event.getDeltaX() != 0 && event.getDeltaY() == 0)) {
      double by = event.getDeltaX() != 0 ? event.getDeltaX() : event.getDeltaY();
      view.viewport().set(view.viewport().get().panned(by, 0));
    } else if (event.getDeltaY() != 0) {
      double notches = Math.clamp(event.getDeltaY() / 40, -3.0, 3.0);
      Point here = view.viewport().get().map(event.getX(), event.getY());
      if (!event.isShortcutDown() && view.offer(new Input.Scrolled(here, notches))) {
        event.consume();
        return;
      }
      view.zoom(Math.pow(NOTCH, notches), event.getX(), event.getY());
    }
    event.consume();
  }

  private void keyPressed(KeyEvent event) {
    boolean plain =
        !event.isShortcutDown()
            && !event.isAltDown()
            && !event.isControlDown()
            && !event.isMetaDown();
    if (plain && keys.offered(event)) {
      event.consume(); // the tool in hand comes before shortcuts of the same letter
      return;
    }
    keys.pressed(event);
    if (!event.isConsumed() && event.getCode() == KeyCode.SPACE) {
      space = true;
      view.setCursor(Cursor.OPEN_HAND);
      event.consume();
    }
  }
}
