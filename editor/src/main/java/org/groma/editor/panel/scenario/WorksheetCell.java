package org.groma.editor.panel.scenario;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Cell;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Shown;

/** A cell of a worksheet. What cannot be read keeps its field open. */
final class WorksheetCell extends TableCell<String, Shown> {

  private static final PseudoClass ONLY_SHOWN = PseudoClass.getPseudoClass("only-shown");
  private static final int LONG = 40;

  private final WorksheetGrid grid;
  private final String key;
  private ValueField field;

  WorksheetCell(WorksheetGrid grid, Column<?> column) {
    this.grid = grid;
    this.key = column.key();
    boolean number = column.look() == Look.WHOLE || column.look() == Look.HALVES;
    setAlignment(number ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
    setEditable(column.isEditable());
    pseudoClassStateChanged(ONLY_SHOWN, !column.isEditable());
  }

  @Override
  protected void updateItem(Shown shown, boolean empty) {
    super.updateItem(shown, empty);
    if (!isEditing()) {
      paint();
    }
  }

  private void paint() {
    String text = isEmpty() || getItem() == null ? null : getItem().text();
    setText(text);
    setGraphic(null);
    setContentDisplay(ContentDisplay.LEFT);
    setTooltip(text == null || text.length() < LONG ? null : wrapping(text));
  }

  private static Tooltip wrapping(String text) {
    Tooltip tip = new Tooltip(text);
    tip.setWrapText(true);
    tip.setMaxWidth(520);
    return tip;
  }

  @Override
  public void startEdit() {
    super.startEdit();
    if (!isEditing() || getTableRow() == null || getTableRow().getItem() == null) {
      return;
    }
    Cell cell = new Cell(getTableRow().getItem(), key);
    field = new ValueField();
    field.setId("worksheet-editor");
    field.setAccessibleText(grid.sheet().title(key));
    field.setChoices(grid.sheet().choices(key));
    field.setValue(getItem().text());
    field.onCommit(typed -> grid.type(cell, typed));
    field.onDone(() -> {
      leave();
      grid.step(1, 0);
    });
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::tab);
    field.onGiveUp(() -> {
      grid.say(Optional.empty());
      leave();
    });
    setTooltip(null);
    setGraphic(field);
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    field.begin(grid.takeFirstLetter());
  }

  private void tab(KeyEvent event) {
    if (event.getCode() == KeyCode.TAB) {
      if (field.commit()) {
        leave();
        grid.step(0, event.isShiftDown() ? -1 : 1);
      }
      event.consume();
    }
  }

  private void leave() {
    cancelEdit();
    getTableView().requestFocus();
  }

  @Override
  public void cancelEdit() {
    super.cancelEdit();
    field = null;
    paint();
  }
}
