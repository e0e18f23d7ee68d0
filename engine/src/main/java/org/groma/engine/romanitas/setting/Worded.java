package org.groma.engine.romanitas.setting;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A constant that the data call by a word: {@code STRONG_BASILEUS} is {@code strong-basileus}. */
public interface Worded {

  String name();

  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <E extends Enum<E> & Worded> Optional<E> find(Class<E> type, String word) {
    return Stream.of(type.getEnumConstants()).filter(each -> each.word().equals(word)).findFirst();
  }
}
