package org.groma.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.map.Heading;
import org.groma.editor.map.Viewport;
import org.groma.model.topology.Point;
import org.junit.jupiter.api.Test;

class CrosshairTest {

  private static final Viewport VIEW = new Viewport(0, 0, 2, 400, 200);

  @Test
  void itMovesByPixelsOfTheScreen() {
    Crosshair start = Crosshair.at(new Point(0, 0));

    assertThat(start.moved(Heading.EAST, 16, VIEW).at()).isEqualTo(new Point(8, 0));
    assertThat(start.moved(Heading.NORTH, 16, VIEW).at()).isEqualTo(new Point(0, 8));
  }

  @Test
  void whatItHoldsIsDraggedUntilItLetsGo() {
    Crosshair held = Crosshair.at(new Point(1, 2)).turned();

    assertThat(held.gripped(Input.Held.NONE))
        .isEqualTo(new Input.Pressed(new Point(1, 2), Input.Held.NONE, 1));
    assertThat(held.moved(Heading.WEST, 2, VIEW).arrived(Input.Held.NONE))
        .isEqualTo(new Input.Dragged(new Point(0, 2), Input.Held.NONE));
    assertThat(held.turned().gripped(Input.Held.NONE))
        .isEqualTo(new Input.Released(new Point(1, 2), Input.Held.NONE));
  }

  @Test
  void theMapFollowsItOverTheEdgeAndStaysStillOtherwise() {
    assertThat(Crosshair.at(new Point(10, 10)).follow(VIEW)).isEqualTo(VIEW);
    Viewport moved = Crosshair.at(new Point(110, 0)).follow(VIEW);
    assertThat(moved.screenX(110)).isEqualTo(352);
    assertThat(moved.y()).isZero();
  }
}
