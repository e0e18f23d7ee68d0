package org.groma.editor.panel.scenario;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.Workbench;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** Asks for what a scenario cannot be without, and makes it. Enter makes it, Escape goes back. */
final class NewScenarioForm {

  private static final int MOST_PLAYERS = 20;

  private final Workbench bench;
  private final Consumer<ScenarioId> made;
  private final Runnable back;
  private final TextField name = new TextField();
  private final TextField first = new TextField();
  private final TextField last = new TextField();
  private final TextField players = new TextField();
  private final Label wrong = new Label();
  private final Node node;

  /**
   * @param made hears of the new scenario
   * @param back goes back to what was shown before
   */
  NewScenarioForm(Workbench bench, Consumer<ScenarioId> made, Runnable back) {
    this.bench = bench;
    this.made = made;
    this.back = back;
    HBox naming = new HBox(8);
    add(naming, "Name", "new-scenario-name", name, 24);
    HBox numbers = new HBox(8);
    add(numbers, "First turn", "new-scenario-first", first, 3);
    add(numbers, "Last turn", "new-scenario-last", last, 3);
    add(numbers, "Players", "new-scenario-players", players, 3);
    Button create = new Button("Create scenario");
    create.setId("new-scenario-create");
    create.getStyleClass().addAll("accent");
    create.setOnAction(_ -> create());
    Button cancel = new Button("Cancel");
    cancel.setId("new-scenario-cancel");
    cancel.setOnAction(_ -> back.run());
    wrong.setId("new-scenario-wrong");
    BorderPane all =
        ScenarioPage.form(
            new VBox(8, ScenarioPage.head("New scenario"), naming, numbers), wrong, create, cancel);
    all.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    node = all;
  }

  private static void add(HBox row, String title, String id, TextField field, int columns) {
    Label label = new Label(title);
    label.setLabelFor(field);
    label.setMinWidth(Region.USE_PREF_SIZE);
    field.setId(id);
    field.setAccessibleText(title + " of the new scenario");
    field.setPrefColumnCount(columns);
    row.setAlignment(Pos.CENTER_LEFT);
    row.getChildren().addAll(label, field);
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && event.getTarget() instanceof TextField) {
      create();
      event.consume();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      back.run();
      event.consume();
    }
  }

  Node node() {
    return node;
  }

  /** Begins anew with what is usual. */
  void open() {
    Project project = bench.project().get();
    name.setText(ScenarioEdits.freeName(project, "New scenario"));
    first.setText(Integer.toString(ScenarioEdits.usualFirstTurn(project)));
    last.setText(Integer.toString(ScenarioEdits.usualLastTurn(project)));
    players.setText(Integer.toString(ScenarioEdits.usualPlayers(project)));
    wrong.setText("");
    Platform.runLater(() -> {
      name.requestFocus();
      name.selectAll();
    });
  }

  private void create() {
    Project project = bench.project().get();
    String called = name.getText().strip();
    Optional<Integer> from = number(first);
    Optional<Integer> to = number(last);
    Optional<Integer> seats = number(players).filter(each -> each >= 0 && each <= MOST_PLAYERS);
    if (called.isEmpty()) {
      complain(name, "A scenario needs a name.");
    } else if (ScenarioEdits.isTaken(project, called)) {
      complain(name, "Another scenario is called '" + called + "'. Choose another name.");
    } else if (from.isEmpty()) {
      complain(first, "The first turn is a whole number, usually 1.");
    } else if (to.isEmpty()) {
      complain(last, "The last turn is a whole number.");
    } else if (to.get() < from.get()) {
      complain(last, "The last turn cannot come before the first.");
    } else if (seats.isEmpty()) {
      complain(players, "The number of players is a whole number up to " + MOST_PLAYERS + ".");
    } else {
      Scenario scenario = ScenarioEdits.fresh(project, called, from.get(), to.get(), seats.get());
      if (bench.perform("New scenario " + called, ScenarioEdits.add(scenario))) {
        made.accept(scenario.id());
      }
    }
  }

  private void complain(TextField field, String sentence) {
    wrong.setText(sentence);
    field.requestFocus();
    field.selectAll();
  }

  private static Optional<Integer> number(TextField field) {
    try {
      return Optional.of(Integer.parseInt(field.getText().strip().replace('−', '-')));
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }
}
