package org.groma.validator.gazetteer;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.groma.model.entry.Kind;
import org.groma.model.id.SourceTableId;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.NearestWord;
import org.groma.validator.check.EntryCheck;
import org.groma.validator.check.Profile;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.PrintedWord;

/** Words of an edition that are said to stand for a word which the game has not. */
public final class StrangeWordCheck implements EntryCheck<SourceTableId, SourceTable> {

  private static final Profile PROFILE =
      Profile.of(
              "gazetteer.strange-word",
              Severity.WARNING,
              Confidence.CERTAIN,
              "A printed word that stands for none of the game")
          .protects("Values that the edition prints with it are compared with nothing.")
          .example(
              "The list rules-de/words says that 'Wald' stands for 'forrest', which is none of the"
                  + " terrains; probably 'forest' is meant.")
          .mend("Correct the cell \"word\" or \"list\", or add the word to the vocabulary.");

  @Override
  public Profile profile() {
    return PROFILE;
  }

  @Override
  public Kind<SourceTableId, SourceTable> kind() {
    return Kinds.SOURCES;
  }

  @Override
  public Reads reads() {
    return Reads.of(Reads.Aspect.VOCABULARY);
  }

  @Override
  public void look(SourceTable table, Survey survey, Consumer<Finding> out) {
    if (!table.table().equals(PrintedWord.TABLE)) {
      return;
    }
    for (int i = 0; i < table.rows().size(); i++) {
      SourceTable.Row row = table.rows().get(i);
      String list = row.cells().getOrDefault("list", "");
      String word = row.cells().getOrDefault("word", "");
      String problem =
          PrintedWord.words(survey.project().vocabulary(), list)
              .map(words -> problem(word, list, words))
              .orElse(
                  "'" + word + "' of '" + list + "', which is no list of words that is compared");
      if (!problem.isEmpty()) {
        out.accept(
            PROFILE
                .finding(
                    String.format(
                        Locale.ROOT,
                        "The list %s says that '%s' stands for %s.",
                        table.id(),
                        row.cells().getOrDefault("printed", ""),
                        problem),
                    Subject.of(Kinds.SOURCES, table))
                .in("rows[" + i + "].cells"));
      }
    }
  }

  private static String problem(String word, String list, List<String> words) {
    return words.contains(word)
        ? ""
        : "'" + word + "', which is none of the " + list + meant(word, words);
  }

  private static String meant(String word, List<String> words) {
    return NearestWord.to(word, words).map(near -> "; probably '" + near + "' is meant").orElse("");
  }
}
