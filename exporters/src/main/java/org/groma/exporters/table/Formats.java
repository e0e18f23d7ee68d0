package org.groma.exporters.table;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.groma.model.value.Halves;

/** The formats of single values. */
final class Formats {

  private static final Set<String> YES = Set.of("yes", "y", "x", "true", "1", "✓", "ja", "oui");
  private static final Set<String> NO = Set.of("", "no", "n", "false", "0", "-", "–", "nein");

  static final Format<String> TEXT =
      new Simple<>(Look.TEXT, Shown::words, text -> Reading.of(text));

  static final Format<String> NAME =
      new Simple<>(
          Look.TEXT,
          Shown::words,
          text ->
              text.isEmpty()
                  ? Reading.not("The name is missing; to take a row out, delete all of it.")
                  : Reading.of(text));

  /** A sentence that a row cannot be without, such as a reason. */
  static Format<String> sentence(String what) {
    return needed(what, Look.PROSE);
  }

  /** A text that a row cannot be without. */
  static Format<String> needed(String what) {
    return needed(what, Look.TEXT);
  }

  private static Format<String> needed(String what, Look look) {
    return new Simple<>(
        look,
        Shown::words,
        text -> text.isEmpty() ? Reading.not("The " + what + " is missing.") : Reading.of(text));
  }

  static final Format<Optional<String>> OPTIONAL_PROSE =
      new Simple<>(
          Look.PROSE,
          text -> Shown.words(text.orElse("")),
          text -> Reading.of(Optional.of(text).filter(typed -> !typed.isEmpty())));

  static final Format<Optional<String>> OPTIONAL_TEXT =
      new Simple<>(
          Look.TEXT,
          text -> Shown.words(text.orElse("")),
          text -> Reading.of(Optional.of(text).filter(typed -> !typed.isEmpty())));

  static final Format<Integer> WHOLE =
      new Simple<>(Look.WHOLE, Shown.Whole::new, Formats::readWhole);

  /** A whole number of which 0 is not written. */
  static final Format<Integer> WHOLE_OR_NOTHING =
      new Simple<>(
          Look.WHOLE,
          number -> number == 0 ? Shown.nothing() : new Shown.Whole(number),
          text -> text.isEmpty() ? Reading.of(0) : readWhole(text));

  static final Format<Optional<Integer>> OPTIONAL_WHOLE =
      new Simple<>(
          Look.WHOLE,
          number -> number.<Shown>map(Shown.Whole::new).orElse(Shown.nothing()),
          text ->
              text.isEmpty() ? Reading.of(Optional.empty()) : readWhole(text).map(Optional::of));

  static final Format<Halves> HALVES =
      new Simple<>(Look.HALVES, Shown.Half::new, Formats::readHalves);

  static final Format<Optional<Halves>> OPTIONAL_HALVES =
      new Simple<>(
          Look.HALVES,
          number -> number.<Shown>map(Shown.Half::new).orElse(Shown.nothing()),
          text ->
              text.isEmpty() ? Reading.of(Optional.empty()) : readHalves(text).map(Optional::of));

  static final Format<Boolean> YES_NO =
      new Simple<>(Look.YES_NO, flag -> Shown.words(flag ? "yes" : ""), Formats::readFlag);

  private Formats() {}

  /** A format that needs to know nothing of the project. */
  private record Simple<V>(
      Look look, Function<V, Shown> showing, Function<String, Reading<V>> reading)
      implements Format<V> {
    @Override
    public Shown show(V value, Labels labels) {
      return showing.apply(value);
    }

    @Override
    public Reading<V> read(String typed, Labels labels) {
      return reading.apply(typed);
    }
  }

  private static Reading<Integer> readWhole(String typed) {
    return Typed.whole(typed)
        .<Reading<Integer>>map(Reading::of)
        .orElseGet(() -> Reading.not("Expected a whole number such as 3, not " + quoted(typed)));
  }

  private static Reading<Halves> readHalves(String typed) {
    return Typed.halves(typed)
        .<Reading<Halves>>map(Reading::of)
        .orElseGet(() ->
            Reading.not("Expected a number of halves such as 2, ½ or 2½, not " + quoted(typed)));
  }

  private static Reading<Boolean> readFlag(String typed) {
    String word = typed.toLowerCase(Locale.ROOT);
    return YES.contains(word)
        ? Reading.of(true)
        : NO.contains(word)
            ? Reading.of(false)
            : Reading.not("Expected yes, or an empty cell for no, not " + quoted(typed));
  }

  private static String quoted(String typed) {
    return typed.isEmpty() ? "an empty cell." : "'" + typed + "'.";
  }
}
