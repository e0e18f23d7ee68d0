package org.groma.exporters.sheet;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;

/** Abbreviations for terrains that have no mark: as few letters as tell them apart. */
final class TerrainLetters {

  private TerrainLetters() {}

  static String of(Project project, String word) {
    List<Term> terms = project.vocabulary().terrains();
    String name = word.isEmpty() ? "" : Names.term(terms, word);
    for (int length = 1; length < name.length(); length++) {
      String start = name.substring(0, length);
      if (terms.stream()
          .noneMatch(term -> !term.word().equals(word) && term.name().startsWith(start))) {
        return start;
      }
    }
    return name;
  }
}
