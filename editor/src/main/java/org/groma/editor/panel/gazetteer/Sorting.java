package org.groma.editor.panel.gazetteer;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.editor.sheet.Folding;
import org.groma.editor.sheet.Sheet;
import org.groma.exporters.table.Shown;

/** In which order rows are shown: by some columns, the first counting most. */
record Sorting(List<By> by) {

  static final Sorting AS_IT_COMES = new Sorting(List.of());

  /** One column to sort by. */
  record By(String column, boolean ascending) {}

  /** What a cell counts as: numbers before words, and empty cells last either way. */
  private record Rank(BigDecimal number, String words) {
    static Rank of(Shown shown) {
      return switch (shown) {
        case Shown.Whole(int number) -> new Rank(BigDecimal.valueOf(number), "");
        case Shown.Half(var halves) ->
            new Rank(BigDecimal.valueOf(halves.count()).divide(BigDecimal.TWO), "");
        case Shown.Decimal(BigDecimal number) -> new Rank(number, "");
        case Shown.Words(String words) -> new Rank(null, Folding.of(words));
      };
    }

    boolean isEmpty() {
      return number == null && words.isEmpty();
    }

    int compare(Rank other) {
      if (number != null && other.number != null) {
        return number.compareTo(other.number);
      }
      return number != null ? -1 : other.number != null ? 1 : words.compareTo(other.words);
    }
  }

  Sorting {
    by = List.copyOf(by);
  }

  List<String> of(Sheet<?> sheet, List<String> rows) {
    if (by.isEmpty()) {
      return rows;
    }
    Comparator<String> order = (_, _) -> 0;
    for (By each : by) {
      Map<String, Rank> ranks = new HashMap<>();
      rows.forEach(row -> ranks.put(row, Rank.of(sheet.show(row, each.column()))));
      order = order.thenComparing((a, b) -> compare(ranks.get(a), ranks.get(b), each.ascending()));
    }
    return rows.stream().sorted(order).toList();
  }

  private static int compare(Rank a, Rank b, boolean ascending) {
    if (a.isEmpty() || b.isEmpty()) {
      return Boolean.compare(a.isEmpty(), b.isEmpty());
    }
    return ascending ? a.compare(b) : b.compare(a);
  }
}
