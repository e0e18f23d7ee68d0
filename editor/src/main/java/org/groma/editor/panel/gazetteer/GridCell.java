package org.groma.editor.panel.gazetteer;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseDragEvent;
import javafx.scene.input.MouseEvent;
import org.groma.editor.sheet.Cell;
import org.groma.editor.studio.Icons;
import org.groma.exporters.table.Column;
import org.groma.exporters.table.Look;
import org.groma.exporters.table.Table;
import org.groma.validator.finding.Finding;

/**
 * A cell of the grid. Its item is the id of the row; what it shows is asked of the model whenever
 * something changed, so only cells on the screen are ever worked out.
 */
final class GridCell extends TableCell<String, String> {

  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
  private static final PseudoClass FOUND = PseudoClass.getPseudoClass("found");
  private static final PseudoClass ONLY_SHOWN = PseudoClass.getPseudoClass("only-shown");

  private final Grid grid;
  private final String key;
  private final InvalidationListener repaint = _ -> paint();
  private GridEditor editor;

  GridCell(Grid grid, Column<?> column) {
    this.grid = grid;
    this.key = column.key();
    getStyleClass().add("grid-cell");
    setAlignment(isNumber(column.look()) ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
    pseudoClassStateChanged(ONLY_SHOWN, !column.isEditable());
    setEditable(column.isEditable());
    grid.version().addListener(new WeakInvalidationListener(repaint));
    addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    addEventHandler(
        MouseEvent.DRAG_DETECTED,
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && !isEditing() && getItem() != null) {
            grid.dragFrom(getIndex(), getTableColumn());
            startFullDrag();
            event.consume();
          }
        });
    addEventHandler(
        MouseDragEvent.MOUSE_DRAG_ENTERED,
        _ -> {
          if (getItem() != null) {
            grid.dragTo(getIndex(), getTableColumn());
          }
        });
  }

  private static boolean isNumber(Look look) {
    return look == Look.WHOLE || look == Look.HALVES || look == Look.DIFFERENCE;
  }

  private void clicked(MouseEvent event) {
    if (event.getClickCount() == 2 && key.equals(Table.ID) && getItem() != null) {
      grid.reveal(getItem());
    }
  }

  private Cell cell() {
    return new Cell(getItem(), key);
  }

  @Override
  protected void updateItem(String row, boolean empty) {
    super.updateItem(row, empty);
    paint();
  }

  private void paint() {
    if (isEditing()) {
      return;
    }
    if (isEmpty() || getItem() == null) {
      setText(null);
      setGraphic(null);
      setTooltip(null);
      pseudoClassStateChanged(WRONG, false);
      pseudoClassStateChanged(FOUND, false);
      return;
    }
    GridModel model = grid.model();
    var draft = model.draft(cell());
    List<Finding> findings = model.findings(cell());
    setText(
        draft
            .map(GridModel.Draft::typed)
            .orElseGet(() -> model.sheet().show(getItem(), key).text()));
    pseudoClassStateChanged(WRONG, draft.isPresent());
    pseudoClassStateChanged(FOUND, draft.isEmpty() && !findings.isEmpty());
    boolean marked = draft.isPresent() || !findings.isEmpty();
    setContentDisplay(ContentDisplay.LEFT);
    setGraphic(marked ? Icons.of(draft.isPresent() ? "fth-x-circle" : "fth-alert-triangle") : null);
    String said =
        draft
            .map(GridModel.Draft::sentence)
            .orElseGet(
                () -> findings.stream().map(Finding::message).collect(Collectors.joining("\n")));
    setTooltip(said.isEmpty() ? null : new Tooltip(said));
    setAccessibleText(said.isEmpty() ? null : getText() + ". " + said);
  }

  @Override
  public void startEdit() {
    if (getItem() == null || !isEditable()) {
      return;
    }
    super.startEdit();
    if (!isEditing()) {
      return;
    }
    editor = new GridEditor(grid, cell(), this::leave);
    setTooltip(null);
    setGraphic(editor.field());
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    editor.begin();
  }

  /** Ends editing, whatever became of the value. */
  private void leave() {
    if (isEditing()) {
      super.cancelEdit();
    }
    close();
  }

  @Override
  public void cancelEdit() {
    if (editor != null) {
      editor.settle(); // a click elsewhere commits, or keeps what is wrong as a draft
    }
    super.cancelEdit();
    close();
  }

  private void close() {
    if (editor != null) {
      editor.close();
      editor = null;
    }
    setGraphic(null);
    paint();
  }
}
