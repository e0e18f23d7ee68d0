package org.groma.editor.studio;

import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/** Lets columns, whose widths no style sheet can say, grow with the size of text. */
public final class TextScale {

  private static final String SCALED = "groma.scaled";

  private TextScale() {}

  /** How large text is, as a share of what the window is laid out for. */
  public static double of(Workbench bench) {
    return bench.textSize().get() / (double) Workbench.USUAL_TEXT;
  }

  /** From now on the columns of a table are as wide as the size of text asks for. */
  public static <R> void follow(Workbench bench, TableView<R> table) {
    table.getColumns().forEach(column -> scale(column, of(bench)));
    table
        .getColumns()
        .addListener(
            (ListChangeListener<TableColumn<R, ?>>)
                change -> {
                  while (change.next()) {
                    change.getAddedSubList().forEach(column -> scale(column, of(bench)));
                  }
                });
    bench
        .textSize()
        .addListener((_, before, now) ->
            table
                .getColumns()
                .forEach(column ->
                    column.setPrefWidth(
                        column.getWidth() * now.doubleValue() / before.doubleValue())));
  }

  /** A column that only changes places comes in again, but was scaled before. */
  private static void scale(TableColumn<?, ?> column, double share) {
    if (column.getProperties().putIfAbsent(SCALED, share) == null) {
      column.setPrefWidth(column.getPrefWidth() * share);
    }
  }
}
