package org.groma.validator.proofread;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.model.id.EditionId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Vocabulary;

/** What a printed word stands for, in an edition that may be written in another language. */
public final class PrintedWord {

  /** The table of an edition that says what its words stand for. */
  public static final String TABLE = Lexicon.TABLE;

  private PrintedWord() {}

  /** The words of a list of the vocabulary; nothing for a list that is not compared. */
  public static Optional<List<String>> words(Vocabulary vocabulary, String list) {
    return Arrays.stream(WordList.values())
        .filter(each -> each.word().equals(list))
        .findFirst()
        .map(each -> each.terms(vocabulary).stream().map(Vocabulary.Term::word).toList());
  }

  /**
   * The word of the vocabulary that an edition means.
   *
   * @param field the value it is printed for, {@code terrain}
   * @return nothing where the value is no word of the vocabulary, or the word is not known
   */
  public static Optional<String> meaning(
      Project project, EditionId edition, String field, String printed) {
    return Arrays.stream(WordList.values())
        .filter(list -> list.field().equals(field))
        .findFirst()
        .flatMap(
            list -> new Lexicon(project.get(Kinds.SOURCES)).word(project, edition, list, printed));
  }
}
