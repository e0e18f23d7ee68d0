package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.CalibrationDraft.Way;
import org.groma.editor.scan.DegreeReading;
import org.groma.editor.scan.Match;
import org.groma.editor.scan.TracedScan;
import org.groma.editor.studio.Workbench;
import org.groma.model.geography.MapProjection;
import org.groma.model.topology.Point;
import org.locationtech.jts.geom.Coordinate;

/** Where a point of the picture lies, in degrees or in map units. */
final class CoordinateForm extends VBox {

  private final Workbench bench;
  private final Label firstName = new Label();
  private final Label secondName = new Label();
  private final TextField first = new TextField();
  private final TextField second = new TextField();
  private final CheckBox degrees = new CheckBox("Degrees");
  private final Label wrong = new Label();
  private Optional<CalibrationDraft> shown = Optional.empty();

  CoordinateForm(Workbench bench) {
    super(4);
    this.bench = bench;
    first.setId("scan-first");
    second.setId("scan-second");
    firstName.setLabelFor(first);
    secondName.setLabelFor(second);
    firstName.setMinWidth(USE_PREF_SIZE);
    secondName.setMinWidth(USE_PREF_SIZE);
    first.setOnAction(_ -> second.requestFocus());
    second.setOnAction(_ -> add());
    first.textProperty().addListener((_, _, _) -> wrong.setText(""));
    second.textProperty().addListener((_, _, _) -> wrong.setText(""));
    degrees.setId("scan-degrees");
    degrees.setSelected(true);
    degrees.selectedProperty().addListener((_, _, _) -> name());
    Button add = new Button("Add point");
    add.setId("scan-coordinate-add");
    add.setOnAction(_ -> add());
    wrong.setId("scan-coordinate-wrong");
    wrong.setWrapText(true);
    wrong.setMinHeight(USE_PREF_SIZE);
    wrong.getStyleClass().addAll(Styles.DANGER, Styles.TEXT_SMALL);
    wrong.managedProperty().bind(wrong.textProperty().isNotEmpty());
    GridPane fields = new GridPane(8, 4);
    fields.addRow(0, firstName, first);
    fields.addRow(1, secondName, second);
    GridPane.setHgrow(first, Priority.ALWAYS);
    GridPane.setHgrow(second, Priority.ALWAYS);
    HBox row = new HBox(8, add, degrees);
    row.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
    getChildren().addAll(fields, row, wrong);
  }

  private Optional<MapProjection> geography() {
    return MapProjection.of(bench.project().get().projection());
  }

  private boolean inDegrees() {
    return degrees.isSelected() && geography().isPresent();
  }

  /** Latitude first, as gazetteers and maps on the net write them. */
  private void name() {
    firstName.setText(inDegrees() ? "Latitude" : "x");
    secondName.setText(inDegrees() ? "Longitude" : "y");
    first.setPromptText(inDegrees() ? "41.89 or 41°53' N" : "");
    second.setPromptText(inDegrees() ? "12.48 or 12°29' E" : "");
  }

  void show(CalibrationDraft draft) {
    boolean here = draft.way() == Way.COORDINATES && draft.isWaiting();
    setVisible(here);
    setManaged(here);
    degrees.setVisible(geography().isPresent());
    shown = Optional.of(draft);
    name();
  }

  /** Takes the keyboard. */
  void ask() {
    applyCss(); // it was hidden until now
    wrong.setText("");
    first.clear();
    second.clear();
    first.requestFocus();
  }

  private void add() {
    CalibrationDraft draft = shown.orElseThrow();
    Optional<Point> typed = inDegrees() ? fromDegrees() : fromUnits();
    typed.ifPresent(point -> {
      TracedScan more = draft.scan().with(new Match(draft.picked().getFirst(), point));
      Optional<String> refusal = more.refusal();
      if (refusal.isPresent()) {
        wrong.setText(refusal.get());
      } else {
        bench.scans().set(bench.scans().get().drafting(draft.with(more)));
        bench.map().takeKeyboard();
      }
    });
  }

  private Optional<Point> fromUnits() {
    Optional<Double> x = TypedNumber.read(first.getText());
    Optional<Double> y = TypedNumber.read(second.getText());
    if (x.isEmpty() || y.isEmpty()) {
      refuse(
          "x and y are numbers in map units; the status line shows those under the pointer.",
          x.isEmpty());
      return Optional.empty();
    }
    return Optional.of(new Point(x.get(), y.get()));
  }

  private Optional<Point> fromDegrees() {
    Optional<Double> north = DegreeReading.latitude(first.getText());
    Optional<Double> east = DegreeReading.longitude(second.getText());
    if (north.isEmpty() || east.isEmpty()) {
      refuse(
          north.isEmpty()
              ? "A latitude is -90 to 90 degrees: 41.89, or 41°53' N."
              : "A longitude is -180 to 180 degrees: 12.48, or 12°29' E.",
          north.isEmpty());
      return Optional.empty();
    }
    Coordinate at = geography().orElseThrow().toMap(east.get(), north.get());
    if (!Double.isFinite(at.x) || !Double.isFinite(at.y)) {
      refuse("That place is on the other side of the world and has no place on this map.", true);
      return Optional.empty();
    }
    return Optional.of(new Point(at.x, at.y));
  }

  private void refuse(String sentence, boolean atFirst) {
    (atFirst ? first : second).requestFocus();
    wrong.setText(sentence);
  }
}
