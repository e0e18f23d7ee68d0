package org.groma.engine.cycles.setting;

import java.util.Optional;
import org.groma.engine.kernel.Rule;

/**
 * What a cell of the administration table says.
 *
 * @param number the number to compare with the turns of the stage; 0 for a word
 */
@Rule("10.6.2")
public record Ruling(Word word, int number) {

  /** The words of the table. */
  public enum Word {
    GOOD_RULER,
    CORRUPTION,
    REBELLION,
    REVIVAL,
    NUMBER
  }

  /** Reads {@code good-ruler} or {@code 7}. */
  static Optional<Ruling> of(String cell) {
    if (cell.matches("[1-9][0-9]?")) {
      return Optional.of(new Ruling(Word.NUMBER, Integer.parseInt(cell)));
    }
    for (Word word : Word.values()) {
      if (word != Word.NUMBER && word.name().replace('_', '-').equalsIgnoreCase(cell)) {
        return Optional.of(new Ruling(word, 0));
      }
    }
    return Optional.empty();
  }
}
