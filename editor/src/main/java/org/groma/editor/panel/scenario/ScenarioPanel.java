package org.groma.editor.panel.scenario;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
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
import org.groma.exporters.picture.Colour;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.scenario.Scenario;

/** Sets a scenario up: nations and their pieces, and the tables of the game. */
public final class ScenarioPanel implements Panel {

  private final Workbench bench;
  private final ScenarioModel model;
  private final ComboBox<Scenario> scenarios = new ComboBox<>();
  private final HBox bar = new HBox(6);
  private final Label trouble = new Label();
  private final ToggleButton nations = new ToggleButton("Nations");
  private final ToggleButton moving = new ToggleButton("Move pieces", Icons.of("fth-move"));
  private final NationRoll roll;
  private final NationView view;
  private final SplitPane halves = new SplitPane();
  private final Map<Ledgers, WorksheetGrid> grids = new EnumMap<>(Ledgers.class);
  private final BorderPane content = new BorderPane();
  private Optional<Ledgers> ledger = Optional.empty();
  private Dressing dressed = Dressing.NONE;
  private boolean used;
  private boolean looking;
  private boolean filling;

  public ScenarioPanel(Workbench bench) {
    this.bench = bench;
    this.model = new ScenarioModel(bench.project().get());
    this.roll = new NationRoll(model, this::choose);
    this.view = new NationView(bench, model, new CounterPictures());
    layOut();
    bench
        .project()
        .addListener((_, _, now) -> {
          model.changed(now);
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
            model.choose(Optional.of(scenario.id()));
            model.judged(bench.verdict().get());
            choose(scenario);
            refresh();
          }
        });
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("scenario-bar");
    bar.getChildren().addAll(scenarios, new Separator(Orientation.VERTICAL));
    ToggleGroup group = new ToggleGroup();
    nations.setId("ledger-nations");
    part(nations, group, () -> open(Optional.empty()));
    for (Ledgers each : Ledgers.values()) {
      ToggleButton button = new ToggleButton(each.title());
      button.setId("ledger-" + each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      part(button, group, () -> open(Optional.of(each)));
    }
    nations.setSelected(true);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    trouble.setId("scenario-trouble");
    trouble.setMinWidth(Region.USE_PREF_SIZE);
    moving.setId("move-pieces");
    moving.setMinWidth(Region.USE_PREF_SIZE);
    moving.getStyleClass().addAll("small");
    moving.setTooltip(new Tooltip(ToolKind.PIECES.hint()));
    moving.setOnAction(
        _ -> bench.map().tool().set(moving.isSelected() ? ToolKind.PIECES : ToolKind.SELECT));
    bench.map().tool().addListener((_, _, kind) -> moving.setSelected(kind == ToolKind.PIECES));
    bar.getChildren().addAll(gap, trouble, moving);
    halves.getItems().addAll(roll, view);
    roll.getStyleClass().add("nation-roll");
    halves.setDividerPositions(0.18);
    SplitPane.setResizableWithParent(roll, false);
    content.setTop(bar);
    content.setCenter(halves);
    content.getStyleClass().add("scenario-panel");
    content
        .getStylesheets()
        .add(
            Objects.requireNonNull(ScenarioPanel.class.getResource("scenario.css"))
                .toExternalForm());
  }

  private void part(ToggleButton button, ToggleGroup group, Runnable open) {
    button.setToggleGroup(group);
    button.getStyleClass().addAll("flat", "small", "ledger-button");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> {
      button.setSelected(true); // one of them is always open
      open.run();
    });
    bar.getChildren().add(button);
  }

  private void open(Optional<Ledgers> other) {
    ledger = other;
    content.setCenter(
        other
            .<Node>map(each -> grids.computeIfAbsent(each, _ -> new WorksheetGrid(bench, each)))
            .orElse(halves));
    refresh();
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
    if (ledger.isPresent()) {
      model.scenario().ifPresent(scenario -> grids.get(ledger.get()).show(scenario.id()));
    } else {
      roll.show();
      view.show();
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
