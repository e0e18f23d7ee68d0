package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import org.groma.editor.map.StackRow;
import org.groma.editor.pieces.Piece;
import org.groma.editor.pieces.Stand;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.id.UnitTypeId;
import org.groma.model.project.Kinds;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.model.topology.Point;
import org.groma.model.value.Halves;
import org.groma.model.value.Tags;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class ScenarioWindowTest extends StudioRobot {

  private static final NationId ROMANS = new NationId("romans");
  private static final Place LATIUM = Place.parse("province:latium");
  private static final Place CAMPANIA = Place.parse("province:campania");
  private static final Piece LEGION = new Piece.Unit(ROMANS, new UnitTypeId("legion"), Tags.NONE);

  private Scenario scenario() {
    return project().get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();
  }

  private Setup setup() {
    return scenario().setups().stream()
        .filter(setup -> setup.nation().equals(ROMANS))
        .findFirst()
        .orElseThrow();
  }

  private int count(Place place, Piece piece) {
    return Stand.count(Stand.of(scenario()).getOrDefault(place, List.of()), piece);
  }

  private Point stack(Place place) {
    return onWindow(() -> map().index().stackAt(place).orElseThrow());
  }

  private void choose(String nation) {
    clickId("nation-search");
    write(nation);
    settle();
    ListView<?> list = find("nations", ListView.class);
    onWindow(() -> {
      list.getSelectionModel().select(0);
      return null;
    });
    settle();
  }

  private void drag(Node from, Point2D to) {
    moveTo(from);
    press(MouseButton.PRIMARY);
    Point2D start = onWindow(() -> from.localToScreen(10, 10));
    moveTo(start.midpoint(to));
    moveTo(to);
    settle();
    release(MouseButton.PRIMARY);
    settle();
  }

  @Test
  void aCounterIsDraggedFromThePoolToAProvinceAndFromThereToAnother() {
    showPanel("Scenario");
    choose("Romans");
    onWindow(() -> {
      bench().map().show(map().index().stackAt(LATIUM).orElseThrow());
      return null;
    });
    settle();
    int before = count(LATIUM, LEGION);
    int elsewhere = count(CAMPANIA, LEGION);

    drag(find("piece-legion", Node.class), onScreen(stack(LATIUM)));
    assertThat(count(LATIUM, LEGION)).isEqualTo(before + 1);
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);

    push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertThat(count(LATIUM, LEGION)).isEqualTo(before);
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    settle();

    clickId("move-pieces");
    Point from = onWindow(() -> counterOf(LATIUM, LEGION));
    dragMap(from, stack(CAMPANIA));
    assertThat(count(LATIUM, LEGION)).isEqualTo(before);
    assertThat(count(CAMPANIA, LEGION)).isEqualTo(elsewhere + 1);
  }

  /** The middle of a counter on the map. */
  private Point counterOf(Place place, Piece piece) {
    var stands =
        Stand.of(bench().project().get().get(Kinds.SCENARIOS).stream().findFirst().orElseThrow())
            .get(place);
    int at = stands.stream().map(Stand::piece).toList().indexOf(piece);
    var view = map().viewport().get();
    double side =
        StackRow.side(
            StackRow.typicalSide(
                map().index().extent(), bench().project().get().provinces().size(), view.scale()));
    Point spot = map().index().stackAt(place).orElseThrow();
    var row = new StackRow(stands.size(), view.screenX(spot.x()), view.screenY(spot.y()), side);
    return view.map(row.left(at) + 3, row.top(at) + side / 2);
  }

  @Test
  void unitsOverTheStackingLimitTurnRedAndAreSaidBesideTheNation() {
    showPanel("Scenario");
    choose("Romans");
    onWindow(() -> {
      bench().selection().set(Subject.of(LATIUM));
      find("piece-infantry", Node.class).requestFocus();
      return null;
    });
    awaitVerdict();
    assertThat(troubles()).noneMatch(ScenarioWindowTest::isStacking);
    for (String piece :
        List.of("infantry", "legion", "aux-alans", "aux-goths", "aux-huns", "aux-vandals")) {
      Node tile = find("piece-" + piece, Node.class);
      onWindow(() -> {
        tile.requestFocus();
        return null;
      });
      for (int i = 0; i < 2; i++) {
        push(KeyCode.PLUS);
      }
    }
    settle();
    await(
        "the problem beside the nation",
        () -> troubles().stream().anyMatch(ScenarioWindowTest::isStacking));
  }

  private List<String> troubles() {
    return from(find("nation-troubles", VBox.class))
        .lookup(".label")
        .queryAllAs(Label.class)
        .stream()
        .map(Label::getText)
        .toList();
  }

  private static boolean isStacking(String sentence) {
    return sentence.contains("Latium") && sentence.contains("may stand");
  }

  @Test
  void aTreasuryIsChangedInTheFieldOfTheNation() {
    showPanel("Scenario");
    choose("Romans");
    doubleClickOn("#setup-treasury");
    settle();
    write("12.5").push(KeyCode.ENTER);
    settle();
    assertThat(setup().treasury()).contains(new Halves(25));
    assertThat(onWindow(() -> bench().document().done())).hasSize(1);
  }
}
