package org.groma.exporters.sheet.typeset;

import java.util.List;

/** Something that fills a column of any width. */
@FunctionalInterface
public interface Block {
  List<Slab> slabs(double width);
}
