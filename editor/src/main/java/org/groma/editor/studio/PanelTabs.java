package org.groma.editor.studio;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/**
 * The tabs of the lower part of the window. Folded they are a line of titles, which still tell how
 * much there is in them; a click on one unfolds them, a double click folds them.
 */
final class PanelTabs extends TabPane {

  /** Until the theme has said how high a title is. */
  private static final double LINE = 40;

  private final DeskFolds folds;
  private boolean unfolding;

  PanelTabs(List<Panel> panels, DeskFolds folds) {
    this.folds = folds;
    setId("panels");
    setAccessibleText("Panels");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    for (Panel panel : panels) {
      Tab tab = new Tab(panel.title(), panel.content());
      tab.setUserData(panel);
      tab.textProperty().bind(panel.caption());
      tab.selectedProperty().addListener((_, _, inFront) -> panel.shown(inFront && isUnfolded()));
      tab.setGraphic(Icons.of(panel.icon()));
      getTabs().add(tab);
    }
    folds.shown(DeskPart.PANELS).addListener((_, _, _) -> fold());
    skinProperty().addListener((_, _, _) -> fold());
    addEventFilter(MouseEvent.MOUSE_CLICKED, this::clicked);
    fold();
  }

  private boolean isUnfolded() {
    return folds.shown(DeskPart.PANELS).get();
  }

  /** The name of a panel; its tab may say more. */
  static String title(Tab tab) {
    return ((Panel) tab.getUserData()).title();
  }

  /** Takes the room that folded or unfolded tabs need. */
  void fold() {
    boolean open = isUnfolded();
    double line = line();
    setMinHeight(open ? Region.USE_COMPUTED_SIZE : line);
    setMaxHeight(open ? Double.MAX_VALUE : line);
    getTabs().forEach(tab -> tab.getContent().setVisible(open)); // nothing unseen gets the keyboard
    Optional.ofNullable(getSelectionModel().getSelectedItem())
        .ifPresent(tab -> ((Panel) tab.getUserData()).shown(open));
  }

  private double line() {
    if (getScene() != null) {
      applyCss();
    }
    Node header = lookup(".tab-header-area");
    double high = header == null ? 0 : header.prefHeight(-1);
    return high > 0 ? high : LINE;
  }

  private void clicked(MouseEvent event) {
    if (!isOnATab(event)) {
      return;
    }
    if (!isUnfolded()) {
      unfolding = true;
      folds.say(DeskPart.PANELS, true);
    } else if (event.getClickCount() == 1) {
      unfolding = false;
    } else if (!unfolding) { // else it is the second click of the one that unfolded them
      folds.say(DeskPart.PANELS, false);
    }
  }

  private boolean isOnATab(MouseEvent event) {
    Node node = event.getTarget() instanceof Node target ? target : null;
    while (node != null && !node.equals(this)) {
      if (node.getStyleClass().contains("tab")) {
        return true;
      }
      node = node.getParent();
    }
    return false;
  }
}
