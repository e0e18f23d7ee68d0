package org.groma.engine.kernel;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A constant that data call by a word: {@code GOOD_RULER} is {@code good-ruler}. */
public interface Worded {

  String name();

  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <E extends Enum<E> & Worded> Optional<E> find(Class<E> type, String word) {
    return Stream.of(type.getEnumConstants()).filter(each -> each.word().equals(word)).findFirst();
  }
}
