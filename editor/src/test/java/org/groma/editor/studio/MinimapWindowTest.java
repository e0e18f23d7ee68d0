package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.groma.editor.map.Viewport;
import org.junit.jupiter.api.Test;

class MinimapWindowTest extends StudioRobot {

  private Node minimap() {
    return window.stage().getScene().lookup("#minimap");
  }

  private Viewport view() {
    return onWindow(() -> map().viewport().get());
  }

  private Viewport whole() {
    return onWindow(() -> map().picture().overview().get().orElseThrow().viewport());
  }

  /** Where a share of the minimap is on the screen. */
  private Point2D at(double across, double down) {
    return onWindow(() -> {
      Bounds box = minimap().localToScreen(minimap().getLayoutBounds());
      return new Point2D(
          box.getMinX() + across * box.getWidth(), box.getMinY() + down * box.getHeight());
    });
  }

  @Test
  void itComesByKeyLeadsTheMapByClickAndDragAndIsRemembered() {
    await("the whole map", () -> map().picture().overview().get().isPresent());
    assertThat(onWindow(() -> minimap().isVisible())).as("in a window of 980 pixels").isFalse();

    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.U);
    onWindow(() -> {
      map().zoom(6);
      return null;
    });
    await("the minimap", () -> minimap().isVisible());
    onWindow(() -> {
      window.stage().getScene().getRoot().layout();
      return null;
    });

    clickOn(at(0.25, 0.75));
    Viewport small = whole();
    double pixel = small.pixel();
    assertThat(view().x()).isCloseTo(small.mapX(0.25 * small.width()), within(2 * pixel));
    assertThat(view().y()).isCloseTo(small.mapY(0.75 * small.height()), within(2 * pixel));
    Bounds frame = onWindow(() -> minimap().lookup(".minimap-seen").getBoundsInParent());
    assertThat(frame.getWidth()).isCloseTo(view().width() * pixel(small), within(0.01));
    assertThat(frame.getCenterX()).isCloseTo(small.screenX(view().x()), within(0.01));
    assertThat(onWindow(() -> map().isFocused())).isTrue();

    Viewport before = view();
    drag(at(0.25, 0.75), MouseButton.PRIMARY).dropTo(at(0.5, 0.5));
    settle();
    assertThat(view().x()).isCloseTo(before.x() + 0.25 * small.width() * pixel, within(2 * pixel));
    assertThat(view().y()).isCloseTo(before.y() + 0.25 * small.height() * pixel, within(2 * pixel));
    assertThat(view().scale()).isEqualTo(before.scale());

    onWindow(() -> {
      window.end();
      window.stage().hide();
      return null;
    });
    start(folder);
    await("the minimap again", () -> minimap().isVisible());
    onWindow(() -> {
      bench().actions().titled("Show or Hide Minimap").orElseThrow().fire();
      return null;
    });
    assertThat(onWindow(() -> minimap().isVisible())).isFalse();
  }

  /** Pixels of the minimap for one of the map. */
  private double pixel(Viewport small) {
    return small.scale() / view().scale();
  }
}
