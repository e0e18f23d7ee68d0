package org.groma.exporters.sheet;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.exporters.sheet.typeset.Block;
import org.groma.exporters.sheet.typeset.LineFit;
import org.groma.exporters.sheet.typeset.Page;
import org.groma.exporters.sheet.typeset.Paragraph;
import org.groma.exporters.sheet.typeset.Phrase;
import org.groma.exporters.sheet.typeset.Slab;

/** A list of what stands on which page. */
final class Contents {

  private static final double NUMBERS = 22;

  private Contents() {}

  /** The first page of every mark. */
  static Map<String, Integer> pages(List<Page> pages) {
    Map<String, Integer> found = new HashMap<>();
    for (int i = 0; i < pages.size(); i++) {
      for (String mark : pages.get(i).marks()) {
        found.putIfAbsent(mark, i + 1);
      }
    }
    return found;
  }

  /** One line for each title, as many whether its page is known or not. */
  static List<Block> of(List<String> titles, Map<String, Integer> pages) {
    return titles.stream().map(title -> line(title, pages.getOrDefault(title, 0))).toList();
  }

  private static Block line(String title, int page) {
    return width -> {
      Phrase name =
          LineFit.of(title, width - NUMBERS, text -> Phrase.of(Styles.BODY.sized(8.5), text));
      Phrase number = Phrase.of(Styles.BODY.sized(8.5), page == 0 ? "" : Integer.toString(page));
      Slab line = Paragraph.of(name).slabs(width).getFirst();
      return List.of(Headings.withRight(line, number, width));
    };
  }
}
