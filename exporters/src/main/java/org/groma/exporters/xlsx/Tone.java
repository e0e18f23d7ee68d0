package org.groma.exporters.xlsx;

/** How a line of a page is set. */
enum Tone {
  /** A row of data. */
  PLAIN,
  /** A sum of the rows above. */
  TOTAL,
  /** The name of what follows. */
  BAND,
  /** Headings within a page, written upwards. */
  STEEP
}
