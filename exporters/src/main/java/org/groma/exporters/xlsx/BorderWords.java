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

  /** A letter for each kind that makes neighbours: one of its own word that is free, else any. */
  static Map<String, String> letters(Vocabulary vocabulary) {
    Map<String, String> letters = new LinkedHashMap<>();
    Stream.concat(
            terms(vocabulary).filter(term -> !term.impassable()).map(Vocabulary.Term::word),
            Stream.of(Neighbour.COAST, Neighbour.SEA))
        .distinct()
        .forEach(word -> letters.put(word, free(word, letters)));
    return letters;
  }

  private static String free(String word, Map<String, String> taken) {
    String candidates = word.toUpperCase(Locale.ROOT) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return candidates
        .chars()
        .filter(Character::isLetter)
        .mapToObj(Character::toString)
        .filter(letter -> !taken.containsValue(letter))
        .findFirst()
        .orElse("?");
  }

  private static Stream<Vocabulary.Term> terms(Vocabulary vocabulary) {
    return Stream.of(vocabulary.borders(), vocabulary.links()).flatMap(List::stream);
  }
}
