package org.groma.editor.panel.gazetteer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.groma.editor.sheet.Cell;
import org.groma.editor.sheet.Sheet;

/**
 * Puts into every selected cell what stands in the topmost selected one of its column; where only
 * one row is selected, what stands above it.
 */
final class FillDown {

  private FillDown() {}

  static Map<Cell, String> of(Sheet<?> sheet, Layout layout, Set<Cell> selected) {
    Layout.Box box = layout.around(selected);
    Map<Cell, String> typed = new LinkedHashMap<>();
    for (int column = box.left(); column <= box.right(); column++) {
      int source = source(layout, selected, box, column);
      for (int row = Math.max(box.top(), source + 1); source >= 0 && row <= box.bottom(); row++) {
        Cell cell = layout.cell(row, column);
        if (selected.contains(cell)) {
          typed.put(cell, sheet.show(layout.cell(source, column)).text());
        }
      }
    }
    return typed;
  }

  private static int source(Layout layout, Set<Cell> selected, Layout.Box box, int column) {
    if (box.height() == 1) {
      return box.top() - 1;
    }
    for (int row = box.top(); row <= box.bottom(); row++) {
      if (selected.contains(layout.cell(row, column))) {
        return row;
      }
    }
    return -1;
  }
}
