package org.groma.exporters.table;

import java.util.Optional;
import java.util.function.Function;
import org.groma.model.id.Id;

/**
 * A format of values chosen from a list.
 *
 * @param slug the word or id of a value; empty for none
 * @param value the value with this word or id; empty text for none
 * @param needed whether an empty cell is refused
 */
record Choosing<V>(
    Choices list, Function<V, String> slug, Function<String, V> value, boolean needed)
    implements Format<V> {

  /** A word of the vocabulary, or none as empty text. */
  static Format<String> word(Choices list) {
    return new Choosing<>(list, Function.identity(), Function.identity(), false);
  }

  static Format<String> neededWord(Choices list) {
    return new Choosing<>(list, Function.identity(), Function.identity(), true);
  }

  static Format<Optional<String>> optionalWord(Choices list) {
    return new Choosing<>(
        list,
        word -> word.orElse(""),
        word -> Optional.of(word).filter(said -> !said.isEmpty()),
        false);
  }

  static <I extends Id> Format<I> entry(Choices list, Function<String, I> id) {
    return new Choosing<>(list, Id::slug, id, true);
  }

  static <I extends Id> Format<Optional<I>> optionalEntry(Choices list, Function<String, I> id) {
    return new Choosing<>(
        list,
        entry -> entry.map(Id::slug).orElse(""),
        slug -> slug.isEmpty() ? Optional.empty() : Optional.of(id.apply(slug)),
        false);
  }

  @Override
  public Look look() {
    return Look.TEXT;
  }

  @Override
  public Optional<Choices> choices() {
    return Optional.of(list);
  }

  @Override
  public Shown show(V chosen, Labels labels) {
    String said = slug.apply(chosen);
    return said.isEmpty() ? Shown.nothing() : Shown.words(labels.of(list, said));
  }

  @Override
  public Reading<V> read(String typed, Labels labels) {
    if (typed.isEmpty()) {
      return needed
          ? Reading.not("Expected a " + labels.say(list.name()) + ", not an empty cell.")
          : Reading.of(value.apply(""));
    }
    return labels.read(list, typed).map(value);
  }
}
