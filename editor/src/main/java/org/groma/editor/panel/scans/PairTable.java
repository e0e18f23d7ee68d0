package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import org.groma.editor.scan.Match;
import org.groma.editor.scan.Pixel;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.TextScale;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.CalibrationReport;
import org.groma.model.geography.MapProjection;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/** The points by which a picture is placed, and how far each is off. */
final class PairTable extends TableView<PairTable.Pair> {

  private static final PseudoClass DOUBTFUL = PseudoClass.getPseudoClass("doubtful");
  private static final int ROWS = 8;

  /** As high as a row is by the size of text, and the header by rows. */
  private static final double ROW = 2;

  private static final double HEADER = 1.5;

  /**
   * A row.
   *
   * @param number from 1
   * @param off how far it is off; a dash while there is nothing to compare
   */
  record Pair(int number, String pixel, String place, String off, boolean doubtful, Point at) {}

  private final Workbench bench;

  PairTable(Workbench bench) {
    this.bench = bench;
    setId("scan-pairs");
    setAccessibleText("Points of the image and how far they are off");
    getStyleClass().addAll(Styles.DENSE, Styles.STRIPED);
    setPlaceholder(new Label("No points yet."));
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getColumns().add(column("#", 24, pair -> String.valueOf(pair.number())));
    getColumns().add(column("On the map", 116, Pair::place));
    getColumns().add(column("Off by", 64, Pair::off));
    getColumns().add(removing());
    TextScale.follow(bench, this);
    setRowFactory(_ ->
        new TableRow<>() {
          @Override
          protected void updateItem(Pair pair, boolean empty) {
            super.updateItem(pair, empty);
            pseudoClassStateChanged(DOUBTFUL, !empty && pair != null && pair.doubtful());
            setTooltip(
                empty || pair == null
                    ? null
                    : new Tooltip(
                        "In the image at " + pair.pixel() + ", on the map at " + units(pair.at())));
          }
        });
    setOnKeyPressed(event -> {
      Pair chosen = getSelectionModel().getSelectedItem();
      if (chosen != null
          && (event.getCode() == KeyCode.DELETE || event.getCode() == KeyCode.BACK_SPACE)) {
        remove(chosen);
        event.consume();
      } else if (chosen != null && event.getCode() == KeyCode.ENTER) {
        bench.map().show(chosen.at());
        event.consume();
      }
    });
    setOnMouseClicked(event -> {
      Pair chosen = getSelectionModel().getSelectedItem();
      if (event.getClickCount() == 2 && chosen != null) {
        bench.map().show(chosen.at());
      }
    });
  }

  private static TableColumn<Pair, String> column(
      String title, double width, Function<Pair, String> text) {
    TableColumn<Pair, String> column = new TableColumn<>(title);
    column.setSortable(false);
    column.setReorderable(false);
    column.setPrefWidth(width);
    column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(text.apply(row.getValue())));
    return column;
  }

  private TableColumn<Pair, String> removing() {
    TableColumn<Pair, String> column = column("", 32, _ -> "");
    column.setCellFactory(_ ->
        new TableCell<>() {
          private final Button away = new Button(null, Icons.of("fth-x"));

          {
            away.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
            away.setOnAction(_ ->
                Optional.ofNullable(getTableRow().getItem()).ifPresent(PairTable.this::remove));
          }

          @Override
          protected void updateItem(String text, boolean empty) {
            super.updateItem(text, empty);
            Pair pair = empty || getTableRow() == null ? null : getTableRow().getItem();
            setGraphic(pair == null ? null : away);
            if (pair != null) {
              away.setId("scan-pair-away-" + pair.number());
              away.setAccessibleText("Remove point " + pair.number());
            }
          }
        });
    return column;
  }

  private void remove(Pair pair) {
    var scans = bench.scans();
    scans
        .get()
        .draft()
        .ifPresent(draft ->
            scans.set(scans.get().drafting(draft.with(draft.scan().without(pair.number() - 1)))));
  }

  void show(TracedScan scan, CalibrationReport report) {
    boolean compared = scan.calibration().isChecked();
    var rows = FXCollections.<Pair>observableArrayList();
    for (int i = 0; i < scan.matches().size(); i++) {
      Match match = scan.matches().get(i);
      rows.add(
          new Pair(
              i + 1,
              pixel(match.pixel()),
              place(match.point()),
              compared ? report.residuals().get(i) : "–",
              report.suspect().equals(Optional.of(i)),
              match.point()));
    }
    if (!getItems().equals(rows)) {
      int chosen = getSelectionModel().getSelectedIndex();
      getItems().setAll(rows);
      if (chosen >= 0 && chosen < rows.size()) {
        getSelectionModel().select(chosen);
      }
    }
    double row = ROW * bench.textSize().get();
    setFixedCellSize(row);
    setPrefHeight(row * (HEADER + Math.clamp(rows.size(), 2, ROWS)));
    setMinHeight(USE_PREF_SIZE);
  }

  private static String pixel(Pixel pixel) {
    return String.format(Locale.ROOT, "%.0f, %.0f", pixel.x(), pixel.y());
  }

  /** As degrees where the map has geography, for these stand on the scan as well. */
  private String place(Point at) {
    return MapProjection.of(bench.project().get().projection())
        .map(projection -> projection.toDegrees(at.x(), at.y()))
        .map(PairTable::degrees)
        .orElseGet(() -> units(at));
  }

  private static String units(Point at) {
    return String.format(Locale.ROOT, "%.1f, %.1f", at.x(), at.y());
  }

  private static String degrees(Coordinate at) {
    return String.format(
        Locale.ROOT,
        "%.1f°%s %.1f°%s",
        Math.abs(at.y),
        at.y < 0 ? "S" : "N",
        Math.abs(at.x),
        at.x < 0 ? "W" : "E");
  }
}
