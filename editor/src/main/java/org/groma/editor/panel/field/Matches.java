package org.groma.editor.panel.field;

import java.util.List;
import java.util.stream.Stream;
import org.groma.editor.sheet.Folding;

/** The choices that a person may mean by what is typed so far. */
final class Matches {

  private Matches() {}

  /** Those that begin like it first, then those that have a word like it, then the rest with it. */
  static List<String> of(List<String> choices, String typed) {
    String wanted = Folding.of(typed.strip());
    if (wanted.isEmpty()) {
      return choices;
    }
    return Stream.of(0, 1, 2)
        .flatMap(rank -> choices.stream().filter(choice -> rank(choice, wanted) == rank))
        .toList();
  }

  private static int rank(String choice, String wanted) {
    String folded = Folding.of(choice);
    return folded.startsWith(wanted)
        ? 0
        : folded.contains(" " + wanted) ? 1 : folded.contains(wanted) ? 2 : 3;
  }
}
