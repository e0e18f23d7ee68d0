package org.groma.editor.studio;

import java.util.regex.Pattern;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.groma.editor.tour.Tour;

/** The card of a step: title, words, how far the tour is, and where to go from here. */
final class TourCard extends VBox {

  private static final Pattern SHORTCUT = Pattern.compile("Shortcut(\\+\\w+)+");

  private final Tour tour;
  private final Label position = new Label();
  private final Label title = new Label();
  private final Label words = new Label();
  private final Button back = new Button("Back");
  private final Button next = new Button();
  private final Button end = new Button("End tour");

  TourCard(Tour tour) {
    this.tour = tour;
    setId("tour-card");
    getStyleClass().add("tour-card");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TEXT);
    position.setId("tour-position");
    position.getStyleClass().add("text-muted");
    title.setId("tour-title");
    title.getStyleClass().add("title-4");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    Label keys = new Label("Enter goes on, F6 leads there, F1 back, Esc ends.");
    keys.getStyleClass().addAll("text-muted", "tour-keys");
    keys.setWrapText(true);
    keys.setMinHeight(Region.USE_PREF_SIZE);
    end.setId("tour-end");
    end.getStyleClass().add("flat");
    end.setOnAction(_ -> tour.end());
    back.setId("tour-back");
    back.setOnAction(_ -> tour.back());
    next.setId("tour-next");
    next.getStyleClass().add("accent");
    next.setOnAction(_ -> tour.next());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox buttons = new HBox(8, end, gap, back, next);
    buttons.setAlignment(Pos.CENTER_LEFT);
    buttons.getChildren().forEach(each -> ((Region) each).setMinWidth(Region.USE_PREF_SIZE));
    getChildren().addAll(position, title, words, keys, buttons);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    show();
  }

  /** Says what the step says. */
  void show() {
    position.setText(tour.position());
    title.setText(tour.step().title());
    words.setText(
        SHORTCUT
            .matcher(tour.step().words())
            .replaceAll(found -> KeyCombination.valueOf(found.group()).getDisplayText()));
    end.setVisible(!tour.isLast());
    back.setDisable(tour.isFirst());
    next.setText(tour.isLast() ? "Finish" : "Next");
    setAccessibleText(position.getText() + ". " + title.getText() + ". " + words.getText());
  }

  private void key(KeyEvent event) {
    switch (event.getCode()) {
      case ESCAPE -> tour.end();
      case RIGHT -> tour.next();
      case LEFT -> tour.back();
      case ENTER -> {
        if (back.isFocused()) {
          tour.back();
        } else if (end.isFocused()) {
          tour.end();
        } else {
          tour.next();
        }
      }
      default -> {
        return;
      }
    }
    event.consume();
  }
}
