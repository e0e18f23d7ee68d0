package org.groma.exporters.xlsx;

import java.util.Arrays;
import java.util.List;

/**
 * One line of a page below its headings.
 *
 * @param within whether it can be folded away under a sum
 * @param kept how many lines from this one on belong on one page of paper; 1 mostly
 */
record Line(Tone tone, boolean within, int kept, List<Cell> cells) {

  Line {
    cells = List.copyOf(cells);
  }

  static Line of(List<Cell> cells) {
    return new Line(Tone.PLAIN, false, 1, cells);
  }

  static Line of(Cell... cells) {
    return of(Arrays.asList(cells));
  }

  static Line of(Tone tone, Cell... cells) {
    return new Line(tone, false, 1, Arrays.asList(cells));
  }
}
