package org.groma.editor.panel.gazetteer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.groma.editor.sheet.Cell;
import org.groma.editor.studio.Notices;
import org.groma.exporters.table.Table;

/** What keys and menus do with the selected cells: copy, paste, clear, fill down, edit, reveal. */
final class GridKeys {

  private final Grid grid;
  private final Notices notices;

  GridKeys(Grid grid, Notices notices) {
    this.grid = grid;
    this.notices = notices;
  }

  void install() {
    grid.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    grid.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
  }

  private boolean isEditing() {
    return grid.getEditingCell() != null;
  }

  private void pressed(KeyEvent event) {
    if (isEditing()) {
      return;
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
      case C -> Optional.of(this::copy);
      case V -> Optional.of(this::paste);
      case D -> Optional.of(this::fillDown);
      default -> Optional.empty();
    };
  }

  private Optional<Runnable> plain(KeyCode code) {
    return switch (code) {
      case ENTER, F2 -> Optional.of(this::enter);
      case DELETE, BACK_SPACE -> Optional.of(this::clear);
      default -> Optional.empty();
    };
  }

  /** A letter begins to edit, as it does in a spreadsheet. */
  private void typed(KeyEvent event) {
    String text = event.getCharacter();
    if (!isEditing()
        && !event.isShortcutDown()
        && !event.isControlDown()
        && text.length() == 1
        && text.charAt(0) > ' '
        && text.charAt(0) != 127) {
      grid.editFocused(Optional.of(text));
      event.consume();
    }
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
    Map<Cell, String> cells = new LinkedHashMap<>();
    grid.selected().forEach(cell -> cells.put(cell, ""));
    type("Clear " + counted(cells.size()), cells);
  }

  private void type(String name, Map<Cell, String> cells) {
    grid.model()
        .type(name, cells)
        .ifPresent(wrong -> {
          notices.mind(wrong.sentence());
          grid.goTo(wrong.cell());
        });
  }

  private static String counted(int cells) {
    return cells == 1 ? "1 cell" : cells + " cells";
  }
}
