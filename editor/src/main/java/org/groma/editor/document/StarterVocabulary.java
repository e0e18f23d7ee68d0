package org.groma.editor.document;

import java.util.List;
import java.util.Optional;
import org.groma.model.project.Vocabulary;
import org.groma.model.project.Vocabulary.Term;

/**
 * The words a new project starts with: enough to draw a map; a ruleset or a map maker adds more.
 */
public final class StarterVocabulary {

  public static final Vocabulary WORDS =
      new Vocabulary(
          List.of(
              term("clear", "Clear", "#EEF0CF"),
              term("forest", "Forest", "#A8C28B"),
              term("mountain", "Mountain", "#C9A985"),
              term("marsh", "Marsh", "#A7C7C2"),
              term("steppe", "Steppe", "#DBD183"),
              term("desert", "Desert", "#F4DDA9")),
          List.of(
              term("land", "Land border", "#7A6E5C"),
              term("river", "River", "#4F86B0"),
              term("ridge", "Ridge", "#7B5434"),
              new Term("impassable", "Impassable", Optional.of("#3C3A38"), true)),
          List.of(term("strait", "Strait", "#B5382E"), term("road", "Road", "#8A5A2B")),
          List.of(
              term("barbarian", "Barbarian"),
              term("civilized", "Civilized"),
              term("off-map", "Off the map")),
          List.of(),
          List.of(term("main", "Main map")),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of(),
          List.of());

  private StarterVocabulary() {}

  private static Term term(String word, String name) {
    return new Term(word, name, Optional.empty(), false);
  }

  private static Term term(String word, String name, String colour) {
    return new Term(word, name, Optional.of(colour), false);
  }
}
