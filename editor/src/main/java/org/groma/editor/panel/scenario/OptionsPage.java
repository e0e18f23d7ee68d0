package org.groma.editor.panel.scenario;

import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.Workbench;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;

/** The options of the rules: what the ruleset declares, and what else the scenario says. */
final class OptionsPage implements ScenarioPage {

  private final Workbench bench;
  private final ScenarioModel model;
  private final Label none = ScenarioPage.quiet("The rules of this project have no options.");
  private final DatumForm form = new DatumForm("option", this::take);
  private final Node node =
      ScenarioPage.scrolling(new VBox(6, ScenarioPage.head("Options of the rules"), none, form));

  OptionsPage(Workbench bench, ScenarioModel model) {
    this.bench = bench;
    this.model = model;
  }

  @Override
  public Node node() {
    return node;
  }

  @Override
  public void show() {
    Scenario scenario = model.scenario().orElseThrow();
    var declared = Rulesets.scenarioFields(model.project()).options();
    boolean empty = declared.isEmpty() && scenario.options().isEmpty();
    none.setVisible(empty);
    none.setManaged(empty);
    form.show(
        new OpenType.Parts(declared),
        new Datum.Fields(scenario.options().byName()),
        new DatumWords(model.project(), scenario.players()));
  }

  private void take(Datum options) {
    if (options instanceof Datum.Fields(Map<String, Datum> fields)) {
      model
          .scenario()
          .ifPresent(scenario ->
              bench.perform(
                  "Change options of " + scenario.name(),
                  ScenarioEdits.change(
                      model.project(),
                      ScenarioEdits.with(scenario, "options", new Attributes(fields)))));
    }
  }
}
