package org.groma.editor.studio;

import javafx.scene.Group;
import javafx.scene.shape.Rectangle;

/**
 * The outline of a box, made of four bars. The toolkit traces a rectangle with a stroke pixel by
 * pixel, its empty middle too, in every frame in which anything under it moves; bars it fills at
 * once. Style sheets give the bars their colour.
 */
final class BoxOutline extends Group {

  private static final double THICK = 2;

  private final Rectangle top = new Rectangle();
  private final Rectangle bottom = new Rectangle();
  private final Rectangle left = new Rectangle();
  private final Rectangle right = new Rectangle();

  BoxOutline(String style) {
    getStyleClass().add(style);
    setManaged(false);
    setMouseTransparent(true);
    getChildren().addAll(top, bottom, left, right);
  }

  /** Lies just inside a box. */
  void place(double x, double y, double width, double height) {
    double across = Math.min(THICK, width);
    double down = Math.min(THICK, height);
    double between = Math.max(0, height - 2 * down); // no bar lies over another
    lay(top, x, y, width, down);
    lay(bottom, x, y + height - down, width, down);
    lay(left, x, y + down, across, between);
    lay(right, x + width - across, y + down, across, between);
  }

  private static void lay(Rectangle bar, double x, double y, double width, double height) {
    bar.setX(x);
    bar.setY(y);
    bar.setWidth(width);
    bar.setHeight(height);
  }
}
