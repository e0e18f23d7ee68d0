package org.groma.editor.panel.scenario;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.studio.EditTarget;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;
import org.groma.exporters.table.Reading;
import org.groma.model.edit.PutEntry;
import org.groma.model.edit.Together;
import org.groma.model.id.NationId;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;

/** Below the roll: nations come into the scenario, go, and change places in the order of set-up. */
final class RollFoot extends HBox {

  private final Workbench bench;
  private final ScenarioModel model;
  private final Consumer<NationId> chosen;
  private final ValueField adding = new ValueField();
  private final Button up = button("up", "fth-arrow-up", "Set up earlier", () -> move(-1));
  private final Button down = button("down", "fth-arrow-down", "Set up later", () -> move(1));
  private final Button remove =
      button("remove", "fth-user-minus", "Take out of the scenario", this::remove);

  RollFoot(
      Workbench bench,
      ScenarioModel model,
      ListView<ScenarioModel.Line> list,
      Consumer<NationId> chosen) {
    super(2);
    this.bench = bench;
    this.model = model;
    this.chosen = chosen;
    adding.setId("nation-add");
    adding.setPromptText("Add…");
    adding.setAccessibleText("Add a nation of the project, or type the name of a new one");
    adding.setTooltip(
        new Tooltip("A nation of the project is set up; a new name makes a new nation."));
    adding.onDone(this::add);
    HBox.setHgrow(adding, Priority.ALWAYS);
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("worksheet-bar");
    getChildren().addAll(adding, up, down, remove);
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    EditTarget.set(list, command -> command == EditTarget.Command.DELETE && remove());
  }

  private static Button button(String what, String icon, String says, Runnable run) {
    Button button = new Button(null, Icons.of(icon));
    button.setId("nation-" + what);
    button.getStyleClass().addAll("flat", "small");
    button.setAccessibleText(says);
    button.setTooltip(new Tooltip(says));
    button.setOnAction(_ -> run.run());
    return button;
  }

  void startAdding() {
    Platform.runLater(adding::requestFocus);
  }

  void show() {
    Project project = model.project();
    Labels labels = Labels.of(project);
    List<NationId> there = setUp();
    adding.setChoices(
        project.get(Kinds.NATIONS).stream()
            .sorted(Labels.byName())
            .filter(each -> !there.contains(each.id()))
            .map(each -> labels.of(Choices.NATIONS, each.id().slug()))
            .toList());
    int at = model.nation().map(each -> there.indexOf(each.id())).orElse(-1);
    up.setDisable(at <= 0);
    down.setDisable(at < 0 || at == there.size() - 1);
    remove.setDisable(at < 0);
  }

  private List<NationId> setUp() {
    return model.scenario().stream()
        .flatMap(scenario -> scenario.setups().stream())
        .map(Setup::nation)
        .toList();
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.DELETE) {
      remove();
      event.consume();
    } else if (event.isAltDown() && event.getCode() == KeyCode.UP) {
      move(-1);
      event.consume();
    } else if (event.isAltDown() && event.getCode() == KeyCode.DOWN) {
      move(1);
      event.consume();
    }
  }

  private void add() {
    String typed = adding.getText().strip();
    Optional<Scenario> scenario = model.scenario();
    if (typed.isEmpty() || scenario.isEmpty()) {
      return;
    }
    adding.setValue("");
    Project project = model.project();
    if (Labels.of(project).read(Choices.NATIONS, typed)
        instanceof Reading.Read<String>(String id)) {
      NationId nation = new NationId(id);
      if (setUp().contains(nation)) {
        chosen.accept(nation);
        return;
      }
      bench.perform(
          "Set up " + model.name(nation),
          ScenarioEdits.change(project, NationEdits.add(scenario.get(), nation)));
      chosen.accept(nation);
    } else {
      Nation fresh = NationEdits.fresh(project, typed);
      bench.perform(
          "Create and set up " + typed,
          new Together(
              List.of(
                  PutEntry.of(Kinds.NATIONS, fresh),
                  PutEntry.of(Kinds.SCENARIOS, NationEdits.add(scenario.get(), fresh.id())))));
      chosen.accept(fresh.id());
      bench.notices().done("The nation " + typed + " was created and set up.");
    }
  }

  private boolean remove() {
    Optional<Scenario> scenario = model.scenario();
    Optional<NationId> nation = model.nation().map(Nation::id).filter(setUp()::contains);
    if (scenario.isEmpty() || nation.isEmpty()) {
      return false;
    }
    String along = NationEdits.alongWith(scenario.get(), nation.get());
    String name = model.name(nation.get());
    bench.perform(
        String.format(Locale.ROOT, "Take %s out of %s", name, scenario.get().name()),
        ScenarioEdits.change(model.project(), NationEdits.remove(scenario.get(), nation.get())));
    bench
        .notices()
        .done(
            name
                + " is no longer part of this scenario"
                + (along.isEmpty() ? "." : "; " + along + " went with it."));
    return true;
  }

  private void move(int by) {
    model
        .scenario()
        .flatMap(scenario ->
            model.nation().flatMap(nation -> NationEdits.moveSetup(scenario, nation.id(), by)))
        .ifPresent(after ->
            bench.perform(
                "Change the order of set-ups", ScenarioEdits.change(model.project(), after)));
  }
}
