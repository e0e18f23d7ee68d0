package org.groma.editor.panel.simulation;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.exporters.picture.Colour;

/** Curves by turn, told apart by colour and by dashes. */
final class CurveView extends BorderPane {

  private static final List<String> DASHES = List.of("", "8 4", "2 4", "12 4 2 4");

  /** How many colours for charts the theme has. */
  private static final int THEME_COLOURS = 8;

  private final NumberAxis turns = new NumberAxis();
  private final LineChart<Number, Number> chart;

  CurveView(String id, String quantity) {
    NumberAxis values = new NumberAxis();
    values.setLabel(quantity);
    turns.setLabel("Turn");
    turns.setAutoRanging(false);
    turns.setTickUnit(1);
    turns.setMinorTickVisible(false);
    chart = new LineChart<>(turns, values);
    chart.setId(id);
    chart.setAnimated(false);
    chart.setLegendVisible(false); // it does not show dashes
    chart.setMinSize(0, 0);
    setCenter(chart);
    getStyleClass().add("curves");
  }

  /**
   * Shows curves.
   *
   * @param remark what to know of them; may be empty
   * @param colour that a curve has elsewhere, on the map for instance; the theme's if it has none
   */
  void show(List<Curve> curves, String remark, Function<Curve, Optional<Colour>> colour) {
    chart.getData().clear();
    VBox legend = new VBox(3);
    legend.getStyleClass().add("curve-legend");
    turns.setLowerBound(
        curves.stream().mapToInt(curve -> curve.turns().getFirst()).min().orElse(0));
    turns.setUpperBound(curves.stream().mapToInt(curve -> curve.turns().getLast()).max().orElse(1));
    for (int i = 0; i < curves.size(); i++) {
      Curve curve = curves.get(i);
      XYChart.Series<Number, Number> line = new XYChart.Series<>();
      line.setName(curve.of().name());
      for (int turn = 0; turn < curve.turns().size(); turn++) {
        line.getData().add(new XYChart.Data<>(curve.turns().get(turn), curve.values().get(turn)));
      }
      chart.getData().add(line);
      String ink =
          colour.apply(curve).map(Swatch::web).orElse("-color-chart-" + (i % THEME_COLOURS + 1));
      String dashes = DASHES.get(i % DASHES.size());
      line.getNode()
          .setStyle(
              String.format(
                  Locale.ROOT,
                  "-fx-stroke: %s; -fx-stroke-width: 2.2px; -fx-stroke-dash-array: %s;",
                  ink,
                  dashes.isEmpty() ? "null" : dashes));
      line.getData().forEach(point -> dress(point, curve, ink));
      legend.getChildren().add(entry(curve, ink, dashes));
    }
    Label note = new Label(remark);
    note.setWrapText(true);
    note.setMinHeight(Region.USE_PREF_SIZE);
    note.getStyleClass().addAll("text-muted", "curve-note");
    legend.getChildren().add(note);
    ScrollPane scroll = new ScrollPane(legend);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("legend-scroll");
    setRight(scroll);
  }

  private static void dress(XYChart.Data<Number, Number> point, Curve curve, String ink) {
    Node symbol = point.getNode();
    if (symbol != null) {
      symbol.setStyle(
          String.format(Locale.ROOT, "-fx-background-color: %s; -fx-padding: 2.5px;", ink));
      Tooltip.install(
          symbol,
          new Tooltip(
              String.format(
                  Locale.ROOT,
                  "%s, turn %s: %s",
                  curve.of().name(),
                  point.getXValue(),
                  Numbers.decimal(point.getYValue().doubleValue()))));
    }
  }

  private static Label entry(Curve curve, String ink, String dashes) {
    double end = curve.values().isEmpty() ? 0 : curve.values().getLast();
    Label label = new Label(curve.of().name() + "  " + Numbers.decimal(end));
    label.setGraphic(Swatch.line(ink, dashes));
    return label;
  }
}
