package org.groma.editor.panel.scenario;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.Workbench;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.scenario.Scenario;

/** Asks what of the set-ups of another scenario to take over, and takes it. */
final class CopySetupForm {

  private final Workbench bench;
  private final ScenarioModel model;
  private final Runnable back;
  private final ComboBox<String> from = new ComboBox<>();
  private final RadioButton one = new RadioButton();
  private final RadioButton all = new RadioButton("All nations of that scenario");
  private final Map<SetupCopy.Part, CheckBox> parts = new EnumMap<>(SetupCopy.Part.class);
  private final Label wrong = new Label();
  private final Node node;
  private List<Scenario> others = List.of();

  CopySetupForm(Workbench bench, ScenarioModel model, Runnable back) {
    this.bench = bench;
    this.model = model;
    this.back = back;
    from.setId("copy-from");
    from.setAccessibleText("Scenario to copy from");
    ToggleGroup group = new ToggleGroup();
    one.setToggleGroup(group);
    one.setId("copy-one");
    all.setToggleGroup(group);
    all.setId("copy-all");
    FlowPane boxes = new FlowPane(16, 6);
    for (SetupCopy.Part part : SetupCopy.Part.values()) {
      CheckBox box = new CheckBox(part.title());
      box.setId("copy-" + part.name().toLowerCase(Locale.ROOT));
      parts.put(part, box);
      boxes.getChildren().add(box);
    }
    Button copy = new Button("Copy");
    copy.setId("copy-now");
    copy.getStyleClass().add("accent");
    copy.setOnAction(_ -> copy());
    Button cancel = new Button("Cancel");
    cancel.setId("copy-cancel");
    cancel.setOnAction(_ -> back.run());
    wrong.setId("copy-wrong");
    HBox whom = new HBox(16, from, one, all);
    whom.setAlignment(Pos.CENTER_LEFT);
    BorderPane box =
        ScenarioPage.form(
            new VBox(
                8,
                ScenarioPage.head("Copy set-ups from another scenario"),
                whom,
                boxes,
                ScenarioPage.quiet("What is taken replaces what stands there; the rest stays.")),
            wrong,
            copy,
            cancel);
    box.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            back.run();
            event.consume();
          }
        });
    node = box;
  }

  Node node() {
    return node;
  }

  void open() {
    Optional<Scenario> mine = model.scenario();
    others = model.scenarios().stream().filter(each -> !Optional.of(each).equals(mine)).toList();
    from.setItems(FXCollections.observableList(others.stream().map(Scenario::name).toList()));
    from.getSelectionModel().selectFirst();
    Optional<Nation> nation = model.nation();
    one.setText("Only " + nation.map(Nation::name).orElse("the chosen nation"));
    one.setDisable(nation.isEmpty());
    (nation.isPresent() ? one : all).setSelected(true);
    parts.values().forEach(each -> each.setSelected(true));
    wrong.setText(
        others.isEmpty() ? "There is no other scenario to copy from. Make or copy one first." : "");
    Platform.runLater(from::requestFocus);
  }

  private void copy() {
    int at = from.getSelectionModel().getSelectedIndex();
    Optional<Scenario> mine = model.scenario();
    if (at < 0 || mine.isEmpty()) {
      return;
    }
    Set<SetupCopy.Part> taken =
        parts.entrySet().stream()
            .filter(each -> each.getValue().isSelected())
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet());
    Scenario source = others.get(at);
    Optional<NationId> only = one.isSelected() ? model.nation().map(Nation::id) : Optional.empty();
    Scenario after = new SetupCopy(source, taken).into(mine.get(), only);
    if (taken.isEmpty()) {
      wrong.setText("Choose at least one thing to copy.");
    } else if (only.isPresent()
        && source.setups().stream().noneMatch(each -> each.nation().equals(only.get()))) {
      wrong.setText(
          String.format(
              Locale.ROOT,
              "%s is not set up in %s. Choose another scenario, or all nations.",
              model.name(only.get()),
              source.name()));
    } else if (after.equals(mine.get())) {
      wrong.setText("All of that is the same in both scenarios; there is nothing to copy.");
    } else if (bench.perform("Copy set-ups from " + source.name(), ScenarioEdits.add(after))) {
      back.run();
    }
  }
}
