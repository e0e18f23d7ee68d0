package org.groma.editor.panel.scenario;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** One page of the panel, which shows one side of the chosen scenario. */
interface ScenarioPage {

  Node node();

  /** Shows the newest state; only asked while there is a scenario and the page is in front. */
  void show();

  /** A page that is longer than the panel. */
  static ScrollPane scrolling(Region content) {
    content.getStyleClass().add("scenario-page");
    ScrollPane pane = new ScrollPane(content);
    pane.setFitToWidth(true);
    pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    return pane;
  }

  /** A form whose buttons stay in view, with what is wrong beside them. */
  static BorderPane form(Region content, Label wrong, Node... buttons) {
    wrong.getStyleClass().add("field-wrong");
    wrong.setWrapText(true);
    HBox foot = new HBox(8, buttons);
    foot.getChildren().add(wrong);
    foot.setAlignment(Pos.CENTER_LEFT);
    foot.getStyleClass().add("worksheet-bar");
    return new BorderPane(scrolling(content), null, null, foot, null);
  }

  static Label head(String text) {
    Label head = new Label(text);
    head.getStyleClass().add("part-head");
    return head;
  }

  static Label quiet(String text) {
    Label label = new Label(text);
    label.getStyleClass().addAll("text-muted", "text-small");
    label.setWrapText(true);
    return label;
  }
}
