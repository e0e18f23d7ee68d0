package org.groma.editor.panel.gazetteer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.groma.editor.sheet.Cell;

/**
 * The rows and columns that are on the screen, in their order there.
 *
 * @param rows ids
 * @param columns keys
 */
record Layout(List<String> rows, List<String> columns) {

  Layout {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
  }

  /** A rectangle of cells, both ends included. */
  record Box(int top, int left, int bottom, int right) {
    int height() {
      return bottom - top + 1;
    }

    int width() {
      return right - left + 1;
    }
  }

  Cell cell(int row, int column) {
    return new Cell(rows.get(row), columns.get(column));
  }

  /** The smallest rectangle round some cells, of which at least one is on the screen. */
  Box around(Set<Cell> cells) {
    Map<String, Integer> lines = new HashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      lines.put(rows.get(i), i);
    }
    int top = Integer.MAX_VALUE;
    int left = Integer.MAX_VALUE;
    int bottom = -1;
    int right = -1;
    for (Cell cell : cells) {
      int row = lines.getOrDefault(cell.row(), -1);
      int column = columns.indexOf(cell.column());
      if (row >= 0 && column >= 0) {
        top = Math.min(top, row);
        bottom = Math.max(bottom, row);
        left = Math.min(left, column);
        right = Math.max(right, column);
      }
    }
    if (bottom < 0) {
      throw new IllegalArgumentException("none of these cells is on the screen");
    }
    return new Box(top, left, bottom, right);
  }
}
