package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.studio.Action;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Preferences;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.CalibrationReport;

/** Name, strength and order of the picture that is chosen, and what can be done with it. */
final class ScanDetails extends VBox {

  private final Workbench bench;
  private final TextField name = new TextField();
  private final Slider opacity = new Slider(0, 1, 1);
  private final Button place;
  private final Button up = arrow("fth-arrow-up", "Bring up", "scan-up", 1);
  private final Button down = arrow("fth-arrow-down", "Bring down", "scan-down", -1);
  private final Button seek;
  private final Button remove;
  private final Label state = new Label();
  private Optional<TracedScan> shown = Optional.empty();
  private boolean filling;

  ScanDetails(Workbench bench, ScanDeeds deeds) {
    super(8);
    this.bench = bench;
    this.place = button("Place…", "fth-crosshair", "scan-place", deeds.place());
    this.seek = button("Find file…", "fth-search", "scan-seek", deeds.seek());
    this.remove = button("", "fth-trash-2", "scan-remove", deeds.remove());
    remove.setAccessibleText("Remove this image");
    remove.setTooltip(new Tooltip("Remove this image"));
    name.setId("scan-name");
    name.setOnAction(_ -> rename());
    name.focusedProperty()
        .addListener((_, was, _) -> {
          if (was) {
            rename();
          }
        });
    opacity.setId("scan-opacity");
    opacity.setAccessibleText("How strongly this image is shown");
    opacity
        .valueProperty()
        .addListener((_, _, now) -> {
          if (!filling) {
            shown.ifPresent(scan ->
                bench
                    .scans()
                    .set(
                        bench
                            .scans()
                            .get()
                            .changing(scan.number(), each -> each.faded(now.doubleValue()))));
          }
        });
    GridPane fields = new GridPane(8, 6);
    fields.addRow(0, label("Name", name), name);
    fields.addRow(1, label("Opacity", opacity), opacity);
    GridPane.setHgrow(name, Priority.ALWAYS);
    Region air = new Region();
    HBox.setHgrow(air, Priority.ALWAYS);
    HBox buttons = new HBox(4, place, seek, air, up, down, remove);
    buttons.setAlignment(Pos.CENTER_LEFT);
    state.setId("scan-state");
    state.setWrapText(true);
    state.setMinHeight(Region.USE_PREF_SIZE);
    state.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    getChildren().addAll(fields, buttons, state);
  }

  private static Label label(String text, Node of) {
    Label label = new Label(text);
    label.setLabelFor(of);
    label.setMinWidth(USE_PREF_SIZE);
    return label;
  }

  private static Button button(String title, String icon, String id, Action action) {
    Button button = new Button(title, Icons.of(icon));
    button.setId(id);
    button.getStyleClass().add(Styles.SMALL);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.fire());
    return button;
  }

  private Button arrow(String icon, String title, String id, int by) {
    Button button = new Button(null, Icons.of(icon));
    button.setId(id);
    button.getStyleClass().addAll(Styles.FLAT, Styles.SMALL);
    button.setAccessibleText(title);
    button.setTooltip(new Tooltip(title));
    button.setOnAction(_ ->
        shown.ifPresent(scan -> bench.scans().set(bench.scans().get().raised(scan.number(), by))));
    return button;
  }

  private void rename() {
    String typed = name.getText().strip();
    if (!typed.isEmpty()) {
      shown
          .filter(scan -> !scan.name().equals(typed))
          .ifPresent(scan ->
              bench
                  .scans()
                  .set(bench.scans().get().changing(scan.number(), each -> each.named(typed))));
    }
  }

  /** Nothing while a picture is being placed, or there is none. */
  void show(ScanShelf shelf) {
    filling = true;
    Optional<TracedScan> before = shown;
    shown = shelf.draft().isPresent() ? Optional.empty() : shelf.chosen();
    setVisible(shown.isPresent());
    setManaged(shown.isPresent());
    shown.ifPresent(scan -> {
      if (!before.map(TracedScan::name).equals(Optional.of(scan.name()))
          || !before.map(TracedScan::number).equals(Optional.of(scan.number()))) {
        name.setText(scan.name());
      }
      opacity.setValue(scan.opacity());
      boolean seen = scan.picture().isPresent();
      place.setVisible(seen);
      place.setManaged(seen);
      seek.setVisible(!seen);
      seek.setManaged(!seen);
      place.setDisable(scan.locked());
      remove.setDisable(scan.locked());
      int at = shelf.scans().indexOf(scan);
      up.setDisable(at == shelf.scans().size() - 1);
      down.setDisable(at == 0);
      state.setText(state(scan));
    });
    filling = false;
  }

  private String state(TracedScan scan) {
    if (scan.picture().isEmpty()) {
      return "Not read: " + scan.file();
    }
    CalibrationReport report =
        CalibrationReport.of(
            scan.calibration(),
            bench.project().get().projection(),
            new Preferences(bench.memory()).tools().unit());
    return (scan.matches().isEmpty() ? "Placed by hand." : report.kind() + " " + report.error())
        + (scan.locked() ? " Locked." : "");
  }
}
