package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Set;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import org.groma.editor.map.LayerStack;
import org.groma.editor.map.MapLayer;
import org.groma.editor.tool.Input;
import org.groma.editor.tool.ToolKind;
import org.groma.model.edit.PutEntry;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.Place;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.topology.Arc;
import org.groma.model.topology.Point;
import org.groma.model.topology.Topology;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/**
 * Takes the pictures that the README shows. {@code -Dgroma.screenshots=../docs/images} puts them
 * there; otherwise it is only seen that they can be taken.
 */
class ScreenshotsTest extends StudioRobot {

  private static final double WIDTH = 1600;
  private static final double HEIGHT = 1000;
  private static final String GAMES = "20";

  @Test
  void picturesOfTheWindow() throws IOException {
    enlarge();
    awaitVerdict();
    onWindow(() -> {
      map().requestFocus();
      bench().selection().set(new Subject("province", "pannonia"));
      return null;
    });
    awaitPlate();
    take("overview");

    onWindow(() -> {
      bench().reveal(new Subject("province", "dacia"));
      return null;
    });
    bendABorder();
    awaitPlate();
    take("editing-a-border");
    onWindow(() -> {
      map().tell(new Input.Typed(Input.Key.ESCAPE, Input.Held.NONE));
      bench().map().tool().set(ToolKind.SELECT);
      bench().map().fit();
      return null;
    });

    showPanel("Gazetteer");
    onWindow(() -> {
      bench().selection().set(new Subject("province", "thracia"));
      return null;
    });
    awaitPlate();
    take("gazetteer");

    untidyAName();
    awaitVerdict();
    showPanel("Problems");
    chooseTheProblem();
    awaitPlate();
    take("problems-with-a-fix");
    onWindow(() -> bench().document().undo());

    showPanel("Scenario");
    awaitPlate();
    take("scenario");
    show(MapLayer.OWNERS, true);
    awaitPlate();
    take("owners");
    show(MapLayer.OWNERS, false);
    playSomeGames();
    awaitPlate();
    take("simulation");
    onWindow(() -> {
      heat().getSelectionModel().selectFirst();
      return null;
    });

    showPanel("Problems");
    onWindow(() -> {
      window.dark().set(true);
      return null;
    });
    awaitVerdict();
    awaitPlate();
    take("dark-theme");
    onWindow(() -> {
      window.dark().set(false);
      return null;
    });
  }

  /** Puts the window's content into a scene that is larger than the headless screen. */
  private void enlarge() {
    onWindow(() -> {
      Scene small = window.stage().getScene();
      Parent root = small.getRoot();
      small.setRoot(new Pane());
      Scene large = new Scene(root, WIDTH, HEIGHT);
      large.getStylesheets().setAll(small.getStylesheets());
      root.resize(WIDTH, HEIGHT);
      root.applyCss();
      root.layout();
      window.stage().setScene(large);
      root.resize(WIDTH, HEIGHT);
      root.layout();
      return null;
    });
    settle();
  }

  private void awaitPlate() {
    await("the painted map", () -> map().isSharp());
  }

  /** Drags the middle of a border of Dacia and holds it. */
  private void bendABorder() {
    Topology drawn = project().map();
    Arc border =
        drawn.arc(
            drawn.shared(face(drawn, "dacia"), face(drawn, "tyras")).findFirst().orElseThrow());
    int middle = border.line().size() / 2;
    Point corner = new Point(border.line().x(middle), border.line().y(middle));
    onWindow(() -> {
      bench().map().tool().set(ToolKind.VERTEX);
      double pixel = bench().map().viewport().get().pixel();
      map().tell(new Input.Pressed(corner, Input.Held.NONE, 1));
      map()
          .tell(
              new Input.Dragged(
                  new Point(corner.x() + 16 * pixel, corner.y() + 5 * pixel), Input.Held.NONE));
      return null;
    });
  }

  private void show(MapLayer layer, boolean shown) {
    onWindow(() -> {
      LayerStack layers = bench().map().layers().get();
      bench().map().layers().set(layers.with(layer, layers.of(layer).shown(shown)));
      return null;
    });
    settle();
  }

  private static int face(Topology map, String province) {
    return map.facesOf(Place.of(new ProvinceId(province))).getFirst();
  }

  /** Plays games and lays the fights over the map. */
  private void playSomeGames() {
    showPanel("Simulation");
    onWindow(() -> {
      find("simulation-games", TextField.class).setText(GAMES);
      find("simulation-run", Button.class).fire();
      return null;
    });
    await("the games", () -> !lookup("#outcomes").queryAllAs(GridPane.class).isEmpty());
    onWindow(() -> {
      heat().getSelectionModel().select(1);
      bench().selection().set(Set.of());
      return null;
    });
    settle();
  }

  private ComboBox<?> heat() {
    return find("heat", ComboBox.class);
  }

  private void untidyAName() {
    Province thracia = project().provinces().find("thracia").orElseThrow();
    onWindow(() ->
        bench()
            .perform(
                "Rename",
                PutEntry.of(
                    Kinds.PROVINCES,
                    new Province(
                        thracia.id(),
                        "Thracia ",
                        thracia.aliases(),
                        thracia.area(),
                        thracia.terrain(),
                        thracia.income(),
                        thracia.granary(),
                        thracia.caravan(),
                        thracia.island(),
                        thracia.extent(),
                        thracia.tags(),
                        thracia.attributes(),
                        thracia.origin()))));
    settle();
  }

  private void chooseTheProblem() {
    onWindow(() -> {
      bench().actions().titled("Next Problem").orElseThrow().fire();
      return null;
    });
    settle();
    assertThat(lookup("#problem-message").tryQuery()).as("the chosen problem").isPresent();
    assertThat(find("apply-fix", Button.class).isVisible()).as("its fix").isTrue();
  }

  private void take(String name) throws IOException {
    new WindowShot(
            name,
            onWindow(() -> {
              Parent root = window.stage().getScene().getRoot();
              root.resize(WIDTH, HEIGHT);
              root.applyCss();
              root.layout();
              return root.snapshot(null, null);
            }))
        .write();
  }
}
