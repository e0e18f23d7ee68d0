package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.CalibrationDraft.Way;
import org.groma.editor.scan.ScanShelf;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Preferences;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.CalibrationReport;
import org.groma.editor.tool.ToolKind;

/** The picture that is being placed: how, by which points, and how far these are off. */
final class CalibrationBox extends VBox {

  private final Workbench bench;
  private final Label title = new Label();
  private final Map<Way, ToggleButton> ways = new EnumMap<>(Way.class);
  private final Label how = wrapped("scan-how");
  private final DistanceForm distance;
  private final CoordinateForm coordinates;
  private final PairTable pairs;
  private final CheckBox shape = new CheckBox("Keep the shape");
  private final Label kind = wrapped("scan-kind");
  private final Label error = wrapped("scan-error");
  private final Label warning = wrapped("scan-warning");
  private final Button look = new Button("Look");
  private final HBox alarm = new HBox(8, Icons.of("fth-alert-triangle"), warning, look);
  private Optional<CalibrationDraft> shown = Optional.empty();

  CalibrationBox(Workbench bench) {
    super(8);
    this.bench = bench;
    this.distance = new DistanceForm(bench);
    this.coordinates = new CoordinateForm(bench);
    this.pairs = new PairTable(bench);
    setId("scan-calibration");
    getStyleClass().add("calibration");
    title.getStyleClass().add(Styles.TEXT_BOLD);
    how.getStyleClass().add(Styles.TEXT_MUTED);
    kind.getStyleClass().add(Styles.TEXT_MUTED);
    error.getStyleClass().add(Styles.TEXT_BOLD);
    shape.setId("scan-shape");
    shape.setTooltip(
        new Tooltip(
            "Three points and more only shift, turn and scale the image, never stretch it"));
    shape.setOnAction(
        _ -> change(draft -> draft.with(draft.scan().keepingShape(shape.isSelected()))));
    alarm.getStyleClass().add("calibration-alarm");
    alarm.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(warning, Priority.ALWAYS);
    look.getStyleClass().add(Styles.SMALL);
    look.setMinWidth(Region.USE_PREF_SIZE);
    Button done = new Button("Done");
    done.setId("scan-done");
    done.getStyleClass().addAll(Styles.SMALL, Styles.ACCENT);
    done.setOnAction(_ -> leave(ScanShelf::accepted));
    Button cancel = new Button("Cancel");
    cancel.setId("scan-cancel");
    cancel.getStyleClass().add(Styles.SMALL);
    cancel.setOnAction(_ -> leave(ScanShelf::givenUp));
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    cancel.setMinWidth(USE_PREF_SIZE);
    done.setMinWidth(USE_PREF_SIZE);
    HBox head = new HBox(6, title, cancel, done);
    head.setAlignment(Pos.CENTER_LEFT);
    // what it comes to stands before the points, which may be many
    getChildren()
        .addAll(head, ways(), how, distance, coordinates, error, alarm, pairs, shape, kind);
  }

  private static Label wrapped(String id) {
    Label label = new Label();
    label.setId(id);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    label.managedProperty().bind(label.textProperty().isNotEmpty());
    return label;
  }

  private HBox ways() {
    HBox row = new HBox();
    ToggleGroup group = new ToggleGroup();
    for (Way way : Way.values()) {
      ToggleButton button = new ToggleButton(way.title());
      button.setId("scan-by-" + way.name().toLowerCase(Locale.ROOT));
      button.getStyleClass().add(Styles.SMALL);
      button.getStyleClass().add(pill(way));
      button.setTooltip(new Tooltip(way.how()));
      button.setToggleGroup(group);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setMinWidth(USE_PREF_SIZE);
      HBox.setHgrow(button, Priority.ALWAYS);
      button.setOnAction(_ -> {
        button.setSelected(true); // a second click is no way to have none
        change(draft -> draft.by(way));
        bench.map().takeKeyboard();
      });
      ways.put(way, button);
      row.getChildren().add(button);
    }
    return row;
  }

  /** The three stand together like one. */
  private static String pill(Way way) {
    return switch (way) {
      case POINTS -> Styles.LEFT_PILL;
      case DISTANCE -> Styles.CENTER_PILL;
      case COORDINATES -> Styles.RIGHT_PILL;
    };
  }

  private void change(UnaryOperator<CalibrationDraft> how) {
    shown.ifPresent(draft -> bench.scans().set(bench.scans().get().drafting(how.apply(draft))));
  }

  private void leave(UnaryOperator<ScanShelf> how) {
    bench.scans().set(how.apply(bench.scans().get()));
    bench.map().tool().set(ToolKind.SELECT);
    bench.map().takeKeyboard();
  }

  void show(Optional<CalibrationDraft> draft) {
    Optional<CalibrationDraft> before = shown;
    shown = draft;
    setVisible(draft.isPresent());
    setManaged(draft.isPresent());
    draft.ifPresent(this::fill);
    boolean asking = draft.filter(CalibrationDraft::isWaiting).isPresent();
    if (asking && !before.equals(draft)) {
      switch (draft.get().way()) {
        case POINTS -> {} // the map is asked
        case DISTANCE -> distance.ask();
        case COORDINATES -> coordinates.ask();
      }
    }
  }

  private void fill(CalibrationDraft draft) {
    TracedScan scan = draft.scan();
    CalibrationReport report =
        CalibrationReport.of(
            scan.calibration(),
            bench.project().get().projection(),
            new Preferences(bench.memory()).tools().unit());
    title.setText("Placing " + scan.name());
    ways.get(draft.way()).setSelected(true);
    boolean asking = draft.way() != Way.POINTS && draft.isWaiting();
    how.setText(asking ? "" : draft.way().how());
    distance.show(draft);
    coordinates.show(draft);
    pairs.show(scan, report);
    shape.setSelected(scan.keepsShape());
    kind.setText(report.kind());
    error.setText(report.error());
    warning.setText(report.warning().orElse(""));
    alarm.setVisible(report.warning().isPresent());
    alarm.setManaged(report.warning().isPresent());
    look.setVisible(report.suspect().isPresent());
    look.setManaged(report.suspect().isPresent());
    look.setOnAction(_ ->
        report
            .suspect()
            .ifPresent(match -> {
              bench.map().show(scan.matches().get(match).point());
              bench.map().takeKeyboard();
            }));
  }
}
