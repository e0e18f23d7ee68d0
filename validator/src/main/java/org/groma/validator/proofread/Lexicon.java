package org.groma.validator.proofread;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.groma.model.id.EditionId;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary.Term;
import org.groma.model.sources.SourceTable;

/**
 * What the words of an edition stand for. A word of the vocabulary is known by its word and by its
 * name; what an edition calls otherwise, in another language for instance, stands in its table
 * {@code words}, with the cells {@code list}, {@code printed} and {@code word}.
 */
final class Lexicon {

  /** The table of an edition that translates. */
  static final String TABLE = "words";

  private record Key(EditionId edition, String list, String printed) {}

  private final Map<Key, String> translations = new HashMap<>();

  Lexicon(Iterable<SourceTable> tables) {
    for (SourceTable table : tables) {
      if (table.table().equals(TABLE)) {
        for (SourceTable.Row row : table.rows()) {
          Key key =
              new Key(
                  table.edition(),
                  row.cells().getOrDefault("list", ""),
                  fold(row.cells().getOrDefault("printed", "")));
          translations.put(key, row.cells().getOrDefault("word", ""));
        }
      }
    }
  }

  /** The word of a vocabulary list that an edition means, if it is known. */
  Optional<String> word(Project project, EditionId edition, WordList list, String printed) {
    for (Term term : list.terms(project.vocabulary())) {
      if (term.word().equalsIgnoreCase(printed) || term.name().equalsIgnoreCase(printed)) {
        return Optional.of(term.word());
      }
    }
    return Optional.ofNullable(translations.get(new Key(edition, list.word(), fold(printed))));
  }

  /** The name that people read for a word. */
  static String name(Project project, WordList list, String word) {
    List<Term> terms = list.terms(project.vocabulary());
    return terms.stream()
        .filter(term -> term.word().equals(word))
        .map(Term::name)
        .findFirst()
        .orElse(word);
  }

  private static String fold(String word) {
    return word.strip().toLowerCase(Locale.ROOT);
  }
}
