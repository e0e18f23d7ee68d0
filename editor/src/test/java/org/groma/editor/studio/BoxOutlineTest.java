package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.BoundingBox;
import javafx.scene.shape.Rectangle;
import org.junit.jupiter.api.Test;

class BoxOutlineTest {

  private final BoxOutline outline = new BoxOutline("any");

  @Test
  void barsLieRoundABoxWithoutStrokeAndLeaveItsMiddleFree() {
    outline.place(10, 20, 100, 50);

    assertThat(outline.getBoundsInParent()).isEqualTo(new BoundingBox(10, 20, 100, 50));
    assertThat(outline.getChildren())
        .noneMatch(bar -> bar.contains(60, 45))
        .noneMatch(bar -> ((Rectangle) bar).getStroke() != null);
    for (double[] corner : new double[][] {{11, 21}, {109, 21}, {11, 69}, {109, 69}}) {
      assertThat(outline.getChildren())
          .filteredOn(bar -> bar.contains(corner[0], corner[1]))
          .hasSize(1);
    }
  }

  @Test
  void barsOfASmallBoxStayInIt() {
    outline.place(3, 4, 1, 3);

    assertThat(outline.getBoundsInParent()).isEqualTo(new BoundingBox(3, 4, 1, 3));
  }
}
