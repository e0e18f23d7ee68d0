package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import org.groma.editor.map.Dressing;
import org.groma.editor.map.MapLayer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SimulationPanelWindowTest extends StudioRobot {

  @BeforeEach
  void openThePanel() {
    showPanel("Simulation");
  }

  private Dressing dressing() {
    return onWindow(() -> {
      Dressing[] seen = new Dressing[1];
      bench()
          .map()
          .dress(worn -> {
            seen[0] = worn;
            return worn;
          });
      return seen[0];
    });
  }

  private void type(String id, String text) {
    clickOn("#" + id).push(KeyCode.CONTROL, KeyCode.A).write(text);
  }

  @Test
  void gamesArePlayedAndGiveSharesAndAHeatMap() {
    type("simulation-games", "2");
    clickId("simulation-run");
    await("the games", () -> !lookup("#outcomes").queryAllAs(GridPane.class).isEmpty());

    assertThat(find("simulation-said", Label.class).getText()).startsWith("2 games of ");
    assertThat(find("outcomes", GridPane.class).getChildren())
        .filteredOn(Label.class::isInstance)
        .anySatisfy(label -> assertThat(((Label) label).getText()).contains("%"));

    ComboBox<?> heat = find("heat", ComboBox.class);
    clickOn(heat).type(KeyCode.DOWN).type(KeyCode.ENTER);
    settle();
    assertThat(heat.getValue()).hasToString("Fights of all kinds");
    assertThat(dressing().heat()).hasSizeGreaterThan(100).containsValue(1.0);
  }

  @Test
  void aGameIsWatchedStepByStepAndTheMapIsClearedAfterwards() {
    boolean before = onWindow(() -> bench().map().layers().get().shows(MapLayer.OWNERS));
    clickId("show-game");
    clickId("watch-game");
    await("the film", () -> lookup("#film-story").tryQuery().isPresent());
    assertThat(find("film-caption", Label.class).getText()).isEqualTo("Set-up");
    Dressing setUp = dressing();
    assertThat(setUp.owners()).isNotEmpty();
    assertThat(onWindow(() -> bench().map().layers().get().shows(MapLayer.OWNERS))).isTrue();

    clickId("film-turn-next");
    push(KeyCode.CONTROL, KeyCode.RIGHT);
    settle();
    assertThat(find("film-caption", Label.class).getText()).startsWith("Turn 2 · ");
    ListView<?> story = find("film-story", ListView.class);
    assertThat(story.getItems()).isNotEmpty();
    assertThat(dressing().owners()).isNotEqualTo(setUp.owners());
    type(KeyCode.LEFT);
    settle();
    assertThat(find("film-caption", Label.class).getText()).startsWith("Turn 2 · ");

    clickId("film-close");
    assertThat(dressing().owners()).isEmpty();
    assertThat(onWindow(() -> bench().map().layers().get().shows(MapLayer.OWNERS)))
        .isEqualTo(before);
  }

  @Test
  void aBattleIsWorkedOut() {
    clickId("show-battle");
    await("the units", () -> lookup("#attacker-count-archer").tryQuery().isPresent());
    assertThat(lookup("#chance-attacker").tryQuery()).isEmpty();
    for (String side : new String[] {"attacker", "defender"}) {
      clickOn("#" + side + "-count-archer");
      type(KeyCode.UP);
      type(KeyCode.UP);
      type(KeyCode.UP);
    }
    await("the odds", () -> lookup("#chance-attacker").tryQuery().isPresent());

    assertThat(find("chance-attacker", Label.class).getText()).matches("\\d+\\.\\d %");
    double attacker =
        Double.parseDouble(find("chance-attacker", Label.class).getText().replace(" %", ""));
    double defender =
        Double.parseDouble(find("chance-defender", Label.class).getText().replace(" %", ""));
    assertThat(attacker + defender).isBetween(99.8, 100.2);
  }
}
