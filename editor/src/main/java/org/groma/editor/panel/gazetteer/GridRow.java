package org.groma.editor.panel.gazetteer;

import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.css.PseudoClass;
import javafx.scene.control.TableRow;

/** A row of the grid, tinted where what it shows is selected. */
final class GridRow extends TableRow<String> {

  private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");

  private final Grid grid;
  private final InvalidationListener repaint = _ -> paint();

  GridRow(Grid grid) {
    this.grid = grid;
    grid.getSelectionModel().getSelectedCells().addListener(new WeakInvalidationListener(repaint));
  }

  @Override
  protected void updateItem(String row, boolean empty) {
    super.updateItem(row, empty);
    paint();
  }

  private void paint() {
    pseudoClassStateChanged(PICKED, getItem() != null && !isEmpty() && grid.isPicked(getItem()));
  }
}
