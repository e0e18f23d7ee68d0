package org.groma.exporters.table;

/** How the cells of a column are set: left or right, with which number format. */
public enum Look {
  TEXT,
  /** Sentences, which may need several lines. */
  PROSE,
  WHOLE,
  HALVES,
  /** How far a sum is off; 0 is as good as nothing. */
  DIFFERENCE,
  YES_NO,
  /** An id, which people need not read. */
  ID
}
