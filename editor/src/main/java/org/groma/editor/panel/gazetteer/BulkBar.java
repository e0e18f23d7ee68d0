package org.groma.editor.panel.gazetteer;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import org.groma.editor.panel.field.ValueField;
import org.groma.editor.sheet.Entered;
import org.groma.exporters.table.Column;

/** Sets one column of all selected rows. */
final class BulkBar extends HBox {

  private final Grid grid;
  private final ComboBox<Column<?>> column = new ComboBox<>();
  private final ValueField value = new ValueField();
  private final Label rows = new Label();
  private final Label wrong = new Label();
  private Optional<Object> offered = Optional.empty();

  BulkBar(Grid grid) {
    super(8);
    this.grid = grid;
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().add("bulk-bar");
    column.setId("bulk-column");
    column.setAccessibleText("Column to set");
    column.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Column<?> each) {
            return each == null ? "" : each.title();
          }

          @Override
          public Column<?> fromString(String title) {
            return null;
          }
        });
    column
        .valueProperty()
        .addListener((_, _, chosen) -> {
          value.setChoices(chosen == null ? List.of() : grid.model().sheet().choices(chosen.key()));
          wrong.setText("");
        });
    value.setId("bulk-value");
    value.setPromptText("New value");
    value.setAccessibleText("New value of the selected rows");
    value.onCommit(_ -> true);
    value.onDone(this::apply);
    value.onGiveUp(() -> {
      setVisible(false);
      grid.requestFocus();
    });
    wrong.setId("bulk-wrong");
    wrong.getStyleClass().addAll(Styles.DANGER, "field-wrong");
    Button apply = new Button("Apply");
    apply.setId("bulk-apply");
    apply.getStyleClass().addAll(Styles.ACCENT, Styles.SMALL);
    apply.setOnAction(_ -> apply());
    getChildren().addAll(new Label("Set"), column, new Label("to"), value, rows, apply, wrong);
    grid.model().listen(this::follow);
    grid.getSelectionModel().getSelectedCells().addListener((javafx.beans.Observable _) -> count());
    visibleProperty().addListener((_, _, _) -> count());
    managedProperty().bind(visibleProperty());
    follow();
    count();
  }

  private void count() {
    if (isVisible()) {
      int selected = grid.selectedRows().size();
      rows.setText("in " + selected + (selected == 1 ? " selected row" : " selected rows"));
    }
  }

  private void follow() {
    Object now = grid.model().sheet().kind();
    if (!offered.equals(Optional.of(now))) {
      offered = Optional.of(now);
      column.getItems().clear();
      grid.model().sheet().columns().stream()
          .filter(Column::isEditable)
          .filter(each -> !each.key().equals("name"))
          .forEach(column.getItems()::add);
      column.getSelectionModel().selectFirst();
    }
  }

  /** Begins with the column that the keyboard is at. */
  void begin() {
    setVisible(true);
    grid.focusedCell()
        .flatMap(cell ->
            column.getItems().stream().filter(each -> each.key().equals(cell.column())).findFirst())
        .ifPresent(column::setValue);
    value.setValue("");
    wrong.setText("");
    value.requestFocus();
  }

  private void apply() {
    if (column.getValue() == null) {
      return;
    }
    if (grid.selectedRows().isEmpty()) {
      wrong.setText("Select the rows first.");
      return;
    }
    Optional<Entered.Mistaken> mistake =
        grid.model().set(column.getValue().key(), grid.selectedRows(), value.getText());
    wrong.setText(mistake.map(Entered.Mistaken::sentence).orElse(""));
  }
}
