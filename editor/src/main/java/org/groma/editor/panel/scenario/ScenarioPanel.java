package org.groma.editor.panel.scenario;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.MapLayer;
import org.groma.editor.pieces.Complaints;
import org.groma.editor.studio.Action;
import org.groma.editor.studio.CounterPictures;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Panel;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.ToolKind;
import org.groma.engine.kernel.open.ScenarioFields;
import org.groma.exporters.picture.Colour;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.ScenarioId;
import org.groma.model.scenario.Scenario;

/** Sets a scenario up: nations and their pieces, and the tables of the game. */
public final class ScenarioPanel implements Panel, ScenarioCommands.Stage {

  private static final String NATIONS = "nations";
  private static final String GAME = "game";

  private final Workbench bench;
  private final ScenarioModel model;
  private final ComboBox<Scenario> scenarios = new ComboBox<>();
  private final HBox bar = new HBox(6);
  private final Label trouble = new Label();
  private final ToggleButton moving = new ToggleButton("Move pieces", Icons.of("fth-move"));
  private final NationRoll roll;
  private final NationView view;
  private final SplitPane halves = new SplitPane();
  private final FlowPane tabs = new FlowPane(2, 2);
  private final ToggleGroup group = new ToggleGroup();
  private final Map<String, ToggleButton> buttons = new LinkedHashMap<>();
  private final Map<String, Supplier<ScenarioPage>> makers = new LinkedHashMap<>();
  private final Map<String, ScenarioPage> pages = new HashMap<>();
  private final BorderPane content = new BorderPane();
  private final ScenarioCommands commands;
  private final NewScenarioForm making;
  private final CopySetupForm copying;
  private final Node nothing;
  private String page = NATIONS;
  private Dressing dressed = Dressing.NONE;
  private boolean used;
  private boolean looking;
  private boolean filling;

  public ScenarioPanel(Workbench bench) {
    this.bench = bench;
    this.model = new ScenarioModel(bench.project().get());
    this.view = new NationView(bench, model, new CounterPictures());
    this.making = new NewScenarioForm(bench, this::made, () -> open(page));
    this.copying = new CopySetupForm(bench, model, () -> open(page));
    this.commands = new ScenarioCommands(bench, model, this);
    this.roll = new NationRoll(bench, model, this::choose);
    this.nothing = nothing();
    pages();
    layOut();
    bench
        .project()
        .addListener((_, _, now) -> {
          Optional<ScenarioId> before = model.scenario().map(Scenario::id);
          model.changed(now);
          model
              .scenario()
              .filter(scenario -> !before.equals(Optional.of(scenario.id())))
              .ifPresent(this::choose);
          refresh();
        });
    bench
        .verdict()
        .addListener((_, _, _) -> {
          model.judged(bench.verdict().get());
          refresh();
        });
    bench
        .selection()
        .subjects()
        .addListener((_, _, _) -> {
          if (looking) {
            view.showPlace();
          }
        });
    bench
        .actions()
        .add(Action.of("", "Show pieces of the scenario", () -> show(MapLayer.UNITS, true)));
  }

  private void layOut() {
    scenarios.setId("scenarios");
    scenarios.setAccessibleText("Scenario");
    scenarios.setPromptText("No scenario");
    scenarios.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Scenario scenario) {
            return scenario == null ? "" : scenario.name();
          }

          @Override
          public Scenario fromString(String text) {
            return null; // nobody types here
          }
        });
    scenarios
        .valueProperty()
        .addListener((_, _, scenario) -> {
          if (!filling && scenario != null) {
            choose(scenario.id());
          }
        });
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("scenario-bar");
    scenarios.setMaxWidth(220);
    scenarios.setMinWidth(120);
    MenuButton more = new MenuButton(null, Icons.of("fth-more-vertical"));
    more.setId("scenario-menu");
    more.getStyleClass().addAll("flat", "small", "no-arrow");
    more.setAccessibleText("New, duplicate, rename, delete, order of scenarios");
    more.setTooltip(new Tooltip("New, duplicate, rename, delete, order of scenarios"));
    more.getItems().addAll(commands.items());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    tabs.getStyleClass().add("scenario-tabs");
    bar.getChildren().addAll(scenarios, more, gap);
    buttons.get(NATIONS).setSelected(true);
    trouble.setId("scenario-trouble");
    trouble.setMinWidth(Region.USE_PREF_SIZE);
    moving.setId("move-pieces");
    moving.setMinWidth(Region.USE_PREF_SIZE);
    moving.getStyleClass().addAll("small");
    moving.setTooltip(new Tooltip(ToolKind.PIECES.hint()));
    moving.setOnAction(
        _ -> bench.map().tool().set(moving.isSelected() ? ToolKind.PIECES : ToolKind.SELECT));
    bench.map().tool().addListener((_, _, kind) -> moving.setSelected(kind == ToolKind.PIECES));
    bar.getChildren().addAll(trouble, moving);
    halves.getItems().addAll(roll, view);
    roll.getStyleClass().add("nation-roll");
    halves.setDividerPositions(0.18);
    SplitPane.setResizableWithParent(roll, false);
    content.setTop(new VBox(bar, tabs));
    open(NATIONS);
    content.getStyleClass().add("scenario-panel");
    content
        .getStylesheets()
        .add(
            Objects.requireNonNull(ScenarioPanel.class.getResource("scenario.css"))
                .toExternalForm());
  }

  private void pages() {
    page(NATIONS, "Nations", this::nations);
    page(GAME, "Game", () -> new GamePage(bench, model));
    page("players", "Players", () -> new SeatsPage(bench, model));
    page("options", "Options", () -> new OptionsPage(bench, model));
    page(
        "special",
        "Special rules",
        () ->
            new RulesPage(
                bench,
                model,
                "special",
                "special rule",
                ScenarioFields::special,
                Scenario::special));
    page(
        "victory",
        "Victory",
        () ->
            new RulesPage(
                bench,
                model,
                "victory",
                "condition of victory",
                ScenarioFields::victory,
                Scenario::victory));
    for (Ledgers each : Ledgers.values()) {
      page(
          each.name().toLowerCase(Locale.ROOT).replace('_', '-'),
          each.title(),
          () -> new WorksheetGrid(bench, each, model));
    }
  }

  private void page(String name, String title, Supplier<ScenarioPage> maker) {
    makers.put(name, maker);
    ToggleButton button = new ToggleButton(title);
    button.setId("ledger-" + name);
    button.setToggleGroup(group);
    button.getStyleClass().addAll("flat", "small", "ledger-button");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> open(name));
    buttons.put(name, button);
    tabs.getChildren().add(button);
  }

  private ScenarioPage nations() {
    return new ScenarioPage() {
      @Override
      public Node node() {
        return halves;
      }

      @Override
      public void show() {
        roll.show();
        view.show();
      }
    };
  }

  private Node nothing() {
    Button make = new Button("New scenario…", Icons.of("fth-plus"));
    make.setId("first-scenario");
    make.getStyleClass().add("accent");
    make.setOnAction(_ -> askForNew());
    VBox box =
        new VBox(
            10,
            new Label("This project has no scenario yet."),
            ScenarioPage.quiet(
                "A scenario says who plays, what stands where at the start, and who wins."),
            make);
    box.setAlignment(Pos.CENTER);
    return box;
  }

  private void open(String name) {
    page = name;
    buttons.get(name).setSelected(true); // one of them is always open
    content.setCenter(
        model.scenario().isEmpty()
            ? nothing
            : pages.computeIfAbsent(name, each -> makers.get(each).get()).node());
    refresh();
  }

  // ---- commands

  @Override
  public void askForNew() {
    content.setCenter(making.node());
    making.open();
  }

  @Override
  public void askForCopy() {
    content.setCenter(copying.node());
    copying.open();
  }

  private void made(ScenarioId scenario) {
    choose(scenario);
    open(NATIONS);
    roll.startAdding();
  }

  @Override
  public void choose(ScenarioId scenario) {
    model.choose(Optional.of(scenario));
    model.judged(bench.verdict().get());
    model.scenario().ifPresent(this::choose);
    refresh();
  }

  @Override
  public void name() {
    open(GAME);
    content.applyCss(); // a page that was opened just now cannot have the keyboard before
    if (pages.get(GAME) instanceof GamePage game) {
      game.startNaming();
    }
  }

  private void choose(Scenario scenario) {
    var choices = bench.map().choices();
    choices.set(choices.get().withScenario(Optional.of(scenario.id().slug())));
  }

  private void choose(NationId nation) {
    model.choose(nation);
    view.show();
  }

  // ---- showing

  /** Nothing is worked out before somebody looks. */
  @Override
  public void shown(boolean inFront) {
    looking = inFront;
    if (!inFront) {
      return;
    }
    if (!used) {
      used = true;
      model.scenario().ifPresent(this::choose);
      model.judged(bench.verdict().get());
      show(MapLayer.UNITS, true);
    }
    dressed = Dressing.NONE; // another panel may have put its own there meanwhile
    refresh();
  }

  private void show(MapLayer layer, boolean shown) {
    var layers = bench.map().layers();
    layers.set(layers.get().with(layer, layers.get().of(layer).shown(shown)));
  }

  private void refresh() {
    if (!used) {
      return;
    }
    if (looking) {
      showAll();
    }
    dress();
  }

  private void showAll() {
    filling = true;
    List<Scenario> all = model.scenarios();
    if (!scenarios.getItems().equals(all)) {
      scenarios.getItems().setAll(all);
    }
    scenarios.setValue(model.scenario().orElse(null));
    filling = false;
    showTrouble();
    commands.refresh();
    boolean none = model.scenario().isEmpty();
    tabs.setDisable(none);
    boolean empty = nothing.equals(content.getCenter());
    if (none != empty && !making.node().equals(content.getCenter())) {
      open(page); // the first scenario came, or the last one went
    } else if (!none && pages.containsKey(page)) {
      pages.get(page).show();
    }
  }

  /** How many errors and warnings there are; notes only where there is nothing worse. */
  private void showTrouble() {
    List<Complaints.Complaint> all = model.complaints().all();
    int serious = (int) all.stream().filter(Complaints.Complaint::isSerious).count();
    int count = serious > 0 ? serious : all.size();
    String word = serious > 0 ? "problem" : "note";
    trouble.setText(count == 0 ? "" : count + " " + word + (count == 1 ? "" : "s"));
    trouble.setGraphic(
        count == 0 ? null : Icons.of(serious > 0 ? "fth-alert-triangle" : "fth-info"));
    trouble.getStyleClass().removeAll("trouble", "text-muted");
    trouble.getStyleClass().add(serious > 0 ? "trouble" : "text-muted");
  }

  /** Puts the pieces on the map if they are not as they were; painting takes a while. */
  private void dress() {
    model
        .scenario()
        .ifPresent(scenario -> {
          Map<Place, List<Dressing.Counter>> stacks =
              model.counters().on(scenario, model.complaints());
          Map<Place, Colour> owners = model.counters().owners(scenario);
          if (!stacks.equals(dressed.counters()) || !owners.equals(dressed.owners())) {
            dressed = Dressing.NONE.withCounters(stacks).withOwners(owners);
            bench.map().dress(other -> other.withCounters(stacks).withOwners(owners));
          }
        });
  }

  @Override
  public String title() {
    return "Scenario";
  }

  @Override
  public String icon() {
    return "fth-flag";
  }

  @Override
  public Node content() {
    return content;
  }
}
