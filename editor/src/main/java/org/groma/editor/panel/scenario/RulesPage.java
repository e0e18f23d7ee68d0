package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.studio.EditTarget;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.open.OpenField;
import org.groma.engine.kernel.open.OpenType;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.model.scenario.Scenario;
import org.groma.model.value.Datum;

/** Rules that a scenario lists, special rules or conditions of victory: a list, and a form each. */
final class RulesPage implements ScenarioPage {

  /** A rule in the list. */
  private record Line(String label, String says, boolean known) {}

  private final Workbench bench;
  private final ScenarioModel model;
  private final String field;
  private final String one;
  private final Function<ScenarioFields, List<OpenField>> declared;
  private final Function<Scenario, List<Datum>> listed;
  private final ListView<Line> list = new ListView<>();
  private final ValueField adding = new ValueField();
  private final Label title = new Label();
  private final Label section = ScenarioPage.quiet("");
  private final Label about = ScenarioPage.quiet("");
  private final DatumForm form;
  private final Button addNow = new Button("Add this rule", Icons.of("fth-check"));
  private final Button giveUp = new Button("Cancel");
  private final HBox finishing = new HBox(8);
  private final SplitPane halves = new SplitPane();
  private Optional<OpenField> draft = Optional.empty();
  private Datum drafted = new Datum.Fields(Map.of());
  private boolean filling;

  /**
   * @param field of the scenario
   * @param one what one of them is called
   */
  RulesPage(
      Workbench bench,
      ScenarioModel model,
      String field,
      String one,
      Function<ScenarioFields, List<OpenField>> declared,
      Function<Scenario, List<Datum>> listed) {
    this.bench = bench;
    this.model = model;
    this.field = field;
    this.one = one;
    this.declared = declared;
    this.listed = listed;
    this.form = new DatumForm(field, this::take);
    layOut();
  }

  private void layOut() {
    list.setId(field + "-list");
    list.setAccessibleText("Each " + one + " of the scenario");
    list.getStyleClass().add("dense");
    list.setPlaceholder(new Label("There is no " + one + " in this scenario."));
    list.setCellFactory(_ -> new LineCell());
    list.getSelectionModel()
        .selectedIndexProperty()
        .addListener((_, _, _) -> {
          if (!filling) {
            draft = Optional.empty();
            showForm();
          }
        });
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    EditTarget.set(list, command -> command == EditTarget.Command.DELETE && remove());
    adding.setId(field + "-add");
    adding.setPromptText("Add a " + one + "…");
    adding.setAccessibleText("Add a " + one);
    adding.onDone(this::begin);
    HBox.setHgrow(adding, Priority.ALWAYS);
    HBox foot =
        new HBox(
            4,
            adding,
            button("up", "fth-arrow-up", "Move up", () -> move(-1)),
            button("down", "fth-arrow-down", "Move down", () -> move(1)),
            button("remove", "fth-trash-2", "Take out", this::remove));
    foot.getStyleClass().add("worksheet-bar");
    foot.setAlignment(Pos.CENTER_LEFT);
    BorderPane left = new BorderPane(list, null, null, foot, null);
    left.setMinWidth(260);
    title.getStyleClass().add("title-4");
    title.setId(field + "-title");
    addNow.setId(field + "-add-now");
    addNow.getStyleClass().addAll("accent", "small");
    addNow.setOnAction(_ -> finish());
    giveUp.setId(field + "-give-up");
    giveUp.getStyleClass().add("small");
    giveUp.setOnAction(_ -> {
      draft = Optional.empty();
      showForm();
    });
    finishing.getChildren().addAll(addNow, giveUp);
    finishing.getStyleClass().add("worksheet-bar");
    HBox head = new HBox(8, title, section);
    head.setAlignment(Pos.BASELINE_LEFT);
    halves
        .getItems()
        .addAll(
            left,
            new BorderPane(
                ScenarioPage.scrolling(new VBox(8, head, about, form)),
                null,
                null,
                finishing,
                null));
    halves.setDividerPositions(0.4);
  }

  private Button button(String what, String icon, String says, Runnable run) {
    Button button = new Button(null, Icons.of(icon));
    button.setId(field + "-" + what);
    button.getStyleClass().addAll("flat", "small");
    button.setAccessibleText(says);
    button.setTooltip(new Tooltip(says));
    button.disableProperty().bind(list.getSelectionModel().selectedItemProperty().isNull());
    button.setOnAction(_ -> run.run());
    return button;
  }

  @Override
  public Node node() {
    return halves;
  }

  // ---- showing

  private List<OpenField> declared() {
    return declared.apply(Rulesets.scenarioFields(model.project()));
  }

  private List<Datum> rules() {
    return model.scenario().map(listed).orElse(List.of());
  }

  private DatumWords words() {
    return new DatumWords(
        model.project(), model.scenario().map(Scenario::players).orElse(List.of()));
  }

  @Override
  public void show() {
    DatumWords words = words();
    List<Line> lines = rules().stream().map(rule -> line(rule, words)).toList();
    int at = list.getSelectionModel().getSelectedIndex();
    filling = true;
    if (!list.getItems().equals(lines)) {
      list.getItems().setAll(lines);
      list.getSelectionModel().clearAndSelect(Math.max(0, Math.min(at, lines.size() - 1)));
    }
    filling = false;
    List<String> choices = declared().stream().map(RulesPage::choice).toList();
    adding.setChoices(choices);
    adding.setDisable(choices.isEmpty());
    adding.setPromptText(
        choices.isEmpty() ? "The rules of this project know none" : "Add a " + one + "…");
    showForm();
  }

  private static String choice(OpenField field) {
    return field.section().isEmpty() ? field.label() : field.label() + " (" + field.section() + ")";
  }

  private Line line(Datum rule, DatumWords words) {
    Optional<OpenField> meant = meant(rule);
    return word(rule)
        .map(name ->
            new Line(
                meant.map(OpenField::label).orElse(name),
                words.summary(
                    meant.map(OpenField::type).orElse(OpenType.like(said(rule))), said(rule)),
                meant.isPresent()))
        .orElseGet(() -> new Line(words.summary(OpenType.like(rule), rule), "", false));
  }

  /** The word of a rule; none where it is no single word with what it says. */
  private static Optional<String> word(Datum rule) {
    return rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1
        ? Optional.of(fields.keySet().iterator().next())
        : Optional.empty();
  }

  private static Datum said(Datum rule) {
    return rule instanceof Datum.Fields(Map<String, Datum> fields) && fields.size() == 1
        ? fields.values().iterator().next()
        : rule;
  }

  private Optional<OpenField> meant(Datum rule) {
    return word(rule).flatMap(name -> OpenField.find(declared(), name));
  }

  private Optional<Datum> chosen() {
    int at = list.getSelectionModel().getSelectedIndex();
    return at >= 0 && at < rules().size() ? Optional.of(rules().get(at)) : Optional.empty();
  }

  private void showForm() {
    Optional<Datum> rule = draft.isPresent() ? Optional.of(drafted) : chosen();
    Optional<OpenField> meant = draft.or(() -> chosen().flatMap(this::meant));
    Datum said = draft.isPresent() ? drafted : rule.map(RulesPage::said).orElse(drafted);
    form.setVisible(rule.isPresent());
    title.setText(
        meant
            .map(OpenField::label)
            .or(() -> rule.map(each -> word(each).orElse("A rule of no known form")))
            .orElse(""));
    section.setText(meant.map(OpenField::section).orElse(""));
    about.setText(
        rule.isEmpty()
            ? ""
            : meant
                .map(OpenField::about)
                .orElse("Not known to the rules of this project. It can be changed or taken out."));
    finishing.setVisible(draft.isPresent());
    finishing.setManaged(draft.isPresent());
    if (rule.isPresent()) {
      form.show(meant.map(OpenField::type).orElse(OpenType.like(said)), said, words());
    }
  }

  // ---- changing

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

  private void begin() {
    Optional<OpenField> wanted =
        declared().stream().filter(each -> choice(each).equals(adding.getText())).findFirst();
    adding.setValue("");
    if (wanted.isEmpty()) {
      return;
    }
    draft = wanted;
    drafted = new Datum.Fields(Map.of());
    form.say("");
    showForm();
    Node at = form.lookup(".value-field");
    if (at != null) {
      at.requestFocus();
    }
  }

  private void finish() {
    Optional<String> lack = form.lacks();
    if (lack.isPresent()) {
      form.say(lack.get());
      return;
    }
    List<Datum> more = new ArrayList<>(rules());
    more.add(new Datum.Fields(Map.of(draft.orElseThrow().name(), drafted)));
    String name = draft.get().label();
    draft = Optional.empty();
    filling = true;
    list.getSelectionModel().clearSelection();
    filling = false;
    perform("Add " + one + " '" + name + "'", more);
    list.getSelectionModel().selectLast();
    list.requestFocus();
  }

  private void take(Datum said) {
    if (draft.isPresent()) {
      drafted = said;
      return;
    }
    int at = list.getSelectionModel().getSelectedIndex();
    List<Datum> changed = new ArrayList<>(rules());
    Datum rule = changed.get(at);
    changed.set(
        at, word(rule).<Datum>map(name -> new Datum.Fields(Map.of(name, said))).orElse(said));
    perform("Change " + one, changed);
  }

  private boolean remove() {
    int at = list.getSelectionModel().getSelectedIndex();
    if (at < 0) {
      return false;
    }
    List<Datum> less = new ArrayList<>(rules());
    less.remove(at);
    perform("Take out " + one, less);
    return true;
  }

  private void move(int by) {
    int from = list.getSelectionModel().getSelectedIndex();
    int to = from + by;
    List<Datum> moved = new ArrayList<>(rules());
    if (from >= 0 && to >= 0 && to < moved.size()) {
      Collections.swap(moved, from, to);
      perform("Move " + one, moved);
      list.getSelectionModel().clearAndSelect(to);
    }
  }

  private void perform(String step, List<Datum> rules) {
    model
        .scenario()
        .ifPresent(scenario ->
            bench.perform(
                step,
                ScenarioEdits.change(model.project(), ScenarioEdits.with(scenario, field, rules))));
  }

  /** One rule. */
  private static final class LineCell extends ListCell<Line> {

    LineCell() {
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(Line line, boolean empty) {
      super.updateItem(line, empty);
      setText(null);
      setGraphic(null);
      if (!empty && line != null) {
        Label label = new Label(line.label());
        label.setMinWidth(USE_PREF_SIZE);
        label.getStyleClass().add(line.known() ? "rule-known" : "datum-stranger");
        Label says = new Label(line.says());
        says.getStyleClass().addAll("text-muted", "text-small");
        HBox row = new HBox(8, label, says);
        row.setAlignment(Pos.CENTER_LEFT);
        setGraphic(row);
        setAccessibleText(line.label() + " " + line.says());
      }
    }
  }
}
