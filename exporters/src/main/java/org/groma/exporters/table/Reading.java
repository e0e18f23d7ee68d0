package org.groma.exporters.table;

import java.util.Optional;
import java.util.function.Function;

/** What a typed text came to. */
public sealed interface Reading<V> {

  /** It is a value. */
  record Read<V>(V value) implements Reading<V> {}

  /**
   * It is none. The sentence says what is wrong and what was expected.
   *
   * @param missing what it would stand for if the project had it
   */
  record Unread<V>(String sentence, Optional<Missing> missing) implements Reading<V> {}

  static <V> Reading<V> of(V value) {
    return new Read<>(value);
  }

  static <V> Reading<V> not(String sentence) {
    return new Unread<>(sentence, Optional.empty());
  }

  /** Not a value yet: it would be one if the project had what is missing. */
  static <V> Reading<V> not(String sentence, Missing missing) {
    return new Unread<>(sentence, Optional.of(missing));
  }

  /**
   * What is made of the value; what refuses it does so with an exception whose message says why.
   */
  default <W> Reading<W> map(Function<? super V, ? extends W> next) {
    return switch (this) {
      case Unread<V>(String sentence, var missing) -> new Unread<>(sentence, missing);
      case Read<V>(V value) -> {
        try {
          yield of(next.apply(value));
        } catch (IllegalArgumentException unfit) {
          yield not(Sentences.of(unfit.getMessage()));
        }
      }
    };
  }
}
