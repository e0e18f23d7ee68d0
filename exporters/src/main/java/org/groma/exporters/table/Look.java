package org.groma.exporters.table;

/** How the cells of a column are set: left or right, with which number format. */
public enum Look {
  TEXT,
  /** Sentences, which may need several lines. */
  PROSE,
  WHOLE,
  HALVES,
  YES_NO,
  /** An id, which people need not read. */
  ID
}
