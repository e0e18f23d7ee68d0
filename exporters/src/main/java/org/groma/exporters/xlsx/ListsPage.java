package org.groma.exporters.xlsx;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.groma.exporters.table.Choices;
import org.groma.exporters.table.Labels;

/**
 * The lists that cells of other sheets are chosen from. The sheet is hidden: nobody wants to leaf
 * through it, or to have it on paper with the rest.
 */
final class ListsPage {

  static final String NAME = "Lists";

  private ListsPage() {}

  static Page of(Labels labels) {
    int longest = Choices.ALL.stream().mapToInt(each -> labels.all(each).size()).max().orElse(0);
    return Page.list(
            NAME,
            "What cells of other sheets are chosen from.",
            Choices.ALL.stream().map(each -> Heading.text(labels.say(title(each)))).toList(),
            () -> IntStream.range(0, longest).mapToObj(row -> line(labels, row)))
        .unfiltered()
        .across();
  }

  private static Line line(Labels labels, int row) {
    List<Cell> cells = new ArrayList<>();
    for (Choices list : Choices.ALL) {
      List<String> all = labels.all(list);
      cells.add(row < all.size() ? Cell.of(all.get(row)) : Cell.NOTHING);
    }
    return Line.of(cells);
  }

  private static String title(Choices list) {
    return list.name().substring(0, 1).toUpperCase(Locale.ROOT) + list.name().substring(1);
  }

  /** The cells of a list, as a validation names them. */
  static String range(Labels labels, Choices list) {
    String letter = Where.letter(Choices.ALL.indexOf(list));
    int last = Page.FIRST - 1 + Math.max(1, labels.all(list).size());
    return NAME + "!$" + letter + "$" + Page.FIRST + ":$" + letter + "$" + last;
  }
}
