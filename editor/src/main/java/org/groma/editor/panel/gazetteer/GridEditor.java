package org.groma.editor.panel.gazetteer;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Cell;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Look;

/**
 * The field in a cell that is being edited. What cannot be read keeps it open, with the sentence
 * under the cell.
 */
final class GridEditor {

  private final Grid grid;
  private final Cell cell;
  private final Runnable leave;
  private final ValueField field = new ValueField();
  private final Popup bubble = new Popup();
  private final Label sentence = new Label();
  private final Button create = new Button();
  private final VBox said = new VBox(4);
  private boolean closed;

  GridEditor(Grid grid, Cell cell, Runnable leave) {
    this.grid = grid;
    this.cell = cell;
    this.leave = leave;
    field.setId("cell-editor");
    field.getStyleClass().add("cell-editor");
    field.setAccessibleText(
        grid.model().title(cell.column()) + " of " + grid.model().called(cell.row()));
    field.setChoices(choices());
    field.setValue(grid.model().sheet().show(cell).text());
    grid.model().draft(cell).ifPresent(draft -> field.setText(draft.typed()));
    field.onCommit(this::commit);
    field.onDone(() -> {
      close();
      leave.run();
      grid.step(1, 0);
    });
    field.onGiveUp(() -> {
      close();
      grid.model().forget(cell);
      leave.run();
      grid.requestFocus();
    });
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    field.textProperty().addListener((_, _, _) -> bubble.hide());
    sentence.getStyleClass().add("cell-wrong");
    sentence.setWrapText(true);
    sentence.setMaxWidth(420);
    sentence.setId("cell-wrong");
    create.setId("cell-create");
    create.getStyleClass().add("small");
    create.setFocusTraversable(false);
    create.managedProperty().bind(create.visibleProperty());
    said.getChildren().addAll(sentence, create);
    bubble.getContent().add(said);
    bubble.setHideOnEscape(false);
  }

  private List<String> choices() {
    Optional<Column<?>> column = grid.model().sheet().column(cell.column()).map(each -> each);
    return column.filter(each -> each.look() == Look.YES_NO).isPresent()
        ? List.of("yes", "no")
        : grid.model().sheet().choices(cell.column());
  }

  ValueField field() {
    return field;
  }

  void begin() {
    Optional<String> letter = grid.takeFirstLetter();
    field.begin(letter);
    if (letter.isEmpty()) {
      grid.model().draft(cell).ifPresent(draft -> say(draft.sentence()));
    }
  }

  private boolean commit(String typed) {
    if (closed) {
      return true;
    }
    Optional<String> wrong = grid.model().type(cell, typed);
    wrong.ifPresentOrElse(this::say, bubble::hide);
    return wrong.isEmpty();
  }

  /** The cell is left without Enter. */
  void settle() {
    if (!closed) {
      field.commit();
      closed = true;
    }
  }

  private void say(String what) {
    sentence.setText(what);
    grid.styled(said);
    var offer = grid.model().offer(Map.of(cell, field.getText()));
    create.setVisible(offer.isPresent());
    offer.ifPresent(each -> {
      create.setText(each.title());
      create.setOnAction(_ -> {
        close();
        leave.run();
        grid.model().make(cell, each);
        grid.requestFocus();
      });
    });
    Bounds at = field.getScene() == null ? null : field.localToScreen(field.getBoundsInLocal());
    if (at != null) {
      bubble.show(field, at.getMinX(), at.getMaxY() + 4);
    }
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.TAB) {
      if (field.commit()) {
        close();
        leave.run();
        grid.step(0, event.isShiftDown() ? -1 : 1);
      }
      event.consume();
    }
  }

  void close() {
    closed = true;
    bubble.hide();
  }
}
