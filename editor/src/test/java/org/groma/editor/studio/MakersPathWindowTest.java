package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.groma.editor.map.WrittenName;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.tool.Offer;
import org.groma.editor.tool.ToolKind;
import org.groma.model.gazetteer.MapLabel;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.label.LabelBook;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.store.References;
import org.groma.model.topology.FaceShape;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.model.value.Halves;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.locate.SimplePointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Location;

/**
 * From an empty sheet to a finished scenario and back, by mouse and keys alone, as somebody would
 * who makes a map of their own.
 */
class MakersPathWindowTest extends StudioRobot {

  /** The land has four columns of three provinces. */
  private static final double WEST = 200;

  private static final double SOUTH = 150;
  private static final double STEP = 100;
  private static final Point ISLE = new Point(715, 300);
  private static final int PROVINCES = 13;

  @Test
  void aMapAndAScenarioAreMadeFromNothingAndUnmadeToTheSameBytes() throws IOException {
    Path home = beginAnEmptySheet();
    Map<String, String> empty = files(home);

    drawTheLand();
    drawTheSeas();
    drawTheIsland();
    markBorders();
    foundCities();
    nameAndGroup();
    placeAName();
    look("map-half-made");
    overrule();
    makeTheScenario();

    awaitVerdict();
    assertThat(errors()).isEmpty();
    Project made = project();
    save();
    closeAndOpenAgain(home);
    assertThat(project()).isEqualTo(made);

    deleteSome();
    undoAll();
    save();
    assertThat(files(home)).isEqualTo(empty);
  }

  private Path beginAnEmptySheet() throws IOException {
    Path shelf = Files.createDirectories(scratch.resolve("projects"));
    onWindow(() -> {
      window.memory().put("new.place", shelf.toString());
      map().requestFocus();
      return null;
    });
    push(KeyCode.CONTROL, KeyCode.N);
    settle();
    write("Insulae");
    clickId("new-make");
    await("the new project", () -> lookup("#new-make").tryQuery().isEmpty());
    assertThat(project().settings().name()).isEqualTo("Insulae");
    assertThat(project().map().places()).isEmpty();
    return shelf.resolve("Insulae");
  }

  // ---- the map

  private void drawTheLand() {
    take(KeyCode.D, ToolKind.DRAW);
    double east = WEST + 4 * STEP;
    double north = SOUTH + 3 * STEP;
    stroke(
        new Point(WEST + 8, north - 5), // the card with the first steps lies below
        new Point(WEST, SOUTH),
        new Point(east, SOUTH + 8),
        new Point(east - 6, north),
        new Point(WEST + 30, north - 4));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().provinces()).hasSize(1);

    take(KeyCode.S, ToolKind.SPLIT);
    for (int column = 1; column < 4; column++) {
      double x = WEST + column * STEP;
      stroke(new Point(x, SOUTH - 25), new Point(x + 8, SOUTH + 140), new Point(x, north + 25));
    }
    for (int column = 0; column < 4; column++) {
      double x = WEST + column * STEP;
      for (int row = 1; row < 3; row++) {
        double y = SOUTH + row * STEP;
        stroke(new Point(x - 12, y), new Point(x + 50, y + 9), new Point(x + STEP + 18, y));
      }
    }
    assertThat(project().provinces()).hasSize(PROVINCES - 1);
  }

  private void drawTheSeas() {
    take(KeyCode.Z, ToolKind.SEA);
    clickAll(new Point(110, 70), new Point(660, 70), new Point(660, 530), new Point(110, 530));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().seas()).hasSize(1);
    assertThat(project().provinces()).as("land stays").hasSize(PROVINCES - 1);

    choose("option-stays", "Everything stays");
    clickAll(new Point(630, 90), new Point(800, 90), new Point(800, 510), new Point(630, 510));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().seas()).hasSize(2);
  }

  private void drawTheIsland() {
    take(KeyCode.D, ToolKind.DRAW);
    choose("option-stays", "Land stays");
    stroke(
        new Point(ISLE.x() - 30, ISLE.y() - 40),
        new Point(ISLE.x() + 40, ISLE.y() - 30),
        new Point(ISLE.x() + 30, ISLE.y() + 45),
        new Point(ISLE.x() - 35, ISLE.y() + 30),
        new Point(ISLE.x() - 30, ISLE.y() - 25));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().provinces()).hasSize(PROVINCES);
    assertThat(project().seas()).hasSize(2);
  }

  private void markBorders() {
    take(KeyCode.W, ToolKind.RIVER);
    clickMap(between(0, 1, 0));
    type(KeyCode.ENTER);
    settle();
    assertThat(project().rivers()).hasSize(1);

    take(KeyCode.B, ToolKind.MARK);
    choose("option-border-kind", "Ridge");
    clickMap(between(1, 2, 0));
    assertThat(project().map().arcs())
        .extracting(arc -> arc.border().kind())
        .contains("ridge", "river");

    take(KeyCode.L, ToolKind.STRAIT);
    clickMap(inside(3, 1));
    clickMap(ISLE);
    assertThat(project().links()).hasSize(1);
  }

  private void foundCities() {
    take(KeyCode.C, ToolKind.CITY);
    for (int column = 0; column < 4; column++) {
      clickMap(inside(column, 0));
    }
    clickMap(inside(3, 1));
    clickMap(ISLE);
    assertThat(project().cities()).hasSize(6);

    take(KeyCode.P, ToolKind.PORT);
    clickMap(inside(0, 0));
    clickMap(new Point(150, 100));
    clickMap(ISLE);
    clickMap(new Point(780, 300));
    assertThat(project().cities().stream().filter(city -> city.port().isPresent())).hasSize(2);
  }

  private void nameAndGroup() {
    take(KeyCode.V, ToolKind.SELECT);
    Point city = inside(0, 0);
    clickMap(new Point(city.x() - 30, city.y() - 30));
    enter("field-name", "Litus");
    assertThat(project().provinces().find("litus"))
        .as("an id follows the first real name")
        .isPresent();
    enter("field-area", "Meridies");
    fire("field-create");
    for (String area : List.of("Media", "Septentrio")) {
      add(SheetKind.AREAS, Map.of("name", area));
    }
    assertThat(project().areas()).hasSize(3);

    take(KeyCode.A, ToolKind.ASSIGN);
    List<String> areas = List.of("Meridies", "Media", "Septentrio");
    for (int row = 0; row < 3; row++) {
      choose("option-value", areas.get(row));
      stroke(inside(0, row), inside(1, row), inside(2, row), inside(3, row));
    }
    choose("option-value", "Media");
    clickMap(ISLE);
    assertThat(project().provinces().stream().filter(each -> each.area().isEmpty())).isEmpty();
  }

  private void placeAName() {
    zoomTo("province:litus");
    take(KeyCode.T, ToolKind.LABEL);
    WrittenName before = name("province:litus");
    double pixel = onWindow(() -> map().viewport().get().pixel());
    moveOverMap(before.at());
    dragMap(before.at(), new Point(before.at().x() - 12 * pixel, before.at().y() + 12 * pixel));
    WrittenName moved = name("province:litus");
    moveOverMap(moved.at());
    double away = 15 * pixel / moved.size();
    Point square = moved.onMap(0, moved.box().getMaxY() + away);
    moveOverMap(square);
    dragMap(square, moved.onMap(0, moved.box().getMaxY() + away + 1.5));
    MapLabel label = LabelBook.of(project()).stored("province:litus").orElseThrow();
    assertThat(label.at()).isPresent();
    assertThat(label.bend()).isNotZero();
    push(KeyCode.CONTROL, KeyCode.DIGIT0);
    settle();
  }

  private void overrule() {
    add(
        SheetKind.OVERRIDES,
        Map.of(
            "a",
            named(inside(2, 2)),
            "adjacent",
            "no",
            "b",
            named(inside(3, 2)),
            "reason",
            "A marsh lies between them."));
    assertThat(project().get(Kinds.OVERRIDES)).hasSize(1);
  }

  // ---- the scenario

  private void makeTheScenario() {
    add(SheetKind.UNITS, Map.of("name", "Spearmen", "category", "infantry"));
    showPanel("Scenario");
    clickId("first-scenario");
    fill("new-scenario-name", "The Crossing");
    type(KeyCode.ENTER);
    settle();
    for (String nation : List.of("Reds", "Blues")) {
      clickId("nation-add");
      write(nation);
      type(KeyCode.ENTER);
      settle();
    }
    for (String nation : List.of("Reds", "Blues")) {
      add(SheetKind.POOLS, Map.of("nation", nation, "unit", "Spearmen", "count", "5"));
    }
    showPanel("Scenario");
    setUp("reds", inside(0, 0), "12");
    setUp("blues", ISLE, "7");
    clickId("ledger-players");
    ListView<?> nobody = find("seat-nations-2", ListView.class);
    onWindow(() -> {
      nobody.getSelectionModel().selectAll();
      nobody.requestFocus();
      return null;
    });
    push(KeyCode.ALT, KeyCode.LEFT);
    settle();

    Scenario made = project().scenarios().getFirst();
    assertThat(made.setups()).extracting(setup -> setup.nation().slug()).contains("reds", "blues");
    assertThat(made.setups())
        .extracting(Setup::treasury)
        .extracting(Optional::orElseThrow)
        .containsExactly(Halves.whole(12), Halves.whole(7));
    assertThat(made.setups()).noneMatch(setup -> setup.units().isEmpty());
    assertThat(made.players().getLast().nations()).extracting(NationId::slug).hasSize(2);
  }

  private void setUp(String nation, Point where, String treasury) {
    onWindow(() -> {
      @SuppressWarnings("unchecked") // lines of nations
      ListView<Object> list = find("nations", ListView.class);
      list.getItems().stream()
          .filter(line -> line.toString().contains(nation))
          .findFirst()
          .ifPresent(list.getSelectionModel()::select);
      return null;
    });
    settle();
    fill("setup-treasury", treasury);
    type(KeyCode.ENTER);
    settle();
    Subject place = Subject.of(placeAt(where));
    onWindow(() -> {
      bench().selection().set(place);
      return null;
    });
    settle();
    Node tile = find("piece-spearmen", Node.class);
    onWindow(() -> {
      tile.requestFocus();
      return null;
    });
    push(KeyCode.PLUS);
    push(KeyCode.PLUS);
    settle();
  }

  // ---- after that

  private void closeAndOpenAgain(Path home) {
    push(KeyCode.CONTROL, KeyCode.W);
    settle();
    assertThat(window.bench()).isEmpty();
    onWindow(() -> {
      window.open(home);
      return null;
    });
    settle();
  }

  private void look(String name) throws IOException {
    await("the painted map", () -> map().isSharp());
    new WindowShot(name, onWindow(() -> window.stage().getScene().getRoot().snapshot(null, null)))
        .write();
  }

  private void deleteSome() throws IOException {
    look("map-made");
    Place doomed = placeAt(inside(1, 1));
    delete(Subject.of(doomed));
    assertThat(project().provinces()).hasSize(PROVINCES - 1);
    delete(new Subject("area", "septentrio"));
    assertThat(project().areas()).hasSize(2);
    delete(new Subject("nation", "reds"));
    assertThat(project().get(Kinds.NATIONS)).extracting(Nation::name).containsExactly("Blues");
    delete(new Subject("scenario", "the-crossing"));
    assertThat(project().scenarios()).isEmpty();
  }

  private void delete(Subject subject) {
    onWindow(() -> {
      bench().selection().set(Set.of(subject));
      map().requestFocus();
      return null;
    });
    settle();
    push(KeyCode.DELETE);
    await("the plan", () -> !find("delete-do", Button.class).isDisabled());
    clickId("delete-do");
    await("that it is gone", () -> lookup("#delete-do").tryQuery().isEmpty());
    assertThat(References.in(project())).as("after deleting " + subject).isEmpty();
  }

  private void undoAll() {
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    strike(onWindow(() -> bench().document().done().size()), KeyCode.CONTROL, KeyCode.Z);
    assertThat(onWindow(() -> bench().document().done())).isEmpty();
    assertThat(project().map().places()).isEmpty();
  }

  private void save() {
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    push(KeyCode.CONTROL, KeyCode.S);
    await("that it is saved", () -> !bench().document().isDirty());
  }

  private static Map<String, String> files(Path home) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> all = Files.walk(home)) {
      all.filter(Files::isRegularFile)
          .filter(file -> !home.relativize(file).startsWith(".groma"))
          .forEach(file -> texts.put(home.relativize(file).toString(), read(file)));
    }
    return texts;
  }

  private List<String> errors() {
    return onWindow(() ->
        bench().verdict().get().orElseThrow().open().stream()
            .map(Report.Entry::finding)
            .filter(finding -> finding.severity() == Severity.ERROR)
            .map(Object::toString)
            .toList());
  }

  // ---- places

  private static Point inside(int column, int row) {
    return new Point(WEST + (column + 0.5) * STEP + 5, SOUTH + (row + 0.5) * STEP + 5);
  }

  /** On the border of two columns. */
  private static Point between(int column, int next, int row) {
    Point left = inside(column, row);
    return new Point((left.x() + inside(next, row).x()) / 2 - 2, left.y());
  }

  private Place placeAt(Point point) {
    Topology drawn = project().map();
    return drawn.places().keySet().stream()
        .filter(place ->
            drawn.facesOf(place).stream()
                .anyMatch(face ->
                    new SimplePointInAreaLocator(FaceShape.polygon(drawn, face))
                            .locate(new Coordinate(point.x(), point.y()))
                        == Location.INTERIOR))
        .findFirst()
        .orElseThrow();
  }

  private String named(Point point) {
    return project().provinces().find(placeAt(point).slug()).orElseThrow().name();
  }

  private WrittenName name(String subject) {
    await("the map is painted", () -> map().isSharp());
    return onWindow(() -> map().names()).stream()
        .filter(name -> name.subject().equals(subject))
        .findFirst()
        .orElseThrow();
  }

  // ---- the hand

  private void take(KeyCode letter, ToolKind kind) {
    onWindow(() -> {
      map().requestFocus();
      return null;
    });
    type(letter);
    settle();
    assertThat(onWindow(() -> map().tool().get())).isEqualTo(kind);
  }

  private void clickAll(Point... points) {
    for (Point point : points) {
      clickMap(point);
    }
  }

  /** Draws a line without letting go. */
  private void stroke(Point... points) {
    moveTo(onScreen(points[0]));
    press(MouseButton.PRIMARY);
    for (Point point : points) {
      moveTo(onScreen(point));
    }
    settle();
    release(MouseButton.PRIMARY);
    settle();
  }

  private void choose(String id, String name) {
    clickId(id);
    ComboBox<?> box = find(id, ComboBox.class);
    Offer.Item wanted =
        box.getItems().stream()
            .map(Offer.Item.class::cast)
            .filter(item -> item.name().equals(name))
            .findFirst()
            .orElseThrow();
    int steps =
        onWindow(() -> box.getItems().indexOf(wanted) - box.getSelectionModel().getSelectedIndex());
    for (int i = 0; i < Math.abs(steps); i++) {
      type(steps > 0 ? KeyCode.DOWN : KeyCode.UP);
    }
    type(KeyCode.ENTER);
    settle();
  }

  private void fill(String id, String text) {
    clickId(id);
    push(KeyCode.CONTROL, KeyCode.A);
    write(text);
  }

  private void enter(String id, String text) {
    onWindow(() -> {
      find(id, TextInputControl.class).requestFocus();
      return null;
    });
    push(KeyCode.CONTROL, KeyCode.A);
    write(text);
    type(KeyCode.ENTER);
    settle();
  }

  private void fire(String id) {
    onWindow(() -> {
      find(id, Button.class).fire();
      return null;
    });
    settle();
  }

  /** Adds a row by the form of a table. */
  private void add(SheetKind kind, Map<String, String> cells) {
    showPanel("Gazetteer");
    onWindow(() -> {
      String title = "Gazetteer: " + kind.title(bench().project().get());
      bench().actions().titled(title).orElseThrow().fire();
      return null;
    });
    settle();
    clickId("gazetteer-add");
    cells.forEach((column, text) ->
        onWindow(() -> {
          find("new-" + column, TextInputControl.class).setText(text);
          return null;
        }));
    fire("add-row");
    assertThat(find("add-wrong", Label.class).getText()).as("of " + kind).isEmpty();
    onWindow(() -> {
      find("add-bar", Node.class).requestFocus();
      return null;
    });
    type(KeyCode.ESCAPE);
    settle();
  }
}
