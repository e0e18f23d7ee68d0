package org.groma.exporters.sheet.typeset;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Something that fills a column of any width. */
@FunctionalInterface
public interface Block {
  List<Slab> slabs(double width);

  /** The same in letters this many times as large, with as much more or less on a line. */
  default Block scaled(double times) {
    return width -> slabs(width / times).stream().map(slab -> slab.scaled(times)).toList();
  }

  /**
   * The same, working out the slabs of a width only once: for what is measured before it is laid.
   */
  default Block remembered() {
    Map<Double, List<Slab>> known = new HashMap<>();
    return width -> known.computeIfAbsent(width, this::slabs);
  }
}
