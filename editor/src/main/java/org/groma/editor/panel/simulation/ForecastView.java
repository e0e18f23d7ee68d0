package org.groma.editor.panel.simulation;

import java.util.List;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.engine.kernel.BattleForecast;

/** What may come of a battle: who wins, what both sides lose. */
final class ForecastView extends ScrollPane {

  private static final double TALLEST = 40;

  private final VBox content = new VBox(8);

  ForecastView() {
    content.getStyleClass().add("view");
    content.setId("forecast");
    setContent(content);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  /** Says why there is nothing to show. */
  void say(String sentence) {
    Label label = new Label(sentence);
    label.setWrapText(true);
    label.getStyleClass().add("text-muted");
    label.setId("battle-objection");
    content.getChildren().setAll(label);
  }

  void show(BattleForecast forecast) {
    content
        .getChildren()
        .setAll(
            outcomes(forecast.outcomes()),
            new FlowPane(
                20,
                6,
                losses("Attacker loses", forecast.attackerLosses()),
                losses("Defender loses", forecast.defenderLosses())),
            figures(forecast.figures()));
  }

  private static GridPane outcomes(List<BattleForecast.Outcome> outcomes) {
    GridPane grid = new GridPane();
    grid.setHgap(10);
    grid.setVgap(2);
    for (int i = 0; i < outcomes.size(); i++) {
      BattleForecast.Outcome outcome = outcomes.get(i);
      Label name = new Label(outcome.name().name());
      name.setMinWidth(Region.USE_PREF_SIZE);
      IntervalBar bar = new IntervalBar(outcome.chance(), Optional.empty());
      if (i == outcomes.size() - 1) {
        bar.styled("defender");
      } else if (i > 0) {
        bar.styled("neutral");
      }
      GridPane.setHgrow(bar, Priority.ALWAYS);
      Label figure = new Label(Numbers.exactPercent(outcome.chance()));
      figure.setId("chance-" + outcome.name().id());
      figure.getStyleClass().add("figure");
      figure.setMinWidth(Region.USE_PREF_SIZE);
      grid.addRow(i, name, bar, figure);
    }
    return grid;
  }

  /** One column for each number of losses. */
  private static VBox losses(String title, List<Double> chances) {
    HBox columns = new HBox(1);
    columns.setAlignment(Pos.BOTTOM_LEFT);
    double most = chances.stream().mapToDouble(Double::doubleValue).max().orElse(1);
    for (int lost = 0; lost < chances.size(); lost++) {
      columns.getChildren().add(column(lost, chances.get(lost), most, title));
    }
    Label heading = new Label(title);
    heading.getStyleClass().add("text-muted");
    return new VBox(2, heading, columns);
  }

  private static Node column(int lost, double chance, double most, String title) {
    Region bar = new Region();
    bar.getStyleClass().add("loss-column");
    bar.setMinHeight(Math.max(1, TALLEST * chance / most));
    bar.setPrefHeight(bar.getMinHeight());
    Label number = new Label(String.valueOf(lost));
    number.getStyleClass().add("scale-mark");
    VBox column = new VBox(1, bar, number);
    column.setAlignment(Pos.BOTTOM_CENTER);
    column.setMinWidth(16);
    column.setMinHeight(TALLEST + 18);
    String said = title + " " + lost + ": " + Numbers.exactPercent(chance);
    column.setAccessibleText(said);
    Tooltip.install(column, new Tooltip(said));
    return column;
  }

  private static GridPane figures(List<BattleForecast.Figure> figures) {
    GridPane grid = new GridPane();
    grid.setHgap(16);
    grid.setVgap(1);
    grid.addRow(0, new Label(), heading("Attacker"), heading("Defender"));
    for (int i = 0; i < figures.size(); i++) {
      BattleForecast.Figure figure = figures.get(i);
      grid.addRow(
          i + 1,
          new Label(figure.name()),
          written(figure.attacker(), figure.chance()),
          written(figure.defender(), figure.chance()));
    }
    return grid;
  }

  private static Label heading(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("text-muted");
    return label;
  }

  private static Label written(double number, boolean chance) {
    Label label = new Label(chance ? Numbers.exactPercent(number) : Numbers.hundredths(number));
    label.getStyleClass().add("figure");
    GridPane.setHalignment(label, HPos.RIGHT);
    return label;
  }
}
