package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;

/** The scanned pictures under the map, the topmost first, and what is known of the chosen one. */
public final class ScanPanel extends ScrollPane {

  private static final int MOST_ROWS = 6;

  /** As high as a row is, by the size of text. */
  private static final double ROW = 2.5;

  private final Workbench bench;
  private final ListView<Integer> list = new ListView<>();
  private final ScanDetails details;
  private final CalibrationBox calibration;
  private boolean filling;

  public ScanPanel(Workbench bench, ScanDeeds deeds) {
    this.bench = bench;
    this.details = new ScanDetails(bench, deeds);
    this.calibration = new CalibrationBox(bench);
    setId("scans");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    getStylesheets()
        .add(Objects.requireNonNull(ScanPanel.class.getResource("scans.css")).toExternalForm());
    Label title = new Label("Scanned images");
    title.getStyleClass().add(Styles.TEXT_BOLD);
    Region air = new Region();
    HBox.setHgrow(air, Priority.ALWAYS);
    Button add = new Button("Add…", Icons.of("fth-plus"));
    add.setId("scan-add");
    add.getStyleClass().add(Styles.SMALL);
    add.setAccessibleText("Add a scanned image to trace over");
    add.setOnAction(_ -> deeds.add().fire());
    HBox head = new HBox(8, title, air, add);
    head.setAlignment(Pos.CENTER_LEFT);
    list.setId("scan-list");
    list.setAccessibleText("Scanned images, the topmost first");
    list.getStyleClass().addAll(Styles.DENSE, "scan-list");
    Label empty = new Label("No image yet. Add one, or drop a picture on the window.");
    empty.setWrapText(true);
    empty.getStyleClass().add(Styles.TEXT_MUTED);
    list.setPlaceholder(empty);
    list.setCellFactory(_ -> new ScanCell(bench));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener((_, _, number) -> {
          if (number != null && !filling) {
            bench.scans().set(bench.scans().get().choosing(number));
          }
        });
    list.setOnKeyPressed(event -> {
      if (event.getCode() == KeyCode.DELETE) {
        deeds.remove().fire();
        event.consume();
      }
    });
    VBox page = new VBox(10, head, list, details, calibration);
    page.getStyleClass().add("scan-page");
    setContent(page);
    // Escape leads back to the map, from wherever it is pressed here
    addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            bench
                .scans()
                .get()
                .draft()
                .ifPresent(
                    draft -> bench.scans().set(bench.scans().get().drafting(draft.lettingGo())));
            bench.map().takeKeyboard();
            event.consume();
          }
        });
    bench.scans().addListener((_, _, now) -> show(now));
    show(bench.scans().get());
  }

  private void show(ScanShelf shelf) {
    filling = true;
    List<Integer> numbers =
        new ArrayList<>(shelf.scans().stream().map(TracedScan::number).toList());
    Collections.reverse(numbers);
    if (!list.getItems().equals(numbers)) {
      list.getItems().setAll(numbers);
    }
    Optional<Integer> chosen = shelf.chosen().map(TracedScan::number);
    if (shelf.draft().filter(draft -> shelf.find(draft.scan().number()).isEmpty()).isPresent()) {
      list.getSelectionModel().clearSelection(); // one that is new is not in the list yet
    } else {
      chosen.ifPresent(list.getSelectionModel()::select);
    }
    double row = ROW * bench.textSize().get();
    list.setFixedCellSize(row);
    list.setPrefHeight(4 + row * Math.clamp(numbers.size(), numbers.isEmpty() ? 2 : 1, MOST_ROWS));
    list.setMinHeight(USE_PREF_SIZE);
    list.refresh();
    details.show(shelf);
    calibration.show(shelf.draft());
    filling = false;
  }
}
