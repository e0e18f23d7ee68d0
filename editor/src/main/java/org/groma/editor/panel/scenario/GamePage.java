package org.groma.editor.panel.scenario;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.studio.Workbench;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Attributes;
import org.groma.model.value.Datum;
import org.groma.validator.finding.Subject;

/** The scenario itself: name, id, turns, and what else the rules want to know of it. */
final class GamePage implements ScenarioPage {

  private final Workbench bench;
  private final ScenarioModel model;
  private final ValueField name = new ValueField();
  private final ValueField aliases = new ValueField();
  private final ValueField first = new ValueField();
  private final ValueField last = new ValueField();
  private final Label id = new Label();
  private final Label wrong = new Label();
  private final Label more = ScenarioPage.head("What the rules want to know besides");
  private final DatumForm attributes = new DatumForm("attribute", this::take);
  private final Node node;

  GamePage(Workbench bench, ScenarioModel model) {
    this.bench = bench;
    this.model = model;
    GridPane form = new GridPane();
    form.getStyleClass().add("datum-grid");
    row(form, 0, "Name", "scenario-name", name, this::rename);
    Button changeId = new Button("Change…");
    changeId.setId("scenario-id-change");
    changeId.getStyleClass().addAll("small", "flat");
    changeId.setAccessibleText("Change the id of the scenario");
    changeId.setOnAction(_ -> changeId());
    id.setId("scenario-id");
    HBox known = new HBox(6, id, changeId);
    known.setAlignment(Pos.CENTER_LEFT);
    form.add(new Label("Id"), 0, 1);
    form.add(known, 1, 1);
    row(form, 2, "First turn", "scenario-first", first, typed -> turn("firstTurn", typed));
    row(form, 3, "Last turn", "scenario-last", last, typed -> turn("lastTurn", typed));
    row(form, 4, "Other names", "scenario-aliases", aliases, this::alias);
    aliases.setPromptText("none; separated by ;");
    wrong.setId("scenario-wrong");
    wrong.getStyleClass().add("field-wrong");
    wrong.setWrapText(true);
    wrong.setManaged(false);
    wrong.setVisible(false);
    form.setMinWidth(320);
    form.setPrefWidth(380);
    VBox facts = new VBox(6, ScenarioPage.head("Scenario"), form, wrong);
    VBox besides = new VBox(6, more, attributes);
    HBox.setHgrow(besides, Priority.ALWAYS);
    node = ScenarioPage.scrolling(new HBox(24, facts, besides));
  }

  private void row(
      GridPane form,
      int row,
      String title,
      String fieldId,
      ValueField field,
      Function<String, Optional<String>> take) {
    Label label = new Label(title);
    label.setLabelFor(field);
    label.setMinWidth(90);
    field.setId(fieldId);
    field.setAccessibleText(title + " of the scenario");
    field.onCommit(typed -> {
      Optional<String> problem = take.apply(typed.strip());
      say(problem);
      return problem.isEmpty();
    });
    field.onGiveUp(() -> say(Optional.empty()));
    GridPane.setHgrow(field, Priority.ALWAYS);
    form.add(label, 0, row);
    form.add(field, 1, row);
  }

  private void say(Optional<String> problem) {
    wrong.setText(problem.orElse(""));
    wrong.setVisible(problem.isPresent());
    wrong.setManaged(problem.isPresent());
  }

  @Override
  public Node node() {
    return node;
  }

  @Override
  public void show() {
    Scenario scenario = model.scenario().orElseThrow();
    fill(name, scenario.name());
    fill(first, Integer.toString(scenario.firstTurn()));
    fill(last, Integer.toString(scenario.lastTurn()));
    fill(aliases, String.join("; ", scenario.aliases()));
    id.setText(scenario.id().slug());
    var declared = Rulesets.scenarioFields(model.project()).attributes();
    boolean any = !declared.isEmpty() || !scenario.attributes().isEmpty();
    more.setVisible(any);
    attributes.show(
        new OpenType.Parts(declared),
        new Datum.Fields(scenario.attributes().byName()),
        new DatumWords(model.project(), scenario.players()));
  }

  private static void fill(ValueField field, String value) {
    if (!(field.isFocused() && field.isChanged())) { // nobody is interrupted in typing
      field.setValue(value);
    }
  }

  /** Puts the keyboard on the name, all of it marked. */
  void startNaming() {
    name.requestFocus();
    name.selectAll();
  }

  private void changeId() {
    model
        .scenario()
        .ifPresent(scenario -> bench.records().rename(Subject.of(Kinds.SCENARIOS, scenario)));
  }

  private Optional<String> rename(String typed) {
    if (typed.isEmpty()) {
      return Optional.of("A scenario needs a name.");
    }
    if (ScenarioEdits.isTaken(model.project(), typed)
        && !model.scenario().map(Scenario::name).equals(Optional.of(typed))) {
      return Optional.of("Another scenario is called '" + typed + "'. Choose another name.");
    }
    return perform("Rename scenario", "name", typed);
  }

  private Optional<String> alias(String typed) {
    List<String> names =
        Arrays.stream(typed.split(";"))
            .map(String::strip)
            .filter(each -> !each.isEmpty())
            .distinct()
            .toList();
    return perform("Change other names", "aliases", names);
  }

  private Optional<String> turn(String field, String typed) {
    try {
      return perform("Change turns", field, Integer.parseInt(typed.replace('−', '-')));
    } catch (NumberFormatException none) {
      return Optional.of("'" + typed + "' is no whole number.");
    }
  }

  private Optional<String> perform(String step, String field, Object value) {
    Scenario scenario = model.scenario().orElseThrow();
    try {
      bench.perform(
          step + " of " + scenario.name(),
          ScenarioEdits.change(model.project(), ScenarioEdits.with(scenario, field, value)));
      return Optional.empty();
    } catch (IllegalArgumentException refused) {
      String reason = refused.getMessage();
      return Optional.of(
          reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + ".");
    }
  }

  private void take(Datum said) {
    if (said instanceof Datum.Fields(Map<String, Datum> fields)) {
      perform("Change particulars", "attributes", new Attributes(fields));
    }
  }
}
