package org.groma.exporters.sheet;

import java.util.ArrayList;
import java.util.List;
import org.groma.exporters.sheet.typeset.Align;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.Grid;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;

/**
 * Short rows of a number and words, the second half beside the first.
 *
 * @param numbers how wide the columns of numbers are at least
 */
record SideBySide(List<Grid.Row> rows, double numbers) implements Block {

  @Override
  public List<Slab> slabs(double width) {
    int half = (rows.size() + 1) / 2;
    List<Grid.Row> pairs = new ArrayList<>();
    for (int i = 0; i < half; i++) {
      List<Phrase> cells = new ArrayList<>(rows.get(i).cells());
      boolean single = i + half >= rows.size();
      cells.addAll(single ? List.of(Phrase.EMPTY, Phrase.EMPTY) : rows.get(i + half).cells());
      pairs.add(new Grid.Row(cells));
    }
    Grid.Column number = new Grid.Column(Phrase.EMPTY, Align.RIGHT, false, numbers);
    Grid.Column words = new Grid.Column(Phrase.EMPTY, Align.LEFT, true);
    return new Grid(List.of(number, words, number, words), pairs, 6, 0.5, Styles.HAIRLINE)
        .slabs(width);
  }
}
