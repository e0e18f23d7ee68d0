package org.groma.editor.panel.scenario;

import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.studio.Icons;
import org.groma.model.id.NationId;
import org.groma.model.scenario.Seat;

/** One player and the nations that they run; or the nations that nobody runs. */
final class SeatCard extends BorderPane {

  private static final PseudoClass OVER = PseudoClass.getPseudoClass("over");

  private final SeatsPage page;
  private final int number;
  private final ValueField name = new ValueField();
  private final Label nobody = new Label("Played by nobody");
  private final HBox head = new HBox(2);
  private final ListView<NationId> list = new ListView<>();
  private Optional<Seat> seat = Optional.empty();

  SeatCard(SeatsPage page, int number) {
    this.page = page;
    this.number = number;
    getStyleClass().add("seat-card");
    setId("seat-" + number);
    name.setId("seat-name-" + number);
    name.setAccessibleText("Name of the player");
    name.onCommit(typed -> {
      Optional<String> wrong = seat.flatMap(each -> page.rename(each, typed));
      wrong.ifPresent(_ -> name.restore());
      return wrong.isEmpty();
    });
    HBox.setHgrow(name, Priority.ALWAYS);
    head.setAlignment(Pos.CENTER_LEFT);
    nobody.getStyleClass().add("part-head");
    list.setId("seat-nations-" + number);
    list.getStyleClass().add("dense");
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.setPlaceholder(new Label("No nations"));
    list.setCellFactory(_ -> new NationCell());
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    setTop(head);
    setCenter(list);
    setOnMouseDragEntered(_ -> pseudoClassStateChanged(OVER, true));
    setOnMouseDragExited(_ -> pseudoClassStateChanged(OVER, false));
    setOnMouseDragReleased(_ -> page.drop(seat));
  }

  void show(Optional<Seat> other, List<NationId> nations) {
    if (head.getChildren().isEmpty() || !other.isPresent() == seat.isPresent()) {
      seat = other;
      layOutHead();
    }
    seat = other;
    other.ifPresent(each -> {
      if (!(name.isFocused() && name.isChanged())) {
        name.setValue(each.name());
      }
      list.setAccessibleText("Nations of " + each.name());
    });
    if (other.isEmpty()) {
      list.setAccessibleText("Nations that nobody plays");
    }
    if (!list.getItems().equals(nations)) {
      list.getItems().setAll(nations);
    }
    list.refresh();
  }

  private void layOutHead() {
    if (seat.isEmpty()) {
      head.getChildren().setAll(nobody);
      return;
    }
    head.getChildren()
        .setAll(
            name,
            button(
                "left",
                "fth-chevron-left",
                "Seat before",
                () -> seat.ifPresent(s -> page.move(s, -1))),
            button(
                "right",
                "fth-chevron-right",
                "Seat after",
                () -> seat.ifPresent(s -> page.move(s, 1))),
            button(
                "remove", "fth-trash-2", "Remove this player", () -> seat.ifPresent(page::remove)));
  }

  private Button button(String what, String icon, String says, Runnable run) {
    Button button = new Button(null, Icons.of(icon));
    button.setId("seat-" + what + "-" + number);
    button.getStyleClass().addAll("flat", "small");
    button.setAccessibleText(says);
    button.setTooltip(new Tooltip(says));
    button.setOnAction(_ -> run.run());
    return button;
  }

  private void key(KeyEvent event) {
    if (event.isAltDown()
        && (event.getCode() == KeyCode.LEFT || event.getCode() == KeyCode.RIGHT)) {
      page.shift(number, chosen(), event.getCode() == KeyCode.LEFT ? -1 : 1);
      event.consume();
    }
  }

  private List<NationId> chosen() {
    return List.copyOf(list.getSelectionModel().getSelectedItems());
  }

  void select(List<NationId> nations) {
    list.getSelectionModel().clearSelection();
    nations.forEach(list.getSelectionModel()::select);
    list.requestFocus();
  }

  void startNaming() {
    Platform.runLater(() -> { // what is new in the window cannot have the keyboard yet
      name.requestFocus();
      name.selectAll();
    });
  }

  /** A nation that can be dragged to another card. */
  private final class NationCell extends ListCell<NationId> {

    NationCell() {
      setPrefWidth(0);
      setOnDragDetected(event -> {
        if (!isEmpty()) {
          page.drag(chosen().contains(getItem()) ? chosen() : List.of(getItem()));
          startFullDrag();
          event.consume();
        }
      });
    }

    @Override
    protected void updateItem(NationId nation, boolean empty) {
      super.updateItem(nation, empty);
      getStyleClass().removeAll("nation-in", "text-muted");
      setText(empty || nation == null ? null : page.name(nation));
      if (!empty && nation != null) {
        getStyleClass().add(page.isSetUp(nation) ? "nation-in" : "text-muted");
      }
    }
  }
}
