package org.groma.editor.panel.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.exporters.table.Labels;
import org.groma.model.entry.Entry;
import org.groma.model.id.NationId;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Seat;

/** Who sits at the table: a card for each player with the nations that they run. */
final class SeatsPage implements ScenarioPage {

  private final Workbench bench;
  private final ScenarioModel model;
  private final HBox cards = new HBox(8);
  private final BorderPane page = new BorderPane();
  private List<NationId> dragged = List.of();

  SeatsPage(Workbench bench, ScenarioModel model) {
    this.bench = bench;
    this.model = model;
    cards.getStyleClass().add("scenario-page");
    cards.setFillHeight(true);
    ScrollPane pane = new ScrollPane(cards);
    pane.setFitToHeight(true);
    pane.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    Button add = new Button("Add a player", Icons.of("fth-plus"));
    add.setId("seat-add");
    add.getStyleClass().add("small");
    add.setOnAction(_ -> addSeat());
    HBox foot =
        new HBox(
            8,
            add,
            ScenarioPage.quiet(
                "Drag nations to another player, or choose some and press Alt+← or Alt+→."));
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.getStyleClass().add("worksheet-bar");
    page.setCenter(pane);
    page.setBottom(foot);
  }

  @Override
  public Node node() {
    return page;
  }

  @Override
  public void show() {
    Scenario scenario = model.scenario().orElseThrow();
    int wanted = scenario.players().size() + 1;
    List<SeatCard> all = cards();
    if (all.size() != wanted) {
      List<SeatCard> fresh = new ArrayList<>();
      for (int i = 0; i < wanted; i++) {
        fresh.add(new SeatCard(this, i));
      }
      cards.getChildren().setAll(fresh);
      all = fresh;
    }
    for (int i = 0; i < scenario.players().size(); i++) {
      Seat seat = scenario.players().get(i);
      all.get(i).show(Optional.of(seat), seat.nations());
    }
    all.getLast().show(Optional.empty(), idle(scenario));
  }

  private List<SeatCard> cards() {
    return cards.getChildren().stream().map(SeatCard.class::cast).toList();
  }

  /** The nations that nobody runs, those that are set up first. */
  private List<NationId> idle(Scenario scenario) {
    List<NationId> run = scenario.players().stream().flatMap(s -> s.nations().stream()).toList();
    List<NationId> free =
        model.project().get(Kinds.NATIONS).stream()
            .sorted(Labels.byName())
            .map(Entry::id)
            .filter(each -> !run.contains(each))
            .toList();
    return Stream.concat(
            free.stream().filter(this::isSetUp), free.stream().filter(each -> !isSetUp(each)))
        .toList();
  }

  boolean isSetUp(NationId nation) {
    return model.scenario().stream()
        .flatMap(scenario -> scenario.setups().stream())
        .anyMatch(setup -> setup.nation().equals(nation));
  }

  String name(NationId nation) {
    return model.name(nation);
  }

  // ---- changing

  void drag(List<NationId> nations) {
    dragged = List.copyOf(nations);
  }

  void drop(Optional<Seat> seat) {
    give(dragged, seat);
    dragged = List.of();
  }

  private void give(List<NationId> nations, Optional<Seat> seat) {
    if (nations.isEmpty()) {
      return;
    }
    perform(
        String.format(
            Locale.ROOT,
            "Give %s to %s",
            nations.size() == 1 ? name(nations.getFirst()) : nations.size() + " nations",
            seat.map(Seat::name).orElse("nobody")),
        scenario -> NationEdits.give(scenario, nations, seat.map(Seat::player)));
  }

  /** Hands nations to the card on the left or right; the last card is nobody's. */
  void shift(int card, List<NationId> nations, int by) {
    List<Seat> seats = model.scenario().map(Scenario::players).orElse(List.of());
    int to = card + by;
    if (to >= 0 && to <= seats.size()) {
      give(nations, to < seats.size() ? Optional.of(seats.get(to)) : Optional.empty());
      SeatCard there = cards().get(to);
      there.select(nations);
    }
  }

  Optional<String> rename(Seat seat, String typed) {
    if (typed.isBlank()) {
      return Optional.of("A player needs a name.");
    }
    perform(
        "Rename player",
        scenario -> NationEdits.renameSeat(scenario, seat.player(), typed.strip()));
    return Optional.empty();
  }

  void remove(Seat seat) {
    perform(
        "Remove player " + seat.name(),
        scenario -> NationEdits.removeSeat(scenario, seat.player()));
  }

  void move(Seat seat, int by) {
    model
        .scenario()
        .flatMap(scenario -> NationEdits.moveSeat(scenario, seat.player(), by))
        .ifPresent(after -> perform("Move player " + seat.name(), _ -> after));
  }

  private void addSeat() {
    int number = model.scenario().map(scenario -> scenario.players().size()).orElse(0) + 1;
    perform("Add a player", scenario -> NationEdits.addSeat(scenario, "Player " + number));
    cards().get(number - 1).startNaming();
  }

  private void perform(String step, UnaryOperator<Scenario> change) {
    model
        .scenario()
        .ifPresent(scenario -> {
          Scenario after = change.apply(scenario);
          if (!after.equals(scenario)) {
            bench.perform(step, ScenarioEdits.change(model.project(), after));
          }
        });
  }
}
