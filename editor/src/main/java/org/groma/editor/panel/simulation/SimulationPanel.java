package org.groma.editor.panel.simulation;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.groma.editor.pieces.NationColours;
import org.groma.editor.studio.Action;
import org.groma.editor.studio.Background;
import org.groma.editor.studio.Panel;
import org.groma.editor.studio.Workbench;
import org.groma.engine.simulation.Standings;
import org.groma.model.id.NationId;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.groma.validator.finding.Subject;

/** Plays games in the background and shows what they come to. */
public final class SimulationPanel implements Panel {

  /** More curves than that cannot be told apart. */
  private static final int MOST_CURVES = 8;

  /** The width at which everything above the views fits into one row. */
  private static final double WIDE = 1060;

  private static final String OUTCOME = "Outcome";
  private static final String GAME = "Game";
  private static final String BATTLE = "Battle";

  private final Workbench bench;
  private final MapDress dress;
  private final RunForm form;
  private final HeatBar heat = new HeatBar(this::heated);
  private final OutcomeView outcomes = new OutcomeView();
  private final CurveView points = new CurveView("points-chart", "Victory points");
  private final CurveView provinces = new CurveView("provinces-chart", "Provinces");
  private final NationTable nations =
      new NationTable(nation -> heat.choose("control:" + nation.id()));
  private final ProvinceTable places;
  private final ClosedView closed;
  private final FilmDesk films;
  private final BattleDesk battles;
  private final Label empty = new Label("Press Run to play games and see what they come to.");
  private final Map<String, Node> views = new LinkedHashMap<>();
  private final Map<String, ToggleButton> switches = new LinkedHashMap<>();
  private final StackPane stage = new StackPane();
  private final BorderPane content = new BorderPane();
  private Optional<Series> series = Optional.empty();
  private Optional<Venue.Closed> obstacle = Optional.empty();
  private String shown = OUTCOME;

  public SimulationPanel(Workbench bench) {
    this.bench = bench;
    this.dress = new MapDress(bench);
    this.form = new RunForm(this::run);
    this.places =
        new ProvinceTable(province -> bench.reveal(new Subject("province", province.id())));
    this.closed = new ClosedView(subject -> bench.reveal(Subject.parse(subject)));
    this.films =
        new FilmDesk(
            bench,
            form::order,
            dress,
            () -> show(GAME),
            heat::chooseNone, // both at once would be mud
            this::refused);
    this.battles = new BattleDesk(bench, () -> form.scenario().map(Scenario::id));
    addViews();
    empty.getStyleClass().add("text-muted");
    content.setId("simulation");
    content.getStyleClass().add("simulation");
    content
        .getStylesheets()
        .add(
            Objects.requireNonNull(SimulationPanel.class.getResource("simulation.css"))
                .toExternalForm());
    content.setLeft(form);
    content.setCenter(new BorderPane(stage, bar(), null, null, null));
    bench.project().addListener((_, _, now) -> projectChanged(now));
    form.onScenario(() -> {
      if (shown.equals(BATTLE)) {
        battles.open();
      }
    });
    form.offer(bench.project().get());
    bench
        .jobs()
        .addListener(
            (ListChangeListener<Background.Job>)
                change -> {
                  while (change.next()) {
                    change.getRemoved().stream()
                        .filter(form::isPlaying)
                        .forEach(job ->
                            form.finished(job.isCancelled() ? "The games were called off." : ""));
                  }
                });
    addActions();
    show(OUTCOME);
  }

  private void addViews() {
    views.put(OUTCOME, outcomes);
    views.put("Points", points);
    views.put("Land", provinces);
    views.put("Nations", nations);
    views.put("Provinces", places);
    views.put(GAME, films.view());
    views.put(BATTLE, battles.view());
  }

  private VBox bar() {
    ToggleGroup group = new ToggleGroup();
    HBox chooser = new HBox();
    for (String name : views.keySet()) {
      ToggleButton button = new ToggleButton(name);
      button.setId("show-" + name.toLowerCase(Locale.ROOT));
      button.setToggleGroup(group);
      button.getStyleClass().addAll("small", style(name));
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setOnAction(_ -> show(name));
      switches.put(name, button);
      chooser.getChildren().add(button);
    }
    HBox.setHgrow(heat, Priority.ALWAYS);
    HBox row = new HBox(8, chooser, heat);
    row.setAlignment(Pos.CENTER_LEFT);
    VBox bar = new VBox(4, row, heat.legend());
    bar.getStyleClass().add("simulation-bar");
    row.widthProperty().addListener((_, _, width) -> place(row, bar, width.doubleValue()));
    return bar;
  }

  /** What the colours of a heat map mean stands beside the choice where there is room for it. */
  private void place(HBox row, VBox bar, double width) {
    boolean beside = width >= WIDE;
    if (beside != row.getChildren().contains(heat.legend())) {
      (beside ? bar : row).getChildren().remove(heat.legend());
      if (beside) {
        HBox.setHgrow(heat.legend(), Priority.ALWAYS);
        HBox.setHgrow(heat, Priority.NEVER);
        row.getChildren().add(1, heat.legend());
      } else {
        HBox.setHgrow(heat, Priority.ALWAYS);
        bar.getChildren().add(heat.legend());
      }
    }
  }

  private String style(String name) {
    return name.equals(OUTCOME) ? "left-pill" : name.equals(BATTLE) ? "right-pill" : "center-pill";
  }

  private void addActions() {
    bench.actions().add(Action.of("", "Simulation: play the games", form::fire).icon("fth-play"));
    bench
        .actions()
        .add(Action.of("", "Simulation: watch a game", () -> films.watch("1")).icon("fth-film"));
    bench
        .actions()
        .add(Action.of("", "Simulation: work out a battle", () -> show(BATTLE)).icon("fth-shield"));
  }

  /** Brings a view to the front; what it lacks is said in its place. */
  private void show(String name) {
    shown = name;
    switches.get(name).setSelected(true);
    Node front = views.get(name);
    if (name.equals(BATTLE)) {
      battles.open();
    } else if (!name.equals(GAME) && obstacle.isPresent()) {
      front = closed;
    } else if (!name.equals(GAME) && series.isEmpty()) {
      front = empty;
    }
    stage.getChildren().setAll(front);
  }

  private void run(Order order) {
    Project project = bench.project().get();
    long revision = bench.document().revision();
    Background.Job job =
        bench
            .background()
            .start(
                "Playing " + (order.games() == 1 ? "a game" : order.games() + " games"),
                playing -> play(order, project, revision, playing),
                this::played);
    form.started(job);
  }

  /** What comes of an order: games, or why there are none. */
  private sealed interface Played {
    record Games(Series series) implements Played {}

    record Nothing(Venue.Closed why) implements Played {}
  }

  private static Played play(Order order, Project project, long revision, Background.Job job) {
    return switch (Venue.of(project, order.scenario(), order.players())) {
      case Venue.Closed why -> new Played.Nothing(why);
      case Venue.Ready venue ->
          new Played.Games(
              Series.play(
                  order,
                  venue,
                  revision,
                  share -> {
                    job.check();
                    job.progress(share);
                  }));
    };
  }

  private void played(Played result) {
    switch (result) {
      case Played.Nothing(Venue.Closed why) -> refused(why);
      case Played.Games(Series games) -> {
        obstacle = Optional.empty();
        series = Optional.of(games);
        fill(games);
        show(shown.equals(GAME) || shown.equals(BATTLE) ? OUTCOME : shown);
      }
    }
  }

  private void refused(Venue.Closed why) {
    obstacle = Optional.of(why);
    closed.show(why);
    show(OUTCOME);
  }

  private void fill(Series games) {
    Standings standings = games.standings();
    NationColours colours = NationColours.of(games.venue().project());
    outcomes.show(ShareBar.outcomes(standings));
    points.show(Curve.points(standings), Curve.remark(standings), _ -> Optional.empty());
    provinces.show(
        Curve.provinces(standings, MOST_CURVES),
        Curve.remark(standings),
        curve ->
            curve.of().equals(Curve.OTHERS)
                ? Optional.empty()
                : Optional.of(colours.of(new NationId(curve.of().id()))));
    nations.show(standings);
    places.show(standings);
    heat.offer(HeatSource.of(standings));
    entitle();
  }

  private void entitle() {
    form.say(
        series
            .map(games ->
                games.title()
                    + (games.revision() == bench.document().revision()
                        ? "."
                        : ", played before your last change."))
            .orElse(""));
  }

  private void projectChanged(Project now) {
    form.offer(now);
    entitle();
    if (shown.equals(BATTLE)) {
      battles.open();
    }
  }

  // ---- on the map

  private void heated(Optional<HeatSource> source) {
    Optional<HeatSource.Heat> map =
        source.flatMap(chosen -> series.map(games -> chosen.heat(games.standings())));
    if (map.isPresent()) {
      dress.noOwners();
    }
    dress.heat(map.map(HeatSource.Heat::heat).orElse(Map.of()));
    heat.explain(map);
  }

  @Override
  public String title() {
    return "Simulation";
  }

  @Override
  public String icon() {
    return "fth-bar-chart-2";
  }

  @Override
  public Node content() {
    return content;
  }
}
