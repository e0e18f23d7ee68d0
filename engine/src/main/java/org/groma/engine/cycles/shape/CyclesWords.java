package org.groma.engine.cycles.shape;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.groma.engine.kernel.Worded;
import org.groma.engine.kernel.open.OpenType;
import org.groma.model.entry.Kind;
import org.groma.model.project.Kinds;

/** Types that several declarations of this game have in common. */
final class CyclesWords {

  /**
   * The word of a group of barbarians. Which groups there are the nations say, so that a people
   * more needs no other rules; an inspection compares nations and tables.
   */
  static final OpenType GROUP =
      new OpenType.Formed(
          Pattern.compile("[a-z][a-z0-9-]*"), "the word of a group, such as german or hun");

  static final OpenType COLOUR =
      new OpenType.Formed(Pattern.compile("#[0-9A-Fa-f]{6}"), "a colour such as #4A6FA5");

  /** Rolls of one die. */
  static final OpenType DIE_ROLLS =
      new OpenType.Formed(Pattern.compile("[1-6](-[1-6])?"), "rolls of one die, such as 1-3");

  static final OpenType UNIT = reference(Kinds.UNITS);

  static final OpenType PROVINCE = reference(Kinds.AREAS);

  private CyclesWords() {}

  static OpenType reference(Kind<?, ?> kind) {
    return new OpenType.Reference(kind);
  }

  static OpenType several(Kind<?, ?> kind) {
    return new OpenType.Several(reference(kind));
  }

  /** One of the words that constants are called by. */
  static OpenType worded(Worded... constants) {
    return words(Arrays.stream(constants).map(Worded::word).toArray(String[]::new));
  }

  static OpenType words(String... words) {
    return new OpenType.Word(
        Arrays.stream(words).map(word -> new OpenType.Choice(word, word)).toList());
  }

  static OpenType either(OpenType... types) {
    return new OpenType.Either(List.of(types));
  }
}
