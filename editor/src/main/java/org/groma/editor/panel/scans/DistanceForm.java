package org.groma.editor.panel.scans;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.scan.CalibrationDraft;
import org.groma.editor.scan.CalibrationDraft.Way;
import org.groma.editor.scan.KnownDistance;
import org.groma.editor.studio.Preferences;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.MapMeasure;

/** How long a line in the picture is. */
final class DistanceForm extends VBox {

  private final Workbench bench;
  private final TextField length = new TextField();
  private final ComboBox<MapMeasure> unit = new ComboBox<>();
  private final Button apply = new Button("Set");
  private final Label wrong = new Label();
  private Optional<CalibrationDraft> shown = Optional.empty();

  DistanceForm(Workbench bench) {
    super(4);
    this.bench = bench;
    length.setId("scan-length");
    length.setPrefColumnCount(6);
    length.setAccessibleText("Length of the line");
    length.setPromptText("Length");
    HBox.setHgrow(length, Priority.ALWAYS);
    unit.setId("scan-length-unit");
    unit.setAccessibleText("Unit of the length");
    unit.setMinWidth(USE_PREF_SIZE);
    apply.setId("scan-length-set");
    apply.setMinWidth(USE_PREF_SIZE);
    apply.setOnAction(_ -> apply());
    length.setOnAction(_ -> apply());
    length.textProperty().addListener((_, _, _) -> wrong.setText(""));
    wrong.setId("scan-length-wrong");
    wrong.setWrapText(true);
    wrong.setMinHeight(USE_PREF_SIZE);
    wrong.getStyleClass().addAll(Styles.DANGER, Styles.TEXT_SMALL);
    wrong.managedProperty().bind(wrong.textProperty().isNotEmpty());
    HBox row = new HBox(6, length, unit, apply);
    row.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(row, wrong);
  }

  void show(CalibrationDraft draft) {
    boolean here = draft.way() == Way.DISTANCE && draft.isWaiting();
    setVisible(here);
    setManaged(here);
    shown = Optional.of(draft);
    List<MapMeasure> offered =
        MapMeasure.of(bench.project().get(), new Preferences(bench.memory()).tools().unit());
    if (!titles(offered).equals(titles(unit.getItems()))) {
      unit.getItems().setAll(offered);
      unit.setValue(offered.getFirst());
    }
  }

  private static List<String> titles(List<MapMeasure> measures) {
    return measures.stream().map(MapMeasure::title).toList();
  }

  /** Takes the keyboard. */
  void ask() {
    applyCss(); // it was hidden until now
    wrong.setText("");
    length.requestFocus();
    length.selectAll();
  }

  private void apply() {
    CalibrationDraft draft = shown.orElseThrow();
    Optional<Double> typed = TypedNumber.read(length.getText());
    if (typed.isEmpty()) {
      wrong.setText("A length is a number greater than 0, 250 for instance.");
      return;
    }
    KnownDistance line = new KnownDistance(draft.picked().getFirst(), draft.picked().getLast());
    switch (line.scale(draft.scan(), typed.get(), unit.getValue().between())) {
      case KnownDistance.Scaled.Refused(String sentence) -> wrong.setText(sentence);
      case KnownDistance.Scaled.Done(var scaled) -> {
        if (scaled.matches().size() < draft.scan().matches().size()) {
          bench.notices().mind("The points were let go: they said another scale than that length.");
        }
        bench.scans().set(bench.scans().get().drafting(draft.with(scaled)));
        bench.map().takeKeyboard();
      }
    }
  }
}
