package org.groma.validator;

import java.util.List;
import java.util.Optional;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;

/** Vocabularies for tests. */
public final class SampleVocabulary {

  private SampleVocabulary() {}

  /** One in which a single kind of border is declared, which nobody crosses. */
  public static Vocabulary withImpassable(String kind) {
    return new Vocabulary(
        List.of(),
        List.of(new Term(kind, kind, Optional.empty(), true)),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }
}
