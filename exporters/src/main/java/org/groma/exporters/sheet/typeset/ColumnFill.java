package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;

/**
 * Fills columns of one height with slabs, from the first on.
 *
 * @param columns the slabs of each column, heads that were set again among them
 * @param next the first slab that had no room
 * @param cut whether slabs that belong together were parted, as together they were too long
 */
record ColumnFill(List<List<Slab>> columns, int next, boolean cut) {

  private static final double ROUNDING = 1e-6;

  /**
   * Fills up to a number of columns.
   *
   * @param from the first slab to lay
   * @param goesOn whether something of the same flow stands before the first column, so that it
   *     begins with heads
   */
  static ColumnFill of(List<Slab> slabs, int from, boolean goesOn, int count, double height) {
    List<List<Slab>> columns = new ArrayList<>();
    int at = from;
    boolean cut = false;
    for (int i = 0; i < count && at < slabs.size(); i++) {
      List<Slab> column = new ArrayList<>();
      if (i > 0 || goesOn) {
        column.addAll(slabs.get(at).heads());
      }
      int end = end(slabs, at, height - Slab.height(column), !column.isEmpty());
      boolean parted = end < slabs.size() && slabs.get(end - 1).keep();
      if (parted && i > 0) {
        break; // it may have room in a column of its own, on the next page
      }
      cut |= parted;
      column.addAll(slabs.subList(at, end));
      columns.add(column);
      at = end;
    }
    return new ColumnFill(columns, at, cut);
  }

  /** Where a column ends that begins with a slab: at least one further on. */
  private static int end(List<Slab> slabs, int from, double height, boolean underHeads) {
    double used = 0;
    int end = from;
    while (end < slabs.size()) {
      Slab slab = slabs.get(end);
      used += slab.height() + (end == from && !underHeads ? 0 : slab.before());
      if (used > height + ROUNDING) {
        break;
      }
      end++;
    }
    if (end == slabs.size()) {
      return end;
    }
    int parted = end;
    while (parted > from && slabs.get(parted - 1).keep()) {
      parted--;
    }
    return parted > from ? parted : Math.max(end, from + 1); // what is longer than a column is cut
  }

  /** The columns that hold all slabs and are as short as can be; the full height if none do. */
  static ColumnFill balanced(List<Slab> slabs, int from, boolean goesOn, int count, double height) {
    ColumnFill full = of(slabs, from, goesOn, count, height);
    if (full.next < slabs.size()) {
      return full;
    }
    double low = 0;
    double high = height;
    ColumnFill best = full;
    while (high - low > 0.5) {
      double middle = (low + high) / 2;
      ColumnFill fill = of(slabs, from, goesOn, count, middle);
      if (fill.next == slabs.size() && !fill.cut && fill.height() <= middle + ROUNDING) {
        best = fill;
        high = middle;
      } else {
        low = middle;
      }
    }
    return best;
  }

  double height() {
    return columns.stream().mapToDouble(Slab::height).max().orElse(0);
  }
}
