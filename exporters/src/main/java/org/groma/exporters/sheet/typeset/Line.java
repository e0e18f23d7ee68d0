package org.groma.exporters.sheet.typeset;

import java.util.ArrayList;
import java.util.List;

/**
 * Runs side by side.
 *
 * @param runs those next to each other never of the same style
 */
record Line(List<Run> runs, double width) {

  Line {
    runs = List.copyOf(runs);
  }

  /** Joins runs, those of one style into one, so that letters are kerned and words can be found. */
  static Line of(List<Run> runs) {
    List<Run> joined = new ArrayList<>();
    for (Run run : runs) {
      if (!joined.isEmpty()
          && joined.getLast() instanceof Run.Letters before
          && run instanceof Run.Letters next
          && before.goesOnAs(next)) {
        joined.set(
            joined.size() - 1,
            new Run.Letters(before.text() + next.text(), before.style(), before.rise()));
      } else {
        joined.add(run);
      }
    }
    return new Line(joined, joined.stream().mapToDouble(Run::width).sum());
  }

  double leading() {
    return runs.stream().mapToDouble(Run::leading).max().orElse(0);
  }

  /** The runs at their places, from a point on the baseline. */
  List<Placed> at(double x, double baseline) {
    List<Placed> placed = new ArrayList<>();
    double along = x;
    for (Run run : runs) {
      switch (run) {
        case Run.Letters(String text, Style style, double rise) -> {
          if (!text.isBlank()) {
            String searched = text.replace('\u00A0', ' '); // a search types plain blanks
            placed.add(new Placed.Text(along, baseline - rise, searched, style));
          }
        }
        case Run.Symbol symbol ->
            placed.add(
                new Placed.Symbol(
                    symbol.mark(),
                    along + symbol.width() / 2,
                    baseline - symbol.middle(),
                    symbol.size()));
      }
      along += run.width();
    }
    return placed;
  }
}
