package org.groma.editor.panel.gazetteer;

import java.util.Set;
import org.groma.editor.sheet.RowEdits;
import org.groma.editor.sheet.Sheet;
import org.groma.editor.studio.Workbench;
import org.groma.editor.tool.ToolKind;

/** Rows that come and go at somebody's wish. */
final class RowDeeds {

  private final Workbench bench;
  private final Grid grid;
  private final AddBar bar;

  RowDeeds(Workbench bench, Grid grid) {
    this.bench = bench;
    this.grid = grid;
    this.bar = new AddBar(grid);
  }

  AddBar bar() {
    return bar;
  }

  void add() {
    if (grid.model().sheet().kind().needed().isEmpty()) {
      bench.map().tool().set(ToolKind.DRAW);
      bench.notices().mind("A province begins on the map: draw it there, corner by corner.");
    } else {
      bar.begin();
    }
  }

  /** Who refers to the rows is looked up in the background; rows that changed meanwhile stay. */
  void delete() {
    Set<String> rows = grid.selectedRows();
    if (rows.isEmpty()) {
      bench.notices().mind("Select the rows first.");
      return;
    }
    GridModel model = grid.model();
    Sheet<?> sheet = model.sheet();
    String name =
        rows.size() == 1
            ? "Delete " + model.called(rows.iterator().next())
            : "Delete %d rows".formatted(rows.size());
    bench
        .background()
        .start(
            "Looking who refers to them",
            _ -> RowEdits.remove(sheet, rows),
            entered -> {
              if (model.sheet().equals(sheet)) {
                model.take(name, entered).ifPresent(bench.notices()::mind);
              } else {
                bench.notices().mind("The table has changed meanwhile; nothing was deleted.");
              }
            });
  }
}
