package org.groma.editor.panel.gazetteer;

import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TableCell;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.groma.editor.sheet.Cell;
import org.groma.editor.studio.Icons;
import org.groma.editor.studio.Workbench;

/**
 * What can be done with a cell: a menu under the right button, the menu key and Shift+F10. It is
 * shown by hand, since a menu that belongs to a control claims its keys for the whole window.
 */
final class GridMenu {

  private final Workbench bench;
  private final Grid grid;
  private final GridKeys keys;
  private final ContextMenu menu = new ContextMenu();
  private final MenuItem cut;
  private final MenuItem copy;
  private final MenuItem paste;
  private final MenuItem clear;
  private final MenuItem fill;
  private final MenuItem set;
  private final MenuItem only;
  private final MenuItem sort;
  private final MenuItem show;
  private final MenuItem rename;
  private final MenuItem delete;

  GridMenu(Workbench bench, Grid grid, GridKeys keys, RowDeeds rows, Runnable bulk, Runnable find) {
    this.bench = bench;
    this.grid = grid;
    this.keys = keys;
    menu.setId("grid-menu");
    cut = item("Cut", "Shortcut+X", "fth-scissors", keys::cut);
    copy = item("Copy", "Shortcut+C", "fth-copy", keys::copy);
    paste = item("Paste", "Shortcut+V", "fth-clipboard", keys::paste);
    clear = item("Clear", "Backspace", "", keys::clear);
    fill = item("Fill Down", "Shortcut+D", "fth-arrow-down", keys::fillDown);
    set = item("Set Column for Selected Rows…", "", "fth-edit-3", bulk);
    sort = item("Sort by This Column", "", "fth-bar-chart", grid::sortByFocused);
    only = item("Only Rows with This Value", "", "fth-filter", this::only);
    MenuItem seek = item("Find…", "Shortcut+F", "fth-search", find);
    show = item("Show on Map", "", "fth-map", () -> grid.focusedCell().ifPresent(this::reveal));
    rename = item("Rename Id…", "", "fth-tag", rows::rename);
    delete = item("Delete Rows…", "", "fth-trash-2", rows::delete);
    menu.getItems()
        .addAll(
            cut,
            copy,
            paste,
            clear,
            new SeparatorMenuItem(),
            fill,
            set,
            new SeparatorMenuItem(),
            sort,
            only,
            seek,
            new SeparatorMenuItem(),
            show,
            rename,
            delete);
  }

  void install() {
    grid.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::requested);
    grid.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          boolean asked =
              event.getCode() == KeyCode.CONTEXT_MENU
                  || (event.getCode() == KeyCode.F10 && event.isShiftDown());
          if (asked && grid.isFocused()) {
            atCell();
            event.consume();
          }
        });
  }

  private void requested(ContextMenuEvent event) {
    if (event.isKeyboardTrigger()) {
      if (!menu.isShowing()) {
        atCell();
      }
    } else if (within(event.getTarget())) {
      prepare();
      menu.show(grid, event.getScreenX(), event.getScreenY());
    }
    event.consume();
  }

  /** Headings have a menu of nobody's; a cell that is not selected becomes so first. */
  private boolean within(Object target) {
    for (Node each = target instanceof Node node ? node : null;
        each != null && !each.equals(grid);
        each = each.getParent()) {
      if (each instanceof GridCell cell && cell.getItem() != null) {
        if (!cell.isSelected()) {
          grid.getSelectionModel().clearAndSelect(cell.getIndex(), cell.getTableColumn());
        }
        grid.requestFocus();
        return true;
      }
    }
    return false;
  }

  /** Under the cell that the keyboard is at. */
  private void atCell() {
    prepare();
    Node cell =
        grid.lookupAll(".grid-cell").stream()
            .filter(node -> node instanceof TableCell<?, ?> each && each.isFocused())
            .findFirst()
            .orElse(grid);
    if (cell.equals(grid)) {
      Bounds at = grid.localToScreen(grid.getBoundsInLocal());
      menu.show(grid, at.getMinX() + 24, at.getMinY() + 48);
    } else {
      menu.show(cell, Side.BOTTOM, 8, 0);
    }
  }

  /** What cannot be done just now is grey. */
  private void prepare() {
    boolean some = !grid.selected().isEmpty();
    boolean typed = keys.isTyped(grid.selected());
    cut.setDisable(!typed);
    copy.setDisable(!some);
    paste.setDisable(!some || !Clipboard.getSystemClipboard().hasString());
    clear.setDisable(!typed);
    fill.setDisable(!typed);
    set.setDisable(!some);
    var cell = grid.focusedCell();
    sort.setDisable(cell.isEmpty());
    only.setDisable(cell.isEmpty());
    only.setText(
        cell.map(at ->
                String.format(
                    Locale.ROOT,
                    "Only Rows with %s “%s”",
                    grid.model().title(at.column()),
                    say(at)))
            .orElse("Only Rows with This Value"));
    show.setDisable(
        cell.map(at -> grid.model().sheet().subject(at.row())).flatMap(bench::where).isEmpty());
    rename.setDisable(cell.isEmpty() || grid.model().sheet().kind().isOfParts());
    delete.setDisable(!some);
    int count = grid.selectedRows().size();
    delete.setText(
        count > 1 ? String.format(Locale.ROOT, "Delete %d Rows…", count) : "Delete Row…");
  }

  private String say(Cell cell) {
    String text = grid.model().sheet().show(cell).text();
    return text.length() > 30 ? text.substring(0, 29) + "…" : text;
  }

  private void only() {
    grid.focusedCell()
        .ifPresent(cell ->
            grid.model()
                .filter(
                    grid.model()
                        .filter()
                        .only(cell.column(), grid.model().sheet().show(cell).text())));
  }

  private void reveal(Cell cell) {
    grid.reveal(cell.row());
  }

  private static MenuItem item(String title, String keys, String icon, Runnable run) {
    MenuItem item = new MenuItem(title);
    if (!keys.isEmpty()) {
      item.setAccelerator(KeyCombination.valueOf(keys));
    }
    if (!icon.isEmpty()) {
      item.setGraphic(Icons.of(icon));
    }
    item.setOnAction(_ -> run.run());
    return item;
  }
}
