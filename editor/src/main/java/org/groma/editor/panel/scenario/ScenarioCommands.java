package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.groma.editor.studio.Action;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.model.edit.Edit;
import org.groma.model.id.ScenarioId;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.Subject;

/** What can be done with scenarios as a whole, in the menu bar and beside their list. */
final class ScenarioCommands {

  /** What the commands make the panel show. */
  interface Stage {

    void askForNew();

    void askForCopy();

    void choose(ScenarioId scenario);

    /** Shows the name, ready to be typed over. */
    void name();
  }

  private static final String MENU = "Scenario";

  private final Workbench bench;
  private final ScenarioModel model;
  private final Stage stage;
  private final BooleanProperty any = new SimpleBooleanProperty();
  private final BooleanProperty notFirst = new SimpleBooleanProperty();
  private final BooleanProperty notLast = new SimpleBooleanProperty();
  private final BooleanProperty several = new SimpleBooleanProperty();
  private final List<Action> all;

  ScenarioCommands(Workbench bench, ScenarioModel model, Stage stage) {
    this.bench = bench;
    this.model = model;
    this.stage = stage;
    all =
        List.of(
            action("New scenario…", "fth-plus", stage::askForNew),
            action("Duplicate scenario", "fth-copy", this::duplicate).when(any),
            action("Rename scenario", "fth-edit-2", stage::name).when(any),
            action("Delete scenario…", "fth-trash-2", this::delete).when(any),
            action("Move scenario up", "fth-arrow-up", () -> move(-1)).when(notFirst),
            action("Move scenario down", "fth-arrow-down", () -> move(1)).when(notLast),
            action("Copy set-ups from another scenario…", "fth-download", stage::askForCopy)
                .when(several));
    all.forEach(bench.actions()::add);
    refresh();
  }

  private Action action(String title, String icon, Runnable run) {
    return Action.of(
            MENU,
            title,
            () -> {
              bench.actions().titled("Show " + MENU).ifPresent(Action::fire);
              run.run();
            })
        .icon(icon);
  }

  /** The same commands, for a menu of the panel. */
  List<MenuItem> items() {
    List<MenuItem> items = new ArrayList<>();
    for (Action action : all) {
      MenuItem item = new MenuItem(action.title());
      action.icon().ifPresent(icon -> item.setGraphic(Icons.of(icon)));
      item.disableProperty().bind(Bindings.not(action.enabled()));
      item.setOnAction(_ -> action.fire());
      items.add(item);
    }
    items.add(4, new SeparatorMenuItem());
    items.add(7, new SeparatorMenuItem());
    return items;
  }

  /** Looks again at what can be done. */
  void refresh() {
    List<ScenarioId> ids = model.scenarios().stream().map(Scenario::id).toList();
    int at = model.scenario().map(Scenario::id).map(ids::indexOf).orElse(-1);
    any.set(at >= 0);
    notFirst.set(at > 0);
    notLast.set(at >= 0 && at < ids.size() - 1);
    several.set(at >= 0 && ids.size() > 1);
  }

  private void duplicate() {
    model
        .scenario()
        .ifPresent(scenario -> {
          Scenario copy = ScenarioEdits.duplicate(model.project(), scenario);
          if (bench.perform("Duplicate " + scenario.name(), ScenarioEdits.add(copy))) {
            stage.choose(copy.id());
            stage.name();
          }
        });
  }

  private void delete() {
    model
        .scenario()
        .ifPresent(
            scenario -> bench.records().delete(Set.of(Subject.of(Kinds.SCENARIOS, scenario))));
  }

  private void move(int by) {
    Optional<Scenario> scenario = model.scenario();
    Optional<Edit> edit =
        scenario.flatMap(each -> ScenarioEdits.move(model.project(), each.id(), by));
    edit.ifPresent(moved ->
        bench.perform(
            String.format(Locale.ROOT, "Move %s %s", scenario.get().name(), by < 0 ? "up" : "down"),
            moved));
  }
}
