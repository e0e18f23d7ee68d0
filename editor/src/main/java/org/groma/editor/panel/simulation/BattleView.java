package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.groma.editor.studio.Icons;
import org.groma.engine.kernel.BattlePlan.Part;
import org.groma.engine.kernel.BattleReckoner;
import org.groma.engine.kernel.Named;

/** Where two stacks are put together, with the odds of their battle beside them. */
final class BattleView extends HBox {

  private static final int MOST_OF_A_TYPE = 20;

  private final Consumer<BattleDraft> changed;
  private final ForecastView forecast = new ForecastView();
  private final Label attacker = new Label();
  private final Label defender = new Label();
  private final List<Spinner<Integer>> counts = new ArrayList<>();
  private BattleDraft draft = new BattleDraft();

  /** A view that tells of every change. */
  BattleView(Consumer<BattleDraft> changed) {
    this.changed = changed;
    setId("battle");
    getStyleClass().add("battle");
  }

  ForecastView forecast() {
    return forecast;
  }

  /** Says why no battle can be worked out here. */
  void say(String sentence) {
    getChildren().setAll(forecast);
    HBox.setHgrow(forecast, Priority.ALWAYS);
    forecast.say(sentence);
  }

  /** Offers the units and circumstances of a game. */
  void offer(BattleReckoner reckoner) {
    draft = new BattleDraft();
    counts.clear();
    GridPane choices = new GridPane();
    choices.getStyleClass().add("battle-choices");
    choices.add(battle(reckoner), 0, 0);
    choices.add(sides(reckoner), 1, 0);
    ScrollPane scroll = new ScrollPane(choices);
    scroll.setFitToHeight(true);
    scroll.setMinWidth(150);
    scroll.setPrefWidth(660);
    getChildren().setAll(units(reckoner), scroll, forecast);
    HBox.setHgrow(forecast, Priority.ALWAYS);
    forecast.setMinWidth(200);
    forecast.setPrefWidth(330);
    summarise(reckoner);
    changed.accept(draft);
  }

  private VBox units(BattleReckoner reckoner) {
    GridPane grid = new GridPane();
    grid.setHgap(6);
    grid.setVgap(2);
    TextField filter = new TextField();
    filter.setId("battle-filter");
    filter.setPromptText("Find a unit type");
    filter.setAccessibleText("Find a unit type");
    filter.getStyleClass().add("small");
    Button clear = new Button("Clear", Icons.of("fth-trash-2"));
    clear.setId("battle-clear");
    clear.getStyleClass().addAll("small", "flat");
    clear.setMinWidth(Region.USE_PREF_SIZE);
    clear.setOnAction(_ -> {
      draft.clear();
      counts.forEach(each -> each.getValueFactory().setValue(0));
      summarise(reckoner);
      changed.accept(draft);
    });
    HBox.setHgrow(filter, Priority.ALWAYS);
    fill(grid, reckoner, "");
    filter.textProperty().addListener((_, _, text) -> fill(grid, reckoner, text));
    ScrollPane scroll = new ScrollPane(grid);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    for (Label side : List.of(attacker, defender)) {
      side.setWrapText(true);
      side.setMinHeight(Region.USE_PREF_SIZE);
      side.getStyleClass().add("text-muted");
    }
    VBox units = new VBox(4, new HBox(6, filter, clear), scroll, attacker, defender);
    units.getStyleClass().add("battle-units");
    return units;
  }

  /** The unit types whose names contain a text, with a count for each side. */
  private void fill(GridPane grid, BattleReckoner reckoner, String text) {
    grid.getChildren().clear();
    counts.clear();
    Label name = new Label("Unit type");
    GridPane.setHgrow(name, Priority.ALWAYS);
    grid.addRow(0, name, new Label("Attacker"), new Label("Defender"));
    int row = 1;
    for (Named unit : reckoner.units()) {
      if (unit.name().toLowerCase(Locale.ROOT).contains(text.strip().toLowerCase(Locale.ROOT))) {
        Label type = new Label(unit.name());
        type.setMaxWidth(Double.MAX_VALUE);
        GridPane.setHgrow(type, Priority.ALWAYS);
        grid.addRow(
            row++,
            type,
            counter(Part.ATTACKER, unit, reckoner),
            counter(Part.DEFENDER, unit, reckoner));
      }
    }
  }

  private Node counter(Part part, Named unit, BattleReckoner reckoner) {
    Spinner<Integer> spinner = new Spinner<>(0, MOST_OF_A_TYPE, draft.count(part, unit.id()));
    String side = part.name().toLowerCase(Locale.ROOT);
    spinner.setId(side + "-count-" + unit.id());
    spinner.setAccessibleText(unit.name() + " of the " + side);
    spinner.getStyleClass().add("small");
    spinner.setEditable(true);
    spinner.setPrefWidth(70);
    spinner.setMinWidth(70);
    spinner
        .valueProperty()
        .addListener((_, _, number) -> {
          if (number == null) {
            return; // while it is typed
          }
          draft.count(part, unit.id(), number);
          summarise(reckoner);
          changed.accept(draft);
        });
    counts.add(spinner);
    return spinner;
  }

  private void summarise(BattleReckoner reckoner) {
    attacker.setText("Attacker: " + draft.summary(Part.ATTACKER, reckoner));
    defender.setText("Defender: " + draft.summary(Part.DEFENDER, reckoner));
  }

  private GridPane battle(BattleReckoner reckoner) {
    GridPane grid = table("Battle");
    int row = 1;
    for (BattleReckoner.Choice choice : reckoner.circumstances()) {
      grid.addRow(row++, label(choice.subject()), box("battle", choice, draft::decide));
    }
    return grid;
  }

  /** What is to be decided for both sides stands in one row. */
  private GridPane sides(BattleReckoner reckoner) {
    GridPane grid = table("", "Attacker", "Defender");
    Map<String, Integer> rows = new HashMap<>();
    for (Part part : Part.values()) {
      for (BattleReckoner.Choice choice : reckoner.circumstances(part)) {
        Integer known = rows.get(choice.subject().id());
        int row = known == null ? rows.size() + 1 : known;
        if (known == null) {
          rows.put(choice.subject().id(), row);
          grid.add(label(choice.subject()), 0, row);
        }
        grid.add(
            box(
                part.name().toLowerCase(Locale.ROOT),
                choice,
                (subject, option) -> draft.decide(part, subject, option)),
            part == Part.ATTACKER ? 1 : 2,
            row);
      }
    }
    return grid;
  }

  private static GridPane table(String... headings) {
    GridPane grid = new GridPane();
    grid.setHgap(6);
    grid.setVgap(2);
    for (int i = 0; i < headings.length; i++) {
      Label heading = new Label(headings[i]);
      heading.getStyleClass().add("text-bold");
      grid.add(heading, i, 0);
    }
    return grid;
  }

  private static Label label(Named subject) {
    Label label = new Label(subject.name());
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private ChoiceBox<Named> box(
      String whose, BattleReckoner.Choice choice, BiConsumer<String, String> decide) {
    ChoiceBox<Named> box = new ChoiceBox<>();
    box.setId(whose + "-" + choice.subject().id());
    box.setAccessibleText(choice.subject().name() + " of the " + whose);
    box.getStyleClass().add("small");
    box.setPrefWidth(122);
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Named option) {
            return option == null ? "" : option.name();
          }

          @Override
          public Named fromString(String text) {
            throw new UnsupportedOperationException("nobody types here");
          }
        });
    box.getItems().setAll(choice.options());
    box.setValue(choice.options().getFirst());
    box.valueProperty()
        .addListener((_, _, option) -> {
          decide.accept(choice.subject().id(), option.id());
          changed.accept(draft);
        });
    return box;
  }
}
