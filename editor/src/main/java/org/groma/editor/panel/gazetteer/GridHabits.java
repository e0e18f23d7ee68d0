package org.groma.editor.panel.gazetteer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.scene.control.TableColumn;
import org.groma.editor.sheet.SheetKind;
import org.groma.editor.studio.TextScale;
import org.groma.editor.studio.Workbench;

/** Remembers which columns of each table are shown, in what order and how wide. */
final class GridHabits {

  private final Workbench bench;

  GridHabits(Workbench bench) {
    this.bench = bench;
  }

  private static String key(SheetKind kind) {
    return "gazetteer." + kind.name().toLowerCase(Locale.ROOT);
  }

  /** Columns in the order and with the widths that somebody gave them; new ones come last. */
  List<TableColumn<String, String>> recalled(
      SheetKind kind, List<TableColumn<String, String>> columns) {
    List<TableColumn<String, String>> rest = new ArrayList<>(columns);
    List<TableColumn<String, String>> ordered = new ArrayList<>();
    for (ColumnHabit habit :
        bench.memory().get(key(kind)).map(ColumnHabit::read).orElse(List.of())) {
      Optional<TableColumn<String, String>> known =
          rest.stream().filter(column -> column.getId().equals(habit.key())).findFirst();
      known.ifPresent(column -> {
        column.setPrefWidth(habit.width());
        column.setVisible(habit.shown());
        rest.remove(column);
        ordered.add(column);
      });
    }
    ordered.addAll(rest);
    return ordered;
  }

  /** From now on notes what becomes of the columns of a table that is shown. */
  void follow(Grid grid, SheetKind kind) {
    InvalidationListener note = _ -> note(grid, kind);
    for (TableColumn<String, ?> column : grid.getColumns()) {
      column.widthProperty().addListener(note);
      column.visibleProperty().addListener(note);
    }
  }

  /** Notes how the columns are now, unless another table is shown meanwhile. */
  void note(Grid grid, SheetKind kind) {
    if (grid.model().sheet().kind() == kind && !grid.getColumns().isEmpty()) {
      bench
          .memory()
          .put(
              key(kind),
              ColumnHabit.write(
                  grid.getColumns().stream()
                      .map(column ->
                          new ColumnHabit(
                              column.getId(),
                              column.getWidth() / TextScale.of(bench),
                              column.isVisible()))
                      .toList()));
    }
  }

  /** Notes the order whenever somebody drags a column elsewhere. */
  void followOrder(Grid grid) {
    grid.getColumns()
        .addListener((Observable _) -> {
          if (!grid.isFilling()) {
            note(grid, grid.model().sheet().kind());
          }
        });
  }
}
