package org.groma.editor.panel.simulation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.groma.editor.studio.Background;
import org.groma.editor.studio.Icons;
import org.groma.engine.kernel.SeatVariants;
import org.groma.engine.kernel.Skill;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;

/** Where somebody says which games to play, starts them and calls them off. */
final class RunForm extends ScrollPane {

  private final ChoiceBox<Scenario> scenario = new ChoiceBox<>();
  private final TextField games = new TextField("100");
  private final TextField seed = new TextField("1");
  private final GridPane players = new GridPane();
  private final Map<String, ChoiceBox<Skill>> skills = new HashMap<>();
  private final Button run = new Button("Run", Icons.of("fth-play"));
  private final Button cancel = new Button("Cancel", Icons.of("fth-x"));
  private final ProgressBar progress = new ProgressBar(0);
  private final Label said = new Label();
  private Optional<Background.Job> job = Optional.empty();

  RunForm(Consumer<Order> wanted) {
    scenario.setId("simulation-scenario");
    scenario.setAccessibleText("Scenario");
    scenario.setMaxWidth(Double.MAX_VALUE);
    scenario.setConverter(written(Scenario::name));
    scenario.valueProperty().addListener((_, _, now) -> seat(now));
    games.setId("simulation-games");
    games.setAccessibleText("How many games");
    games.setPrefColumnCount(6);
    games.setOnAction(_ -> start(wanted));
    seed.setId("simulation-seed");
    seed.setAccessibleText("Seed, what all chance follows from");
    seed.setPrefColumnCount(6);
    seed.setOnAction(_ -> start(wanted));
    players.setHgap(8);
    players.setVgap(4);
    run.setId("simulation-run");
    run.getStyleClass().add("accent");
    run.setMinWidth(Region.USE_PREF_SIZE);
    run.setOnAction(_ -> start(wanted));
    cancel.setId("simulation-cancel");
    cancel.setMinWidth(Region.USE_PREF_SIZE);
    cancel.setOnAction(_ -> job.ifPresent(Background.Job::cancel));
    progress.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(progress, Priority.ALWAYS);
    said.setId("simulation-said");
    said.setWrapText(true);
    said.getStyleClass().add("text-muted");
    setContent(content());
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    finished("");
  }

  private VBox content() {
    GridPane fields = new GridPane();
    fields.setHgap(8);
    fields.setVgap(6);
    Label scenarioLabel = new Label("Scenario");
    scenarioLabel.setMinWidth(Region.USE_PREF_SIZE);
    fields.addRow(0, scenarioLabel, scenario);
    GridPane.setColumnSpan(scenario, 3);
    GridPane.setHgrow(scenario, Priority.ALWAYS);
    Label seedLabel = new Label("Seed");
    seedLabel.setMinWidth(Region.USE_PREF_SIZE);
    fields.addRow(1, new Label("Games"), games, seedLabel, seed);
    HBox buttons = new HBox(8, run, cancel, progress);
    buttons.setAlignment(Pos.CENTER_LEFT);
    VBox content = new VBox(8, fields, players, buttons, said);
    content.getStyleClass().add("run-form");
    for (var field : List.of(scenario, games, seed, run, cancel)) {
      field.getStyleClass().add("small");
    }
    return content;
  }

  private static <T> StringConverter<T> written(Function<T, String> words) {
    return new StringConverter<>() {
      @Override
      public String toString(T value) {
        return value == null ? "" : words.apply(value);
      }

      @Override
      public T fromString(String text) {
        throw new UnsupportedOperationException("nobody types here");
      }
    };
  }

  /** The scenarios of the project; keeps what is chosen if it is still there. */
  void offer(Project project) {
    List<Scenario> all = project.scenarios().stream().flatMap(RunForm::seatings).toList();
    if (all.equals(scenario.getItems())) {
      return;
    }
    Scenario chosen = scenario.getValue();
    scenario.getItems().setAll(all);
    scenario.setValue(
        all.stream()
            .filter(each -> chosen != null && isSame(each, chosen))
            .findFirst()
            .or(() -> all.stream().findFirst())
            .orElse(null));
    run.setDisable(all.isEmpty());
    if (all.isEmpty()) {
      said.setText("The project has no scenario that could be played.");
    }
  }

  /** A scenario, and then with other numbers of players. */
  private static Stream<Scenario> seatings(Scenario scenario) {
    SeatVariants variants = SeatVariants.of(scenario);
    return Stream.concat(
        Stream.of(scenario),
        variants.numbers().stream()
            .filter(number -> number != scenario.players().size())
            .flatMap(number -> variants.seated(number).stream()));
  }

  private static boolean isSame(Scenario one, Scenario other) {
    return one.id().equals(other.id()) && one.players().size() == other.players().size();
  }

  /** One choice for each seat, two in a row. */
  private void seat(Scenario now) {
    Map<String, Skill> before = skills();
    players.getChildren().clear();
    skills.clear();
    List<Seat> seats = now == null ? List.of() : now.players();
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      ChoiceBox<Skill> skill = new ChoiceBox<>();
      skill.getItems().setAll(Skill.STEADY, Skill.RANDOM);
      skill.setValue(before.getOrDefault(seat.player(), Skill.STEADY));
      skill.setConverter(written(Skill::word));
      skill.getStyleClass().add("small");
      skill.setId("skill-" + seat.player());
      skill.setAccessibleText("How well the " + seat.name() + " are played");
      skill.setMaxWidth(Double.MAX_VALUE);
      GridPane.setHgrow(skill, Priority.ALWAYS);
      skills.put(seat.player(), skill);
      Label name = new Label(seat.name());
      name.setMinWidth(Region.USE_PREF_SIZE);
      players.add(name, i % 2 * 2, i / 2);
      players.add(skill, i % 2 * 2 + 1, i / 2);
    }
  }

  private Map<String, Skill> skills() {
    Map<String, Skill> chosen = new HashMap<>();
    skills.forEach((seat, skill) -> chosen.put(seat, skill.getValue()));
    return chosen;
  }

  private void start(Consumer<Order> wanted) {
    if (run.isDisabled()) {
      return;
    }
    order().ifPresent(wanted);
  }

  /** What stands in the form; says what is wrong if it is no order. */
  Optional<Order> order() {
    if (scenario.getValue() == null) {
      return Optional.empty();
    }
    return switch (Order.read(
        scenario.getValue().id(), games.getText(), seed.getText(), skills())) {
      case Order.Reading.Understood(Order order) ->
          Optional.of(order.by(scenario.getValue().players().size()));
      case Order.Reading.Refused(String sentence) -> {
        said.setText(sentence);
        yield Optional.empty();
      }
    };
  }

  Optional<Scenario> scenario() {
    return Optional.ofNullable(scenario.getValue());
  }

  void onScenario(Runnable changed) {
    scenario.valueProperty().addListener((_, _, _) -> changed.run());
  }

  /** Games are being played. */
  void started(Background.Job playing) {
    job = Optional.of(playing);
    run.setDisable(true);
    cancel.setDisable(false);
    progress.setVisible(true);
    progress.progressProperty().bind(playing.progress());
    said.setText("");
  }

  boolean isPlaying(Background.Job other) {
    return job.filter(other::equals).isPresent();
  }

  /** They are over, or were called off. */
  void finished(String sentence) {
    job = Optional.empty();
    run.setDisable(false);
    cancel.setDisable(true);
    progress.progressProperty().unbind();
    progress.setVisible(false);
    said.setText(sentence);
  }

  void say(String sentence) {
    said.setText(sentence);
  }

  void fire() {
    run.fire();
  }
}
