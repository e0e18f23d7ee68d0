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
    for (int i = 0; i < runs.size(); i++) {
      if (!(runs.get(i) instanceof Run.Letters first)) {
        joined.add(runs.get(i));
        continue;
      }
      StringBuilder text = new StringBuilder(first.text());
      while (i + 1 < runs.size()
          && runs.get(i + 1) instanceof Run.Letters next
          && first.goesOnAs(next)) {
        text.append(next.text());
        i++;
      }
      joined.add(new Run.Letters(text.toString(), first.style(), first.rise()));
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
