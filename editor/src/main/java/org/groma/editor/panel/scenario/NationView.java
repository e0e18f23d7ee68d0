package org.groma.editor.panel.scenario;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.groma.editor.document.Naming;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.pieces.Complaints;
import org.groma.editor.pieces.Piece;
import org.groma.editor.pieces.Stand;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Entered;
import org.groma.editor.studio.CounterPictures;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.pieces.Nation;
import org.groma.model.scenario.Setup;
import org.groma.validator.finding.Subject;

/** The chosen nation: what it starts with, its pool, what stands where something is selected. */
final class NationView extends BorderPane {

  /** The columns of the table of set-ups that have a field here. */
  private static final List<String> FIELDS =
      List.of("status", "age", "treasury", "seat", "controls", "tags");

  private final Workbench bench;
  private final ScenarioModel model;
  private final Hand hand;
  private final Label name = new Label();
  private final Label standing = new Label();
  private final Button settingUp = new Button("Set up this nation");
  private final GridPane form = new GridPane();
  private final Map<String, Label> labels = new TreeMap<>();
  private final Map<String, ValueField> fields = new TreeMap<>();
  private final Map<String, List<String>> offered = new TreeMap<>();
  private final Label wrong = new Label();
  private final Label poolHead = new Label();
  private final Label leaderHead = new Label("Leaders");
  private final TileRack units;
  private final TileRack leaders;
  private final Label hereHead = new Label();
  private final TileRack here;
  private final Label hint = new Label();
  private final VBox troubles = new VBox(4);
  private final VBox relations = new VBox(2);
  private Optional<NationId> shown = Optional.empty();

  NationView(Workbench bench, ScenarioModel model, CounterPictures pictures) {
    this.bench = bench;
    this.model = model;
    this.hand = new Hand(bench, model);
    this.units = new TileRack(bench, pictures, hand, true);
    this.leaders = new TileRack(bench, pictures, hand, true);
    this.here = new TileRack(bench, pictures, hand, false);
    units.setId("pool");
    leaders.setId("pool-leaders");
    here.setId("stack");
    SplitPane parts =
        new SplitPane(scrolling(facts(), 270), scrolling(pool(), 230), scrolling(place(), 180));
    parts.setDividerPositions(0.27, 0.72);
    setCenter(parts);
  }

  private static ScrollPane scrolling(VBox content, double narrowest) {
    content.getStyleClass().add("nation-part");
    ScrollPane pane = new ScrollPane(content);
    pane.setFitToWidth(true);
    pane.setMinWidth(narrowest);
    pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    return pane;
  }

  private VBox facts() {
    name.getStyleClass().add("title-4");
    name.setId("nation-name");
    standing.getStyleClass().add("text-muted");
    standing.setWrapText(true);
    settingUp.setId("set-up-nation");
    settingUp.getStyleClass().addAll("accent", "small");
    settingUp.setOnAction(_ -> addSetup());
    form.getStyleClass().add("nation-form");
    wrong.setId("nation-wrong");
    wrong.getStyleClass().add("field-wrong");
    wrong.setWrapText(true);
    for (String key : FIELDS) {
      ValueField field = new ValueField();
      field.setId("setup-" + key);
      field.onCommit(typed -> type(key, typed));
      field.onGiveUp(() -> say(Optional.empty()));
      field.setMinWidth(30);
      field.setPrefColumnCount(4);
      field.setMaxWidth(Double.MAX_VALUE);
      GridPane.setHgrow(field, Priority.ALWAYS);
      Label label = new Label();
      label.getStyleClass().add("text-muted");
      label.setMinWidth(USE_PREF_SIZE);
      label.setLabelFor(field);
      labels.put(key, label);
      fields.put(key, field);
    }
    form.addRow(0, labels.get("status"), fields.get("status"));
    form.addRow(
        1, labels.get("age"), fields.get("age"), labels.get("treasury"), fields.get("treasury"));
    int row = 2;
    for (String key : List.of("seat", "controls", "tags")) {
      form.addRow(row++, labels.get(key), fields.get(key));
    }
    for (String key : List.of("status", "seat", "controls", "tags")) {
      GridPane.setColumnSpan(fields.get(key), 3);
    }
    return new VBox(6, name, standing, settingUp, form, wrong, relations);
  }

  private VBox pool() {
    poolHead.getStyleClass().add("part-head");
    leaderHead.getStyleClass().add("part-head");
    return new VBox(4, poolHead, units, leaderHead, leaders);
  }

  private VBox place() {
    troubles.setId("nation-troubles");
    hereHead.getStyleClass().add("part-head");
    hereHead.setId("stack-place");
    hint.getStyleClass().addAll("text-muted", "text-small");
    hint.setWrapText(true);
    return new VBox(6, troubles, hereHead, here, hint);
  }

  // ---- showing

  void show() {
    Optional<Nation> nation = model.nation();
    boolean there = nation.isPresent() && model.setup().isPresent();
    name.setText(nation.map(Nation::name).orElse("No nation"));
    standing.setText(nation.map(this::standing).orElse(""));
    present(settingUp, nation.isPresent() && !there);
    present(form, there);
    present(standing, !standing.getText().isEmpty());
    boolean same = nation.map(Nation::id).equals(shown);
    if (!same) {
      say(Optional.empty());
    }
    shown = nation.map(Nation::id);
    fill(same);
    List<ScenarioModel.Tile> pieces = model.units();
    units.show(pieces);
    poolHead.setText(
        String.format(
            Locale.ROOT,
            "Force pool: %d of %d set up",
            pieces.stream().mapToInt(ScenarioModel.Tile::placed).sum(),
            pieces.stream().mapToInt(ScenarioModel.Tile::all).sum()));
    List<ScenarioModel.Tile> chiefs = model.leaders();
    leaders.show(chiefs);
    present(leaderHead, !chiefs.isEmpty());
    showRelations();
    showTroubles();
    showPlace();
  }

  private static void present(Node node, boolean there) {
    node.setVisible(there);
    node.setManaged(there);
  }

  private String standing(Nation nation) {
    return model.scenario().stream()
        .flatMap(scenario -> scenario.players().stream())
        .filter(seat -> seat.nations().contains(nation.id()))
        .map(seat -> "Played by: " + seat.name())
        .findFirst()
        .orElse("Played by nobody in this scenario");
  }

  private Optional<Worksheet<?>> sheet() {
    return model.scenario().map(scenario -> Ledgers.SETUPS.of(model.project(), scenario.id()));
  }

  /** The row of the set-up in the table of set-ups. */
  private Optional<String> row() {
    return model
        .scenario()
        .flatMap(scenario ->
            model.setup().map(setup -> scenario.id().slug() + "/" + setup.nation().slug()));
  }

  private void fill(boolean same) {
    Optional<Worksheet<?>> sheet = sheet();
    Optional<String> row = row();
    if (sheet.isEmpty() || row.isEmpty()) {
      return;
    }
    for (String key : FIELDS) {
      boolean known = sheet.get().table().column(key).isPresent();
      present(labels.get(key), known); // not every game has every field
      present(fields.get(key), known);
      String title = sheet.get().title(key);
      labels.get(key).setText(title);
      ValueField field = fields.get(key);
      field.setAccessibleText(title);
      List<String> choices = sheet.get().choices(key);
      if (!choices.equals(offered.put(key, choices))) {
        field.setChoices(choices);
      }
      if (!(same && field.isChanged())) { // nobody is interrupted in typing
        field.setValue(sheet.get().show(row.get(), key).text());
      }
    }
  }

  private boolean type(String key, String typed) {
    Optional<Worksheet<?>> sheet = sheet();
    Optional<String> row = row();
    if (sheet.isEmpty() || row.isEmpty()) {
      return true;
    }
    return switch (sheet.get().type(new Cell(row.get(), key), typed)) {
      case Entered.Same() -> {
        say(Optional.empty());
        yield true;
      }
      case Entered.Changed(var edit) -> {
        say(Optional.empty());
        yield bench.perform(
            String.format(Locale.ROOT, "Change %s of %s", sheet.get().title(key), name.getText()),
            edit);
      }
      case Entered.Wrong(var cells) -> {
        say(Optional.of(cells.getFirst().sentence()));
        yield false;
      }
    };
  }

  private void say(Optional<String> sentence) {
    wrong.setText(sentence.orElse(""));
    present(wrong, sentence.isPresent());
  }

  private void addSetup() {
    sheet()
        .flatMap(
            sheet -> model.nation().map(nation -> sheet.add(Map.of("nation", nation.id().slug()))))
        .ifPresent(entered -> {
          if (entered instanceof Entered.Changed(var edit)) {
            bench.perform("Set up " + name.getText(), edit);
          }
        });
  }

  private void showRelations() {
    relations.getChildren().clear();
    List<String> all = model.relations();
    if (!all.isEmpty()) {
      relations.getChildren().add(head("Relations"));
      all.forEach(line -> relations.getChildren().add(wrapped(line)));
    }
  }

  private static Label head(String text) {
    Label head = new Label(text);
    head.getStyleClass().add("part-head");
    return head;
  }

  private static Label wrapped(String text) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    return label;
  }

  private void showTroubles() {
    troubles.getChildren().clear();
    for (Complaints.Complaint each : model.complaintsOfNation()) {
      Label sentence = wrapped(each.finding().message());
      HBox.setHgrow(sentence, Priority.ALWAYS);
      HBox line =
          new HBox(8, Icons.of(each.isSerious() ? "fth-alert-triangle" : "fth-info"), sentence);
      line.getStyleClass().addAll("trouble-line", each.finding().severity().word());
      each.place()
          .ifPresent(place -> {
            Button go = new Button(null, Icons.of("fth-crosshair"));
            go.getStyleClass().addAll("flat", "small");
            go.setAccessibleText("Show on the map");
            go.setOnAction(_ -> bench.reveal(Subject.of(place)));
            line.getChildren().add(go);
          });
      troubles.getChildren().add(line);
    }
    present(troubles, !troubles.getChildren().isEmpty());
  }

  /** What stands where something is selected. */
  void showPlace() {
    Optional<Place> place = hand.place();
    hereHead.setText(
        place
            .map(there -> "In " + Naming.of(bench.project().get(), there))
            .orElse("No place is selected"));
    List<ScenarioModel.Tile> tiles =
        place.stream()
            .flatMap(there -> model.standing(there).stream().map(stand -> tile(stand, there)))
            .toList();
    here.show(tiles);
    String keeps = place.flatMap(this::holder).map(whose -> "Held by " + whose + ". ").orElse("");
    hint.setText(
        place.isEmpty()
            ? "Drag counters from the pool to the map; or select a place on the map, choose a"
                + " counter and press + or −."
            : keeps
                + (tiles.isEmpty() ? "No pieces stand here yet. " : "")
                + "+ and − put a chosen counter here and take it away.");
  }

  private Optional<String> holder(Place place) {
    return model.scenario().stream()
        .flatMap(scenario -> scenario.setups().stream())
        .filter(setup -> holds(setup, place))
        .map(setup -> model.name(setup.nation()))
        .findFirst();
  }

  private static boolean holds(Setup setup, Place place) {
    return setup.controls().contains(place) || setup.seat().equals(Optional.of(place));
  }

  /** A stack counts for itself: there are as many as stand there. */
  private ScenarioModel.Tile tile(Stand stand, Place place) {
    Piece piece = stand.piece();
    return new ScenarioModel.Tile(
        piece,
        piece.name(model.project()),
        model
            .counters()
            .of(piece, stand.count(), model.complaints().isWrong(place, piece.nation())),
        0,
        stand.count());
  }
}
