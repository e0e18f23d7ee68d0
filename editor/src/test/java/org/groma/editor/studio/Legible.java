package org.groma.editor.studio;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import org.kordamp.ikonli.javafx.FontIcon;

/** Texts of the window that stand out too little from what is behind them. */
final class Legible {

  /** What WCAG 2 asks for at level AA. */
  private static final double TEXT = 4.5;

  private static final double ICON = 3;

  private Legible() {}

  /** The texts below a node that are hard to read. */
  static List<String> faint(Parent root) {
    List<String> found = new ArrayList<>();
    walk(root, Color.WHITE, found);
    return found;
  }

  private static void walk(Node node, Color behind, List<String> found) {
    boolean skipped =
        !node.isVisible()
            || node.isDisabled() // nobody need read what cannot be used
            || node instanceof Canvas
            || node instanceof ImageView
            || "map".equals(node.getId());
    if (skipped || node.getOpacity() < 1) {
      return;
    }
    Color ground = behind;
    if (node instanceof Region region && region.getBackground() != null) {
      for (BackgroundFill fill : region.getBackground().getFills()) {
        if (fill.getFill() instanceof Color colour) {
          ground = over(colour, ground);
        }
      }
    }
    if (node instanceof Text text
        && !text.getText().isBlank()
        && text.getFill() instanceof Color ink) {
      double contrast = contrast(over(ink, ground), ground);
      if (contrast < (text instanceof FontIcon ? ICON : TEXT)) {
        found.add(
            "%s %.2f: %s on %s in %s"
                .formatted(
                    text instanceof FontIcon ? "icon" : text.getText(),
                    contrast,
                    ink,
                    ground,
                    place(node)));
      }
    }
    if (node instanceof Parent parent && !(node instanceof Shape)) {
      for (Node child : parent.getChildrenUnmodifiable()) {
        walk(child, ground, found);
      }
    }
  }

  private static Color over(Color above, Color below) {
    double a = above.getOpacity();
    return Color.color(
        above.getRed() * a + below.getRed() * (1 - a),
        above.getGreen() * a + below.getGreen() * (1 - a),
        above.getBlue() * a + below.getBlue() * (1 - a));
  }

  private static double contrast(Color one, Color other) {
    double a = luminance(one) + 0.05;
    double b = luminance(other) + 0.05;
    return Math.max(a, b) / Math.min(a, b);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double c) {
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }

  private static String place(Node node) {
    StringBuilder path = new StringBuilder();
    for (Node each = node.getParent();
        each != null && path.length() < 160;
        each = each.getParent()) {
      path.append(each.getClass().getSimpleName())
          .append(each.getId() == null ? "" : "#" + each.getId())
          .append(each.getStyleClass())
          .append(" < ");
    }
    return path.toString();
  }
}
