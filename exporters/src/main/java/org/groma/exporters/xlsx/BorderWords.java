package org.groma.exporters.xlsx;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.groma.model.graph.Neighbour;
import org.groma.model.project.Vocabulary;

/** Kinds of borders and links in words, and a letter for each. */
final class BorderWords {

  private BorderWords() {}

  static String name(Vocabulary vocabulary, String kind) {
    return terms(vocabulary)
        .filter(term -> term.word().equals(kind))
        .map(Vocabulary.Term::name)
        .findFirst()
        .orElse(
            switch (kind) {
              case Neighbour.COAST -> "Coast";
              case Neighbour.SEA -> "Sea";
              default -> kind;
            });
  }

  /**
   * A letter for each kind that makes a province a neighbour: one of its own word that is free,
   * else any. I and O look like strokes and noughts.
   */
  static Map<String, String> letters(Vocabulary vocabulary) {
    Map<String, String> letters = new LinkedHashMap<>();
    Stream.concat(
            terms(vocabulary).filter(term -> !term.impassable()).map(Vocabulary.Term::word),
            Stream.of(Neighbour.COAST))
        .distinct()
        .forEach(word -> letters.put(word, free(word, letters)));
    return letters;
  }

  private static String free(String word, Map<String, String> taken) {
    String candidates = word.toUpperCase(Locale.ROOT) + "ABCDEFGHJKLMNPQRSTUVWXYZ";
    return candidates
        .chars()
        .filter(each -> Character.isLetter(each) && each != 'I' && each != 'O')
        .mapToObj(Character::toString)
        .filter(letter -> !taken.containsValue(letter))
        .findFirst()
        .orElse("?");
  }

  private static Stream<Vocabulary.Term> terms(Vocabulary vocabulary) {
    return Stream.of(vocabulary.borders(), vocabulary.links()).flatMap(List::stream);
  }
}
