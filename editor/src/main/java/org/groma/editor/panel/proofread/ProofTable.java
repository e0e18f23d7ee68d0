package org.groma.editor.panel.proofread;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import org.groma.model.id.EditionId;

/** The sheet as a table: a line for each value, the project and each edition in columns. */
final class ProofTable extends TableView<Sheet.Entry> {

  private static final PseudoClass FIRST = PseudoClass.getPseudoClass("first");

  private final Supplier<Keeping> keeping;
  private final Runnable moved;
  private List<EditionId> editions = List.of();
  private boolean filling;

  /**
   * @param moved is told when somebody went to another cell
   */
  ProofTable(Supplier<Keeping> keeping, Runnable moved) {
    this.keeping = keeping;
    this.moved = moved;
    setId("proof-table");
    setAccessibleText("Printed values beside the project");
    getStyleClass().addAll("dense", "proof-table");
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    getSelectionModel().setCellSelectionEnabled(true);
    setRowFactory(_ ->
        new TableRow<>() {
          @Override
          protected void updateItem(Sheet.Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            pseudoClassStateChanged(FIRST, !empty && entry != null && entry.first());
          }
        });
    listen();
    columns();
  }

  @SuppressWarnings("rawtypes") // JavaFX does not say of what the focused cell is
  private void listen() {
    getFocusModel()
        .focusedCellProperty()
        .addListener((_, _, _) -> {
          if (!filling) {
            moved.run();
          }
        });
  }

  private void columns() {
    getColumns().clear();
    getColumns().add(column("Row", 190, ProofCell.OfRow::new));
    getColumns().add(column("Value", 110, ProofCell.OfValue::new));
    getColumns().add(column("Project", 170, ProofCell.OfProject::new));
    for (EditionId edition : editions) {
      getColumns()
          .add(column(edition.slug(), 230, () -> new ProofCell.OfEdition(edition, keeping)));
    }
    getColumns().add(column("Signed", 150, ProofCell.OfSigning::new));
  }

  private static TableColumn<Sheet.Entry, Sheet.Entry> column(
      String title, double width, Supplier<TableCell<Sheet.Entry, Sheet.Entry>> cell) {
    TableColumn<Sheet.Entry, Sheet.Entry> column = new TableColumn<>(title);
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setReorderable(false);
    column.setCellValueFactory(each -> new ReadOnlyObjectWrapper<>(each.getValue()));
    column.setCellFactory(_ -> cell.get());
    return column;
  }

  /** Shows a sheet with the cell that is read. */
  void show(ProofBook book) {
    filling = true;
    setPlaceholder(
        new Label(
            book.isWaiting()
                ? "The editions are being compared…"
                : book.rows() == 0
                    ? "No edition prints anything to compare with."
                    : "No row is left to be shown here."));
    if (!editions.equals(book.sheet().editions())) {
      editions = book.sheet().editions();
      columns();
    }
    if (!getItems().equals(book.sheet().entries())) {
      getItems().setAll(book.sheet().entries());
    }
    refresh(); // what is kept is no part of the entries
    filling = false;
    goTo(book);
  }

  /** Goes to the cell that is read. */
  void goTo(ProofBook book) {
    if (book.current().isEmpty()) {
      return;
    }
    filling = true;
    TableColumn<Sheet.Entry, ?> column =
        getColumns().get(book.edition().map(edition -> 3 + editions.indexOf(edition)).orElse(2));
    getSelectionModel().clearAndSelect(book.line(), column);
    getFocusModel().focus(book.line(), column);
    int above = Math.max(0, book.line() - 2);
    scrollTo(above);
    filling = false;
  }

  /** The line of the cell that has the focus. */
  int line() {
    return Math.max(0, getFocusModel().getFocusedCell().getRow());
  }

  /** The edition of the cell that has the focus. */
  Optional<EditionId> edition() {
    TablePosition<?, ?> cell = getFocusModel().getFocusedCell();
    int number = cell.getColumn() - 3;
    return number >= 0 && number < editions.size()
        ? Optional.of(editions.get(number))
        : Optional.empty();
  }
}
