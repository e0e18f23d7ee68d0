package org.groma.exporters.sheet.typeset;

import java.util.List;
import java.util.stream.Collectors;
import org.groma.exporters.picture.Palette;
import org.groma.exporters.picture.Typeface;

/** Text for tests. */
final class Letters {

  static final Style STYLE = new Style(Typeface.ROMAN, 10, Palette.INK);
  static final String LONG_WORD = "Taumatawhakatangihangakoauauotamateapokaiwhenuakitanatahu";

  private Letters() {}

  static Phrase phrase(String text) {
    return Phrase.of(STYLE, text);
  }

  static String textOf(List<Placed> items) {
    return items.stream()
        .filter(Placed.Text.class::isInstance)
        .map(item -> ((Placed.Text) item).text())
        .collect(Collectors.joining(" "));
  }

  static String textOf(Page page) {
    return textOf(page.items());
  }

  /** The words of a text again and again. */
  static String words(int count) {
    String[] words =
        "arma virumque cano Troiae qui primus ab oris Italiam fato profugus".split(" ", -1);
    StringBuilder text = new StringBuilder(words[0]);
    for (int i = 1; i < count; i++) {
      text.append(' ').append(words[i % words.length]);
    }
    return text.toString();
  }
}
