package org.groma.exporters.xlsx;

import java.util.Optional;
import org.groma.exporters.table.Shown;

/**
 * One cell.
 *
 * @param shown what stands in it; of a formula, what it comes to
 * @param formula without the sign of equality
 * @param link the place in the workbook that it leads to, {@code 'Areas'!B7}
 */
record Cell(Shown shown, Optional<String> formula, Optional<String> link) {

  static final Cell NOTHING = new Cell(Shown.nothing(), Optional.empty(), Optional.empty());

  static Cell of(Shown shown) {
    return new Cell(shown, Optional.empty(), Optional.empty());
  }

  static Cell of(String words) {
    return of(Shown.words(words));
  }

  static Cell of(int number) {
    return of(new Shown.Whole(number));
  }

  static Cell formula(String formula, Shown value) {
    return new Cell(value, Optional.of(formula), Optional.empty());
  }

  Cell linked(Optional<String> place) {
    return new Cell(shown, formula, place);
  }
}
