package org.groma.editor.panel.gazetteer;

import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/** What can be done with a cell: a menu under the right button. */
final class GridMenu {

  private GridMenu() {}

  static ContextMenu of(Grid grid, GridKeys keys, Runnable bulk, Runnable delete) {
    MenuItem copy = item("Copy", "Shortcut+C", keys::copy);
    MenuItem paste = item("Paste", "Shortcut+V", keys::paste);
    MenuItem fill = item("Fill Down", "Shortcut+D", keys::fillDown);
    MenuItem clear = item("Clear", "Delete", keys::clear);
    MenuItem set = new MenuItem("Set Column for Selected Rows…");
    set.setOnAction(_ -> bulk.run());
    MenuItem remove = new MenuItem("Delete Selected Rows");
    remove.setOnAction(_ -> delete.run());
    MenuItem only = new MenuItem();
    only.setOnAction(_ ->
        grid.focusedCell()
            .ifPresent(cell ->
                grid.model()
                    .filter(
                        grid.model()
                            .filter()
                            .only(cell.column(), grid.model().sheet().show(cell).text()))));
    MenuItem sort = new MenuItem("Sort by This Column");
    sort.setOnAction(_ -> grid.sortByFocused());
    MenuItem show = new MenuItem("Show on Map");
    show.setOnAction(_ -> grid.focusedCell().ifPresent(cell -> grid.reveal(cell.row())));
    ContextMenu menu = new ContextMenu();
    menu.getItems()
        .addAll(
            copy,
            paste,
            fill,
            clear,
            new SeparatorMenuItem(),
            set,
            only,
            sort,
            new SeparatorMenuItem(),
            show,
            remove);
    menu.setOnShowing(_ ->
        only.setText(
            grid.focusedCell()
                .map(cell ->
                    "Only Rows with %s “%s”"
                        .formatted(
                            grid.model().title(cell.column()),
                            grid.model().sheet().show(cell).text()))
                .orElse("Only Rows with This Value")));
    return menu;
  }

  private static MenuItem item(String title, String keys, Runnable run) {
    MenuItem item = new MenuItem(title);
    item.setAccelerator(KeyCombination.valueOf(keys));
    item.setOnAction(_ -> run.run());
    return item;
  }
}
