package org.groma.editor.panel.simulation;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Who won how often: a bar for each seat, with whiskers. */
final class OutcomeView extends ScrollPane {

  private final GridPane grid = new GridPane();
  private final Label explained =
      new Label(
          "Share of games won. The whiskers show where the true share lies with a confidence of"
              + " 95 %.");

  OutcomeView() {
    grid.getStyleClass().add("outcomes");
    grid.setId("outcomes");
    ColumnConstraints names = new ColumnConstraints();
    names.setMinWidth(Region.USE_PREF_SIZE);
    ColumnConstraints bars = new ColumnConstraints(120, 320, 560);
    bars.setHgrow(Priority.ALWAYS);
    ColumnConstraints figures = new ColumnConstraints();
    figures.setMinWidth(Region.USE_PREF_SIZE);
    figures.setHalignment(HPos.LEFT);
    grid.getColumnConstraints().addAll(names, bars, figures);
    explained.getStyleClass().add("text-muted");
    explained.setWrapText(true);
    VBox content = new VBox(10, grid, explained);
    content.getStyleClass().add("view");
    setContent(content);
    setFitToWidth(true);
  }

  void show(List<ShareBar> bars) {
    grid.getChildren().clear();
    int row = 0;
    for (ShareBar bar : bars) {
      Label name = new Label(bar.name());
      IntervalBar drawn = new IntervalBar(bar.share(), bar.interval());
      drawn.setAccessibleText(bar.name() + " " + bar.figure());
      Label figure = new Label(bar.figure());
      figure.getStyleClass().add("figure");
      Label remark = new Label(bar.remark());
      remark.getStyleClass().add("text-muted");
      grid.addRow(row++, name, drawn, figure, remark);
    }
    HBox scale =
        new HBox(
            mark("0 %"),
            space(),
            mark("25 %"),
            space(),
            mark("50 %"),
            space(),
            mark("75 %"),
            space(),
            mark("100 %"));
    grid.add(scale, 1, row);
  }

  private static Label mark(String text) {
    Label label = new Label(text);
    label.getStyleClass().addAll("text-muted", "scale-mark");
    return label;
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }
}
