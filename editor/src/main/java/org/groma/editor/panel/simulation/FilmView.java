package org.groma.editor.panel.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.studio.Icons;
import org.groma.engine.kernel.Named;
import org.groma.exporters.picture.Colour;

/** A game that is looked at scene by scene: its story, who has what, and where one is in it. */
final class FilmView extends BorderPane {

  private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");

  private final BiConsumer<Film, Integer> shown;
  private final TextField number = new TextField("1");
  private final Slider slider = new Slider();
  private final Label caption = new Label();
  private final Label changes = new Label();
  private final ListView<String> story = new ListView<>();
  private final VBox seats = new VBox(2);
  private final ListView<Film.Holding> holdings = new ListView<>();
  private final HBox controls;
  private final HBox side;
  private final Label empty =
      new Label("Press Watch to see a game of the series turn by turn on the map.");
  private Function<Named, Colour> colours = _ -> Colour.of(0);
  private Optional<Film> film = Optional.empty();
  private int scene;
  private int storyFrom;

  /**
   * A view without a film.
   *
   * @param wanted is told which game somebody wants to watch, as it was typed
   * @param shown is told which scene is to be seen
   * @param closed is told when somebody has seen enough
   */
  FilmView(Consumer<String> wanted, BiConsumer<Film, Integer> shown, Runnable closed) {
    this.shown = shown;
    setId("film");
    getStyleClass().add("view");
    slider.setId("film-slider");
    slider.setAccessibleText("Scene of the game");
    slider.setBlockIncrement(1);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    HBox.setHgrow(slider, Priority.ALWAYS);
    slider.valueProperty().addListener((_, _, value) -> go((int) Math.round(value.doubleValue())));
    caption.setId("film-caption");
    caption.getStyleClass().add("text-bold");
    caption.setPrefWidth(220);
    caption.setMinWidth(120);
    number.setId("game-number");
    number.setAccessibleText("Which game of the series to watch");
    number.setPrefColumnCount(4);
    number.setMinWidth(50);
    number.getStyleClass().add("small");
    number.setOnAction(_ -> wanted.accept(number.getText()));
    Button watch = new Button("Watch", Icons.of("fth-film"));
    watch.setId("watch-game");
    watch.getStyleClass().add("small");
    watch.setMinWidth(Region.USE_PREF_SIZE);
    watch.setOnAction(_ -> wanted.accept(number.getText()));
    Label game = new Label("Game");
    game.setMinWidth(Region.USE_PREF_SIZE);
    controls =
        new HBox(
            4,
            button(
                "film-turn-back", "fth-chevrons-left", "Previous turn (Ctrl+Left)", this::turnBack),
            button("film-back", "fth-chevron-left", "Previous step (Left)", this::back),
            button("film-next", "fth-chevron-right", "Next step (Right)", this::next),
            button(
                "film-turn-next", "fth-chevrons-right", "Next turn (Ctrl+Right)", this::nextTurn),
            caption,
            slider,
            button("film-close", "fth-x", "Stop watching and clear the map", closed));
    controls.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(controls, Priority.ALWAYS);
    HBox bar = new HBox(6, game, number, watch, controls);
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("film-bar");
    setTop(bar);
    story.setId("film-story");
    story.setAccessibleText("Story of the game");
    story.getStyleClass().addAll("dense", "story");
    story.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    story.setCellFactory(_ -> new LineCell());
    holdings.getStyleClass().addAll("dense");
    holdings.setId("film-holdings");
    holdings.setAccessibleText("Who holds what");
    holdings.setCellFactory(_ -> new HoldingCell());
    changes.setWrapText(true);
    changes.setMinHeight(Region.USE_PREF_SIZE);
    changes.getStyleClass().add("text-muted");
    VBox score = new VBox(6, seats, changes);
    score.getStyleClass().add("film-score");
    side = new HBox(10, score, holdings);
    side.getStyleClass().add("film-side");
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    empty.getStyleClass().add("text-muted");
    close();
  }

  private static Button button(String id, String icon, String name, Runnable action) {
    Button button = new Button(null, Icons.of(icon));
    button.setId(id);
    button.getStyleClass().addAll("flat", "small");
    button.setTooltip(new Tooltip(name));
    button.setAccessibleText(name);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private void key(KeyEvent event) {
    if (film.isEmpty() || number.equals(event.getTarget())) {
      return;
    }
    if (COPY.match(event)) {
      ClipboardContent lines = new ClipboardContent();
      lines.putString(String.join("\n", story.getSelectionModel().getSelectedItems()));
      Clipboard.getSystemClipboard().setContent(lines);
      event.consume();
    } else if (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT) {
      step(event.getCode() == KeyCode.RIGHT, event.isShortcutDown());
      event.consume();
    }
  }

  private void step(boolean forward, boolean turn) {
    if (turn && forward) {
      nextTurn();
    } else if (turn) {
      turnBack();
    } else if (forward) {
      next();
    } else {
      back();
    }
  }

  private void next() {
    film.ifPresent(shot -> slider.setValue(Math.min(scene + 1, shot.last())));
  }

  private void back() {
    slider.setValue(Math.max(0, scene - 1));
  }

  private void nextTurn() {
    film.ifPresent(shot -> slider.setValue(shot.nextTurn(scene)));
  }

  private void turnBack() {
    film.ifPresent(shot -> slider.setValue(shot.previousTurn(scene)));
  }

  /** Begins to show a film. */
  void open(Film shot, Function<Named, Colour> colourOf) {
    film = Optional.of(shot);
    colours = colourOf;
    controls.setVisible(true);
    setCenter(story);
    setRight(side);
    scene = -1;
    slider.setMax(shot.last());
    slider.setValue(0);
    go(0);
    story.requestFocus();
  }

  void close() {
    film = Optional.empty();
    controls.setVisible(false);
    setCenter(empty);
    setRight(null);
  }

  private void go(int number) {
    if (film.isEmpty() || number == scene) {
      return;
    }
    Film shot = film.get();
    scene = number;
    caption.setText(shot.caption(number));
    Film.Story told = shot.story(number);
    storyFrom = told.from();
    story.getItems().setAll(told.lines());
    if (told.from() < told.lines().size()) {
      story.scrollTo(told.from());
    }
    seats.getChildren().setAll(seats(shot, number));
    holdings.getItems().setAll(shot.holdings(number));
    int changed = shot.changes(number).size();
    changes.setText(
        number == 0
            ? ""
            : changed == 0
                ? "No province changed hands this turn."
                : changed == 1
                    ? "1 province changed hands this turn."
                    : changed + " provinces changed hands this turn.");
    changes.setTooltip(changed == 0 ? null : new Tooltip(String.join("\n", shot.changes(number))));
    shown.accept(shot, number);
  }

  private static List<Node> seats(Film shot, int number) {
    List<Node> rows = new ArrayList<>();
    for (int seat = 0; seat < shot.seats().size(); seat++) {
      Label name = new Label(shot.seats().get(seat).name());
      Label points =
          new Label(Numbers.decimal(shot.scenes().get(number).points().get(seat)) + " points");
      Region space = new Region();
      HBox.setHgrow(space, Priority.ALWAYS);
      rows.add(new HBox(name, space, points));
    }
    return rows;
  }

  /** A line of the story; what was told before this scene is fainter. */
  private final class LineCell extends ListCell<String> {
    @Override
    protected void updateItem(String line, boolean empty) {
      super.updateItem(line, empty);
      setText(empty ? null : line);
      getStyleClass().removeAll("told-before", "story-heading");
      if (!empty && getIndex() < storyFrom) {
        getStyleClass().add("told-before");
      }
      if (!empty && line != null && !line.isBlank() && !line.startsWith(" ")) {
        getStyleClass().add("story-heading");
      }
    }
  }

  private final class HoldingCell extends ListCell<Film.Holding> {
    @Override
    protected void updateItem(Film.Holding holding, boolean empty) {
      super.updateItem(holding, empty);
      setText(
          empty || holding == null ? null : holding.nation().name() + "  " + holding.provinces());
      setGraphic(empty || holding == null ? null : Swatch.square(colours.apply(holding.nation())));
    }
  }
}
