package org.groma.editor.panel.field;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Point2D;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.input.InputMethodRequests;
import javafx.scene.input.KeyEvent;

/** Lets whoever types over a cell of a table begin to edit it, as in a spreadsheet. */
public final class CellTyping {

  private static final boolean MAC = System.getProperty("os.name", "").startsWith("Mac");

  /** Asks for composed letters, such as a dead key and the letter after it, and for no more. */
  private static final InputMethodRequests COMPOSED =
      new InputMethodRequests() {
        @Override
        public Point2D getTextLocation(int offset) {
          return Point2D.ZERO;
        }

        @Override
        public int getLocationOffset(int x, int y) {
          return 0;
        }

        @Override
        public void cancelLatestCommittedText() {}

        @Override
        public String getSelectedText() {
          return "";
        }
      };

  private CellTyping() {}

  /**
   * Lets a key begin the new value of the cell that has the keyboard.
   *
   * @param begin opens the focused cell with the text that its new value begins with
   */
  public static void install(TableView<?> table, Consumer<String> begin) {
    table.addEventFilter(
        KeyEvent.KEY_TYPED,
        event -> {
          if (isAtCells(table)) {
            text(event)
                .ifPresent(text -> {
                  begin.accept(text);
                  event.consume();
                });
          }
        });
    // without it some systems drop the accent of a dead key and hand over the bare letter
    table.setInputMethodRequests(COMPOSED);
    table.addEventHandler(
        InputMethodEvent.INPUT_METHOD_TEXT_CHANGED,
        event -> {
          if (isAtCells(table) && !event.getCommitted().isBlank()) {
            begin.accept(event.getCommitted());
            event.consume();
          }
        });
  }

  /** Whether keys go to the cells and not to a field in one of them. */
  private static boolean isAtCells(TableView<?> table) {
    return table.isFocused();
  }

  /** What a key writes: with AltGr, which some systems tell as Control and Alt, a letter too. */
  private static Optional<String> text(KeyEvent event) {
    String text = event.getCharacter();
    boolean command = event.isControlDown() || event.isAltDown() || (MAC && event.isMetaDown());
    boolean letter = (event.isControlDown() || MAC) && event.isAltDown() && !event.isMetaDown();
    return text.isBlank() || Character.isISOControl(text.codePointAt(0)) || (command && !letter)
        ? Optional.empty()
        : Optional.of(text);
  }

  /** Opens a cell for editing, and brings it into sight first: what is not there cannot open. */
  public static <R> void open(TableView<R> table, int row, TableColumn<R, ?> column) {
    if (table.getEditingCell() != null) {
      table.edit(-1, null); // one that was scrolled out of sight
    }
    intoSight(table, row, column);
    table.layout();
    table.edit(row, column);
  }

  /** As little as it takes; the table's own way puts the row on top, wherever it is. */
  private static <R> void intoSight(TableView<R> table, int row, TableColumn<R, ?> column) {
    if (table.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.scrollTo(row);
    } else {
      table.scrollTo(row);
    }
    table.scrollToColumn(column);
  }

  /** Goes on from the focused cell, and stays within the table. */
  public static <R> void step(TableView<R> table, int down, int right) {
    TablePosition<?, ?> at = table.getFocusModel().getFocusedCell();
    int column = table.getVisibleLeafColumns().indexOf(at.getTableColumn()) + right;
    int row = Math.min(Math.max(at.getRow() + down, 0), table.getItems().size() - 1);
    if (row >= 0 && column >= 0 && column < table.getVisibleLeafColumns().size()) {
      table.getSelectionModel().clearAndSelect(row, table.getVisibleLeafColumns().get(column));
      intoSight(table, row, table.getVisibleLeafColumns().get(column));
    }
    table.requestFocus();
  }
}
