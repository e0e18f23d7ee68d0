package org.groma.editor.panel.simulation;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import org.groma.exporters.picture.Colour;

/** Small samples of colours that stand before a name. */
final class Swatch {

  private static final double LENGTH = 26;

  private Swatch() {}

  /** A colour as style sheets write it. */
  static String web(Colour colour) {
    return String.format(Locale.ROOT, "#%06x", colour.rgb());
  }

  static Region square(Colour colour) {
    Region square = new Region();
    square.getStyleClass().add("swatch");
    square.setStyle("-fx-background-color: " + web(colour) + ";");
    return square;
  }

  static Node line(String ink, String dashes) {
    Line line = new Line(0, 0, LENGTH, 0);
    line.setStyle(
        String.format(
            Locale.ROOT,
            "-fx-stroke: %s; -fx-stroke-width: 2.2px; -fx-stroke-dash-array: %s;",
            ink,
            dashes.isEmpty() ? "null" : dashes));
    return line;
  }
}
