package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** The window without a mouse and without seeing it. */
class AccessWindowTest extends StudioRobot {

  private static final int PICTURES = 5;

  private static final List<String> PANELS =
      List.of("Problems", "Gazetteer", "Proofread", "Scenario", "Simulation", "History");

  private Parent root() {
    return window.stage().getScene().getRoot();
  }

  private void look(String where, List<String> lacks) {
    settle();
    onWindow(() -> {
      root().applyCss();
      root().layout();
      return null;
    });
    onWindow(() -> Spoken.lacks(root())).forEach(lack -> lacks.add(where + ": " + lack));
  }

  @Test
  void everythingThatCanBeFocusedHasANameAndNothingIsForTheMouseAlone() {
    List<String> lacks = new ArrayList<>();
    awaitVerdict();
    onWindow(() -> {
      bench().reveal(new Subject("province", "dacia"));
      window.notices().failed("Something is wrong.", "details");
      return null;
    });
    for (String panel : PANELS) {
      showPanel(panel);
      look(panel, lacks);
    }
    onWindow(() -> {
      TabPane sidebar = find("sidebar", TabPane.class);
      sidebar.getSelectionModel().select(1);
      return null;
    });
    look("Layers", lacks);
    for (KeyCode key : new KeyCode[] {KeyCode.K, KeyCode.I, KeyCode.P}) {
      push(KeyCode.CONTROL, key);
      look("Ctrl+" + key, lacks);
      type(KeyCode.ESCAPE);
    }
    push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E);
    look("Export", lacks);
    type(KeyCode.ESCAPE);
    onWindow(() -> {
      window.welcome();
      return null;
    });
    look("Welcome", lacks);

    assertThat(lacks).isEmpty();
  }

  @Test
  void tabGoesThroughTheWholeWindowAndOutOfEveryPanel() {
    awaitVerdict();
    onWindow(() -> {
      bench().reveal(new Subject("province", "dacia"));
      map().requestFocus();
      return null;
    });
    for (String panel : PANELS) {
      showPanel(panel);
      onWindow(() -> {
        Tab tab = find("panels", TabPane.class).getSelectionModel().getSelectedItem();
        assertThat(Rounds.focus(tab.getContent())).as(panel).isTrue();
        return null;
      });
      Set<String> passed = new LinkedHashSet<>();
      for (int i = 0;
          i < 140 && !passed.containsAll(Set.of("panels", "tools", "map", "sidebar"));
          i++) {
        passed.add(part());
        type(KeyCode.TAB);
      }
      assertThat(passed).as("from " + panel).contains("panels", "tools", "map", "sidebar");
    }
  }

  @Test
  void f6GoesRoundThePartsAndAPanelIsEnteredAtItsTable() {
    push(KeyCode.CONTROL, KeyCode.DIGIT3);
    settle();
    assertThat(onWindow(() -> window.stage().getScene().getFocusOwner().getId()))
        .isEqualTo("proof-table");
    List<String> passed = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      type(KeyCode.F6);
      passed.add(part());
    }
    assertThat(passed).containsExactly("tools", "map", "sidebar", "panels");
    push(KeyCode.SHIFT, KeyCode.F6);
    assertThat(part()).isEqualTo("sidebar");
  }

  @Test
  void whatHasTheKeyboardLooksDifferent() {
    awaitVerdict();
    onWindow(() -> {
      bench().reveal(new Subject("province", "dacia"));
      map().requestFocus();
      return null;
    });
    List<String> unseen = new ArrayList<>();
    Set<String> passed = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      type(KeyCode.TAB);
      settle();
      Node owner = onWindow(() -> window.stage().getScene().getFocusOwner());
      passed.add(part());
      if (!looksDifferent(owner)) {
        unseen.add(owner.toString());
      }
    }
    assertThat(unseen).isEmpty();
    assertThat(passed).as("no part keeps the keyboard").contains("panels", "sidebar");
  }

  /** A picture is sometimes taken before what it shows has been styled; the next one is right. */
  private boolean looksDifferent(Node owner) {
    Node other = owner.equals(map()) ? find("sidebar", TabPane.class) : map();
    boolean different = false;
    for (int i = 0; i < PICTURES && !different; i++) {
      int[] focused = pixels(owner);
      focus(other);
      different = !Arrays.equals(focused, pixels(owner));
      focus(owner);
    }
    return different;
  }

  private static void focus(Node node) {
    onWindow(() -> {
      node.requestFocus();
      return null;
    });
    settle();
  }

  private static int[] pixels(Node node) {
    return onWindow(() -> {
      WritableImage image = node.getScene().snapshot(null);
      Bounds at = node.localToScene(node.getLayoutBounds());
      // a little more than the node, since rings lie round it
      int x = (int) Math.max(0, at.getMinX() - 4);
      int y = (int) Math.max(0, at.getMinY() - 4);
      int width = (int) Math.min(image.getWidth() - x, at.getWidth() + 8);
      int height = (int) Math.min(image.getHeight() - y, at.getHeight() + 8);
      int[] argb = new int[width * height];
      image
          .getPixelReader()
          .getPixels(x, y, width, height, PixelFormat.getIntArgbInstance(), argb, 0, width);
      return argb;
    });
  }

  /** The id of the part of the window that has the keyboard. */
  private String part() {
    return onWindow(() -> {
      for (Node node = window.stage().getScene().getFocusOwner();
          node != null;
          node = node.getParent()) {
        if (node.getId() != null
            && Set.of("panels", "tools", "map", "sidebar").contains(node.getId())) {
          return node.getId();
        }
      }
      return "elsewhere";
    });
  }

  @Test
  void everyTextStandsOutByDayAndByNight() {
    awaitVerdict();
    List<String> faint = new ArrayList<>();
    onWindow(() -> {
      bench().reveal(new Subject("province", "dacia"));
      window.notices().failed("Something is wrong.", "details");
      return null;
    });
    for (boolean dark : new boolean[] {false, true}) {
      onWindow(() -> {
        window.dark().set(dark);
        return null;
      });
      for (String panel : PANELS) {
        showPanel(panel);
        onWindow(() -> {
          root().applyCss();
          root().layout();
          Legible.faint(root())
              .forEach(text -> faint.add((dark ? "dark " : "light ") + panel + ": " + text));
          return null;
        });
      }
    }
    assertThat(faint).isEmpty();
  }

  @Test
  void everyActionIsInAMenuOrInThePaletteUnderAKeyOfItsOwn() {
    List<Action> all = onWindow(() -> bench().actions().all());
    assertThat(all)
        .allSatisfy(action ->
            assertThat(action.menu().isEmpty() || Menus.ORDER.contains(action.menu()))
                .as(action.title())
                .isTrue());
    assertThat(all).extracting(Action::title).doesNotHaveDuplicates();
    assertThat(all.stream().flatMap(action -> action.keys().stream()).map(KeyCombination::getName))
        .doesNotHaveDuplicates();
  }
}
