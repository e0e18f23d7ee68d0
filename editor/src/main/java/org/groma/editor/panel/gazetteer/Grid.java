package org.groma.editor.panel.gazetteer;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.Observable;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.scene.Parent;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TablePosition;
import javafx.scene.control.TableView;
import org.groma.editor.panel.field.CellTyping;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.SheetKind;
import org.groma.exporters.table.Column;

/** The table on the screen. Its items are the ids of rows. */
final class Grid extends TableView<String> {

  private final GridModel model;
  private final GridHabits habits;
  private final Consumer<String> revealing;
  private final IntegerProperty version = new SimpleIntegerProperty();
  private Optional<SheetKind> shown = Optional.empty();
  private List<String> keys = List.of();
  private Optional<String> firstLetter = Optional.empty();
  private int dragRow;
  private TableColumn<String, ?> dragColumn;
  private boolean filling;
  private Optional<Set<String>> picked = Optional.empty();

  /**
   * @param revealing brings a row into view on the map
   */
  Grid(GridModel model, GridHabits habits, Consumer<String> revealing) {
    this.model = model;
    this.habits = habits;
    this.revealing = revealing;
    setId("gazetteer-grid");
    setAccessibleText("Gazetteer");
    getStyleClass().addAll("dense", "striped", "bordered", "gazetteer-grid");
    setEditable(true);
    getSelectionModel().setCellSelectionEnabled(true);
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    setRowFactory(_ -> new GridRow(this));
    getSelectionModel().getSelectedCells().addListener((Observable _) -> picked = Optional.empty());
    setSortPolicy(_ -> {
      sortAsAsked();
      return true;
    });
    model.listen(this::follow);
    follow();
  }

  GridModel model() {
    return model;
  }

  /** Whether rows or columns are being put in, and not changed by a person. */
  boolean isFilling() {
    return filling;
  }

  /** Counts what happened to the model; cells repaint with it. */
  IntegerProperty version() {
    return version;
  }

  private void sortAsAsked() {
    if (!filling) {
      model.sort(
          new Sorting(
              getSortOrder().stream()
                  .map(column ->
                      new Sorting.By(
                          column.getId(), column.getSortType() == TableColumn.SortType.ASCENDING))
                  .toList()));
    }
  }

  private void follow() {
    List<String> now = model.sheet().columns().stream().map(Column::key).toList();
    if (!shown.equals(Optional.of(model.sheet().kind())) || !keys.equals(now)) {
      shown = Optional.of(model.sheet().kind());
      keys = now;
      filling = true;
      getSortOrder().clear();
      SheetKind kind = model.sheet().kind();
      getColumns()
          .setAll(
              habits.recalled(kind, model.sheet().columns().stream().map(this::column).toList()));
      filling = false;
      habits.follow(this, kind);
    }
    if (!getItems().equals(model.rows())) {
      Set<Cell> before = selected();
      filling = true;
      getSelectionModel().clearSelection();
      getItems().setAll(model.rows());
      filling = false;
      select(before);
    }
    version.set(version.get() + 1);
  }

  private TableColumn<String, String> column(Column<?> column) {
    TableColumn<String, String> made = new TableColumn<>(column.title());
    made.setId(column.key());
    made.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
    made.setCellFactory(_ -> new GridCell(this, column));
    made.setPrefWidth(GridWidths.of(column));
    made.setVisible(GridWidths.isShownAtFirst(column));
    made.setEditable(column.isEditable());
    return made;
  }

  /** What is on the screen, as a person counts it. */
  Layout onScreen() {
    return new Layout(
        getItems(), getVisibleLeafColumns().stream().map(TableColumn::getId).toList());
  }

  Set<Cell> selected() {
    Set<Cell> cells = new LinkedHashSet<>();
    for (TablePosition<?, ?> at : getSelectionModel().getSelectedCells()) {
      if (at.getRow() >= 0 && at.getRow() < getItems().size() && at.getTableColumn() != null) {
        cells.add(new Cell(getItems().get(at.getRow()), at.getTableColumn().getId()));
      }
    }
    return cells;
  }

  /** The rows with a selected cell. */
  Set<String> selectedRows() {
    Set<String> rows = new LinkedHashSet<>();
    selected().forEach(cell -> rows.add(cell.row()));
    return rows;
  }

  /** Whether a row has a selected cell; asked by every row on the screen. */
  boolean isPicked(String row) {
    if (filling) {
      return false; // what is being selected is painted when all of it is
    }
    if (picked.isEmpty()) {
      picked = Optional.of(selectedRows());
    }
    return picked.get().contains(row);
  }

  /** Hears of every other selection that a person makes. */
  void onSelect(Runnable listener) {
    getSelectionModel()
        .getSelectedCells()
        .addListener((Observable _) -> {
          if (!filling) {
            listener.run();
          }
        });
  }

  private void select(Set<Cell> cells) {
    if (cells.isEmpty()) {
      return;
    }
    Map<String, Integer> lines = new HashMap<>();
    for (int i = 0; i < getItems().size(); i++) {
      lines.put(getItems().get(i), i);
    }
    filling = true;
    for (Cell cell : cells) {
      Integer row = lines.get(cell.row());
      if (row != null) {
        column(cell.column()).ifPresent(column -> getSelectionModel().select(row, column));
      }
    }
    filling = false;
  }

  /** Selects rows because something else selected what they show. */
  void showSelected(Set<String> rows) {
    if (getVisibleLeafColumns().isEmpty()) {
      return;
    }
    filling = true;
    getSelectionModel().clearSelection();
    var column = getVisibleLeafColumns().getFirst();
    int first = -1;
    int run = -1; // where rows that follow each other began, since ranges are quick
    for (int i = 0; i <= getItems().size(); i++) {
      boolean wanted = i < getItems().size() && rows.contains(getItems().get(i));
      first = first < 0 && wanted ? i : first;
      if (wanted && run < 0) {
        run = i;
      } else if (!wanted && run >= 0) {
        getSelectionModel().selectRange(run, column, i - 1, column);
        run = -1;
      }
    }
    filling = false;
    version.set(version.get() + 1);
    if (first >= 0) {
      getFocusModel().focus(first, column);
      scrollTo(Math.max(0, first - 2));
    }
  }

  /** Goes to one cell. */
  void goTo(Cell cell) {
    int row = getItems().indexOf(cell.row());
    column(cell.column())
        .filter(_ -> row >= 0)
        .ifPresent(column -> {
          getSelectionModel().clearAndSelect(row, column);
          scrollTo(Math.max(0, row - 2));
          scrollToColumn(column);
        });
  }

  Optional<TableColumn<String, ?>> column(String key) {
    return getColumns().stream()
        .filter(column -> column.getId().equals(key))
        .<TableColumn<String, ?>>map(column -> column)
        .findFirst();
  }

  /** The cell that the keyboard is at. */
  Optional<Cell> focusedCell() {
    TablePosition<?, ?> at = getFocusModel().getFocusedCell();
    return at.getRow() < 0 || at.getRow() >= getItems().size() || at.getTableColumn() == null
        ? Optional.empty()
        : Optional.of(new Cell(getItems().get(at.getRow()), at.getTableColumn().getId()));
  }

  /** Sorts by the column that the keyboard is at; again, the other way round. */
  void sortByFocused() {
    focusedCell()
        .flatMap(cell -> column(cell.column()))
        .ifPresent(column -> {
          boolean again = getSortOrder().equals(List.of(column));
          column.setSortType(
              again && column.getSortType() == TableColumn.SortType.ASCENDING
                  ? TableColumn.SortType.DESCENDING
                  : TableColumn.SortType.ASCENDING);
          getSortOrder().setAll(List.of(column));
          sort();
        });
  }

  void editFocused(Optional<String> letter) {
    focusedCell()
        .flatMap(cell -> column(cell.column()))
        .filter(TableColumn::isEditable)
        .ifPresent(column -> {
          firstLetter = letter;
          CellTyping.open(this, getFocusModel().getFocusedCell().getRow(), column);
        });
  }

  Optional<String> takeFirstLetter() {
    Optional<String> taken = firstLetter;
    firstLetter = Optional.empty();
    return taken;
  }

  /** Moves on from a cell that was edited. */
  void step(int down, int right) {
    CellTyping.step(this, down, right);
  }

  void dragFrom(int row, TableColumn<String, ?> column) {
    dragRow = row;
    dragColumn = column;
  }

  void dragTo(int row, TableColumn<String, ?> column) {
    if (dragColumn != null) {
      getSelectionModel().clearSelection();
      getSelectionModel().selectRange(dragRow, dragColumn, row, column);
    }
  }

  void reveal(String row) {
    revealing.accept(row);
  }

  /** Gives something that floats over the window the look of the panel. */
  void styled(Parent floating) {
    Parent root = floating.getScene() == null ? null : floating.getScene().getRoot();
    if (root != null && root.getStylesheets().isEmpty()) {
      root.getStylesheets().add(GazetteerPanel.STYLE);
    }
  }
}
