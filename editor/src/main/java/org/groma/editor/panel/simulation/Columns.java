package org.groma.editor.panel.simulation;

import java.util.Locale;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;

/** Columns of tables that only show. */
final class Columns {

  private Columns() {}

  /** A title with a capital letter. */
  static String title(String words) {
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }

  static <R> TableColumn<R, String> text(String title, double width, Function<R, String> value) {
    TableColumn<R, String> column = new TableColumn<>(title);
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(value.apply(cell.getValue())));
    column.setPrefWidth(width);
    return column;
  }

  /** Numbers are sorted as such and stand at the right. */
  static <R> TableColumn<R, Double> number(
      String title, double width, ToDoubleFunction<R> value, DoubleFunction<String> written) {
    TableColumn<R, Double> column = new TableColumn<>(title);
    column.setCellValueFactory(
        cell -> new ReadOnlyObjectWrapper<>(value.applyAsDouble(cell.getValue())));
    column.setCellFactory(_ ->
        new TableCell<>() {
          @Override
          protected void updateItem(Double number, boolean empty) {
            super.updateItem(number, empty);
            setText(empty || number == null ? null : number == 0 ? "–" : written.apply(number));
          }
        });
    column.getStyleClass().add("number-column");
    column.setPrefWidth(width);
    return column;
  }
}
