package org.groma.editor.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

/** The window without a mouse and without seeing it. */
class AccessWindowTest extends StudioRobot {

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
