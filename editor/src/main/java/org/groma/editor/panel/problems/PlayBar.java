package org.groma.editor.panel.problems;

import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Spinner;
import javafx.scene.layout.HBox;
import org.groma.editor.studio.Background;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;

/** The line in which games are asked for, and which shows how far they are. */
final class PlayBar extends HBox {

  private static final int USUAL = 200;
  private static final int MOST = 100_000;
  private static final String ALL = "All scenarios";

  private final Workbench bench;
  private final ProblemBook book;
  private final Runnable played;
  private final Spinner<Integer> games = new Spinner<>(1, MOST, USUAL, 50);
  private final ChoiceBox<String> scenario = new ChoiceBox<>();
  private final Button start = new Button("Play", Icons.of("fth-play"));
  private final Button cancel = new Button("Cancel");
  private final ProgressBar progress = new ProgressBar(0);
  private final Label said = new Label();
  private Optional<Background.Job> job = Optional.empty();

  /**
   * @param played is told when games were played
   */
  PlayBar(Workbench bench, ProblemBook book, Runnable played) {
    super(8);
    this.bench = bench;
    this.book = book;
    this.played = played;
    getStyleClass().add("panel-bar");
    setAlignment(Pos.CENTER_LEFT);
    games.setId("play-games");
    games.setEditable(true);
    games.setPrefWidth(100);
    games.getEditor().setAccessibleText("How many games");
    scenario.setId("play-scenario");
    scenario.setAccessibleText("Which scenario");
    scenario.setPrefWidth(170);
    start.setId("play-start");
    start.setOnAction(_ -> start());
    cancel.setId("play-cancel");
    cancel.setOnAction(_ -> close());
    said.setId("play-said");
    said.getStyleClass().add("text-muted");
    progress.setPrefWidth(120);
    getChildren()
        .addAll(
            new Label("Play"),
            games,
            new Label("games of"),
            scenario,
            start,
            progress,
            cancel,
            said);
    getChildren().forEach(each -> each.getStyleClass().add("small"));
    bench.jobs().addListener((ListChangeListener<Background.Job>) _ -> refresh());
    hide();
  }

  private void hide() {
    setVisible(false);
    setManaged(false);
  }

  /** Shows the line, to be filled in. */
  void open() {
    Optional<String> obstacle = PlayedGames.obstacle(bench.project().get());
    if (obstacle.isPresent()) {
      bench.notices().mind(obstacle.get());
      return;
    }
    String before = scenario.getValue();
    List<String> names = bench.project().get().scenarios().stream().map(Scenario::name).toList();
    scenario.getItems().setAll(names);
    scenario.getItems().addFirst(ALL);
    scenario.setValue(names.contains(before) ? before : ALL);
    setVisible(true);
    setManaged(true);
    refresh();
    games.getEditor().requestFocus();
    games.getEditor().selectAll();
  }

  private void close() {
    job.ifPresent(Background.Job::cancel);
    boolean running = job.isPresent();
    job = Optional.empty();
    if (running) {
      refresh();
    } else {
      hide();
    }
  }

  private void start() {
    Project project = bench.project().get();
    List<Scenario> chosen =
        project.scenarios().stream()
            .filter(
                each -> scenario.getValue().equals(ALL) || each.name().equals(scenario.getValue()))
            .toList();
    int count = games.getValue();
    long revision = bench.document().revision();
    progress.progressProperty().unbind();
    Background.Job started =
        bench
            .background()
            .start(
                "Playing " + count + (count == 1 ? " game" : " games"),
                under -> play(project, chosen, count, revision, under),
                result -> {
                  job = Optional.empty();
                  book.played(result);
                  refresh();
                  played.run();
                });
    job = Optional.of(started);
    progress.progressProperty().bind(started.progress());
    refresh();
  }

  private static PlayedGames play(
      Project project, List<Scenario> chosen, int count, long revision, Background.Job under) {
    try {
      return PlayedGames.play(
          project,
          chosen,
          count,
          revision,
          share -> {
            under.check();
            under.progress(share);
          });
    } catch (IllegalStateException stopped) {
      under.check(); // cancelled: then it is no fault
      throw stopped;
    }
  }

  /** Says what there is by now. */
  void refresh() {
    boolean running = job.filter(each -> bench.jobs().contains(each)).isPresent();
    start.setDisable(running);
    games.setDisable(running);
    scenario.setDisable(running);
    progress.setVisible(running);
    progress.setManaged(running);
    cancel.setText(running ? "Cancel" : "Close");
    said.setText(
        running
            ? ""
            : book.played()
                .map(games ->
                    games.findings().size()
                        + (games.findings().size() == 1 ? " finding in " : " findings in ")
                        + games.title(bench.document().revision()))
                .orElse("Every other game is played at random, the rest to win."));
  }
}
