package org.groma.editor.panel.gazetteer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.panel.field.CellTyping;
import org.groma.editor.sheet.Cell;
import org.groma.editor.studio.EditTarget;
import org.groma.editor.studio.Notices;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Table;

/** What keys and menus do with the selected cells: copy, paste, clear, fill down, edit, reveal. */
final class GridKeys {

  private final Grid grid;
  private final Notices notices;
  private final Runnable rows;

  /**
   * @param rows deletes the selected rows
   */
  GridKeys(Grid grid, Notices notices, Runnable rows) {
    this.grid = grid;
    this.notices = notices;
    this.rows = rows;
  }

  void install() {
    grid.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    CellTyping.install(grid, this::begin);
    EditTarget.set(grid, this::carryOut);
  }

  private void pressed(KeyEvent event) {
    if (!grid.isFocused()) {
      return; // a field in a cell has the keyboard
    }
    Optional<Runnable> action =
        event.isShortcutDown() && !event.isShiftDown() && !event.isAltDown()
            ? shortcut(event.getCode())
            : event.isShortcutDown() ? Optional.empty() : plain(event.getCode());
    action.ifPresent(run -> {
      run.run();
      event.consume();
    });
  }

  private Optional<Runnable> shortcut(KeyCode code) {
    return switch (code) {
      case D -> Optional.of(this::fillDown);
      default -> Optional.empty();
    };
  }

  private Optional<Runnable> plain(KeyCode code) {
    return switch (code) {
      case ENTER, F2 -> Optional.of(this::enter);
      case BACK_SPACE -> Optional.of(this::clear);
      default -> Optional.empty();
    };
  }

  private void enter() {
    grid.focusedCell()
        .ifPresent(cell -> {
          if (cell.column().equals(Table.ID)) {
            grid.reveal(cell.row());
          } else {
            grid.editFocused(Optional.empty());
          }
        });
  }

  /** What the Edit menu does with the cells. */
  boolean carryOut(EditTarget.Command command) {
    if (command == EditTarget.Command.SELECT_ALL) {
      grid.getSelectionModel().selectAll();
      return true;
    }
    if (grid.selected().isEmpty()) {
      return false;
    }
    switch (command) {
      case CUT -> cut();
      case COPY -> copy();
      case PASTE -> paste();
      case DELETE -> delete();
      case SELECT_ALL -> {}
    }
    return true;
  }

  /** An id stands for its whole row; any other cell for what is typed in it. */
  private void delete() {
    if (grid.selected().stream().anyMatch(cell -> cell.column().equals(Table.ID))) {
      rows.run();
    } else {
      clear();
    }
  }

  /** Whether any of these cells can be typed into. */
  boolean isTyped(Set<Cell> cells) {
    return cells.stream()
        .map(Cell::column)
        .distinct()
        .anyMatch(key -> grid.model().sheet().column(key).filter(Column::isEditable).isPresent());
  }

  /** A letter over a cell begins to edit it, or says why it cannot. */
  private void begin(String letter) {
    Optional<Cell> cell = grid.focusedCell();
    if (cell.filter(each -> !isTyped(Set.of(each))).isPresent()) {
      notices.mind(
          cell.get().column().equals(Table.ID)
              ? "An id is not typed over: choose Rename Id… in the menu of the cell, and all that"
                  + " refers to it changes along."
              : grid.model().title(cell.get().column())
                  + " is worked out from other values and cannot be typed.");
    } else {
      grid.editFocused(Optional.of(letter));
    }
  }

  void cut() {
    if (isTyped(grid.selected())) {
      copy();
      empty("Cut ");
    } else {
      notices.mind("Nothing in these columns can be taken out; to copy it, choose Copy.");
    }
  }

  void copy() {
    Set<Cell> selected = grid.selected();
    if (!selected.isEmpty()) {
      ClipboardContent content = new ClipboardContent();
      content.putString(Block.copy(grid.model().sheet(), grid.onScreen(), selected).format());
      Clipboard.getSystemClipboard().setContent(content);
    }
  }

  void paste() {
    Set<Cell> selected = grid.selected();
    String text = Clipboard.getSystemClipboard().getString();
    if (selected.isEmpty() || text == null || text.isEmpty()) {
      return;
    }
    switch (Block.parse(text).paste(grid.onScreen(), selected)) {
      case Block.Pasting.NoRoom(String sentence) -> notices.mind(sentence);
      case Block.Pasting.Into(var cells) -> type("Paste " + counted(cells.size()), cells);
    }
  }

  void fillDown() {
    Set<Cell> selected = grid.selected();
    if (!selected.isEmpty()) {
      Map<Cell, String> cells = FillDown.of(grid.model().sheet(), grid.onScreen(), selected);
      type("Fill down " + counted(cells.size()), cells);
    }
  }

  void clear() {
    empty("Clear ");
  }

  private void empty(String deed) {
    Map<Cell, String> cells = new LinkedHashMap<>();
    grid.selected().stream()
        .filter(cell -> isTyped(Set.of(cell)))
        .forEach(cell -> cells.put(cell, ""));
    type(deed + counted(cells.size()), cells);
  }

  private void type(String name, Map<Cell, String> cells) {
    grid.model()
        .type(name, cells)
        .ifPresent(wrong -> {
          grid.model()
              .offer(cells)
              .ifPresentOrElse(
                  offer ->
                      notices.offer(
                          wrong.sentence(), offer.title(), () -> makeAndType(name, cells)),
                  () -> notices.mind(wrong.sentence()));
          grid.goTo(wrong.cell());
        });
  }

  /** Asked anew when somebody takes the offer up: the project may have changed since. */
  private void makeAndType(String name, Map<Cell, String> cells) {
    grid.model().offer(cells).ifPresentOrElse(grid.model()::make, () -> type(name, cells));
  }

  private static String counted(int cells) {
    return cells == 1 ? "1 cell" : cells + " cells";
  }
}
