package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

/** How the room of the window is shared out, and where the window stands. */
class DeskLayoutWindowTest extends StudioRobot {

  private static final double MOST = 0.55;

  private void resize(double width, double height) {
    onWindow(() -> {
      window.stage().setWidth(width);
      window.stage().setHeight(height);
      return null;
    });
    settle();
    layOut();
  }

  private void layOut() {
    settle();
    onWindow(() -> {
      window.stage().getScene().getRoot().applyCss();
      window.stage().getScene().getRoot().layout();
      return null;
    });
    settle();
  }

  private double shareOfMap() {
    return onWindow(() ->
        map().getWidth()
            * map().getHeight()
            / (window.stage().getScene().getWidth() * window.stage().getScene().getHeight()));
  }

  private boolean shown(String id) {
    return onWindow(() -> {
      Node node = window.stage().getScene().lookup("#" + id);
      return node != null && node.getBoundsInParent().getHeight() > 60;
    });
  }

  @Test
  void theMapKeepsMostOfASmallWindow() {
    assertThat(shown("panels")).as("in a large window").isTrue();
    resize(980, 700); // the headless screen is not wider; what is missing is the map's
    assertThat(shareOfMap()).isGreaterThan(MOST);
    assertThat(onWindow(() -> window.stage().getScene().lookup("#panels"))).isNotNull();
    assertThat(shown("sidebar")).as("there is room for the inspector").isTrue();

    resize(980, 980);
    assertThat(shown("panels")).as("in a window that is large again").isTrue();
  }

  @Test
  void partsGoAndComeBackByKeyByClickAndByMenuAndStayAsTheyWere() {
    push(KeyCode.CONTROL, KeyCode.J);
    layOut();
    assertThat(shown("panels")).isFalse();
    clickOn(lookup("#panels .tab").nth(1).<Node>query());
    layOut();
    assertThat(shown("panels")).as("a click on a tab").isTrue();
    assertThat(onWindow(() -> find("panels", TabPane.class).getSelectionModel().getSelectedIndex()))
        .isEqualTo(1);

    onWindow(() -> {
      find("fold-sidebar", ToggleButton.class).fire();
      bench().actions().titled("Show or Hide Tool Strip").orElseThrow().fire();
      return null;
    });
    layOut();
    assertThat(shown("sidebar")).isFalse();
    assertThat(shown("tools")).isFalse();
    assertThat(onWindow(() -> map().isFocused())).isTrue();

    onWindow(() -> {
      window.end();
      window.stage().hide();
      return null;
    });
    start(folder);
    layOut();
    assertThat(shown("sidebar")).as("remembered").isFalse();
    assertThat(shown("tools")).as("remembered").isFalse();
    assertThat(shown("panels")).isTrue();
    push(KeyCode.CONTROL, KeyCode.B);
    layOut();
    assertThat(shown("sidebar")).isTrue();
  }

  @Test
  void aPartThatGoesForWantOfRoomLeavesTheKeyboardWhereItIs() {
    push(KeyCode.CONTROL, KeyCode.K);
    onWindow(() -> {
      window.textSize().set(18);
      return null;
    });
    layOut();
    assertThat(shown("sidebar")).isFalse();
    assertThat(onWindow(() -> window.stage().getScene().getFocusOwner().getId()))
        .isEqualTo("palette");
  }

  @Test
  void aFoldedPanelUnfoldsWhenItIsAskedFor() {
    push(KeyCode.CONTROL, KeyCode.J);
    push(KeyCode.CONTROL, KeyCode.DIGIT3);
    layOut();
    assertThat(shown("panels")).isTrue();
    assertThat(onWindow(() -> window.stage().getScene().getFocusOwner().getId()))
        .isEqualTo("proof-table");
  }

  @Test
  void aMaximisedWindowIsMaximisedAgainAndKnowsItsSizeBefore() {
    double width = onWindow(() -> window.stage().getWidth());
    onWindow(() -> {
      window.stage().setMaximized(true);
      return null;
    });
    settle();
    onWindow(() -> {
      window.end();
      return null;
    });
    Memory memory = Memory.in(scratch.resolve("studio.properties"));
    assertThat(memory.get("window.maximised")).contains("true");
    assertThat(memory.number("window.width", 0)).isEqualTo(width);
    assertThat(
            onWindow(() -> {
              Stage stage = new Stage();
              new WindowPlace(stage, memory).recall();
              return stage.isMaximized();
            }))
        .isTrue();
  }

  @Test
  void aWindowComesBackWhereItsTitleBarCanBeSeized() {
    Rectangle2D screen = new Rectangle2D(0, 24, 1600, 976);
    Rectangle2D right = new Rectangle2D(1600, 0, 1280, 1024);
    List<Rectangle2D> both = List.of(screen, right);
    Rectangle2D usual = new Rectangle2D(100, 80, 1200, 800);
    assertThat(WindowPlace.within(usual, both, screen)).isEqualTo(usual);
    assertThat(WindowPlace.within(new Rectangle2D(100, -60, 1200, 800), both, screen))
        .as("above the screen")
        .isEqualTo(new Rectangle2D(100, 24, 1200, 800));
    assertThat(WindowPlace.within(new Rectangle2D(1700, 90, 1000, 700), List.of(screen), screen))
        .as("on a screen that was unplugged")
        .isEqualTo(new Rectangle2D(600, 90, 1000, 700));
    assertThat(WindowPlace.within(new Rectangle2D(0, 0, 4000, 3000), List.of(screen), screen))
        .as("larger than the screen")
        .isEqualTo(screen);
    Rectangle2D across = new Rectangle2D(1400, 50, 800, 600);
    assertThat(WindowPlace.within(across, both, screen)).as("on two screens").isEqualTo(across);
  }
}
