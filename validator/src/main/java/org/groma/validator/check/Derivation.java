package org.groma.validator.check;

import java.util.function.Function;

/**
 * Something worked out from a project that several checks need, or one check for every subject: an
 * index, a sum by area. Kept in a constant; a {@link Survey} works it out when it is first asked
 * for, and hands it on after an edit that touched nothing it reads.
 */
public interface Derivation<T> {

  Reads reads();

  T of(Survey survey);

  static <T> Derivation<T> of(Reads reads, Function<Survey, T> maker) {
    return new Derivation<>() {
      @Override
      public Reads reads() {
        return reads;
      }

      @Override
      public T of(Survey survey) {
        return maker.apply(survey);
      }
    };
  }
}
