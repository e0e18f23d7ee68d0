package org.groma.engine.romanitas.shape;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.kernel.Spelling;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.open.OpenType;

/** Types whose words are the constants of the rules. */
final class ShapeWords {

  private ShapeWords() {}

  static OpenType of(Worded... constants) {
    return of(Arrays.asList(constants));
  }

  static OpenType of(List<? extends Worded> constants) {
    return new OpenType.Word(
        words(constants).stream()
            .map(word -> new OpenType.Choice(word, Spelling.capital(Spelling.spelt(word))))
            .toList());
  }

  static List<String> words(List<? extends Worded> constants) {
    return constants.stream().map(Worded::word).toList();
  }
}
