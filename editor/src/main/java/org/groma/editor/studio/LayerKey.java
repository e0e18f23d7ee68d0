package org.groma.editor.studio;

import java.util.Locale;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import org.groma.editor.map.WayLook;

/** What the lines of the layer of adjacency mean, with a stroke of each beside its words. */
final class LayerKey extends VBox {

  private static final double LENGTH = 34;
  private static final double BADGE = 5;
  private static final Color PAPER = Color.web("#fffdf6");

  LayerKey() {
    super(2);
    setId("adjacency-key");
    setPadding(new Insets(0, 0, 6, 26));
    for (WayLook look : WayLook.values()) {
      Label words = new Label(look.title(), sample(look));
      words.getStyleClass().addAll("text-muted", "text-small");
      words.setGraphicTextGap(8);
      HBox row = new HBox(words);
      row.setAlignment(Pos.CENTER_LEFT);
      getChildren().add(row);
    }
  }

  private static Node sample(WayLook look) {
    Color colour = Color.web(String.format(Locale.ROOT, "#%06x", look.colour().rgb()));
    Group group = new Group(stroke(colour, look.width()));
    if (look == WayLook.LAND) {
      group.getChildren().getFirst().setStyle("-fx-stroke: -color-fg-default"); // by night too
    }
    if (look.isDouble()) {
      group.getChildren().add(stroke(PAPER, look.width() * 0.42));
    }
    if (look.isDashed()) {
      ((Line) group.getChildren().getFirst()).getStrokeDashArray().setAll(5.0, 4.0);
    }
    if (look.isSaid()) {
      Circle badge = new Circle(LENGTH / 2, 0, BADGE, colour);
      Node sign = sign();
      sign.setRotate(look.isDashed() ? 45 : 0);
      group.getChildren().addAll(badge, sign);
    }
    return group;
  }

  private static Line stroke(Color colour, double width) {
    Line line = new Line(0, 0, LENGTH, 0);
    line.setStroke(colour);
    line.setStrokeWidth(width);
    line.setStrokeLineCap(StrokeLineCap.BUTT);
    return line;
  }

  private static Node sign() {
    double arm = BADGE * 0.55;
    Line across = new Line(LENGTH / 2 - arm, 0, LENGTH / 2 + arm, 0);
    Line down = new Line(LENGTH / 2, -arm, LENGTH / 2, arm);
    for (Line each : new Line[] {across, down}) {
      each.setStroke(PAPER);
      each.setStrokeWidth(1.5);
    }
    return new Group(across, down);
  }
}
