package org.groma.validator.provenance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.groma.model.project.Kinds;
import org.groma.model.sources.SourceTable;
import org.groma.model.value.NearestWord;
import org.groma.validator.check.Derivation;
import org.groma.validator.check.Reads;
import org.groma.validator.check.Survey;

/**
 * What reasons may cite: lists whose sections are a word and a label, {@code ruling C12}. A reason
 * that has the word and a label of the same shape behind it cites that list.
 */
final class NoteCitations {

  static final Derivation<NoteCitations> DECLARED =
      Derivation.of(Reads.of(Kinds.SOURCES), NoteCitations::new);

  private static final Pattern ENTRY = Pattern.compile("(\\p{Ll}+) ([A-Z0-9][A-Z0-9.]*)");
  private static final String LABEL = "[A-Z]{0,3}\\.?\\d+(?:\\.\\d+)*\\b|[A-Z]\\b(?!')";
  private static final Pattern ONE_LABEL = Pattern.compile(LABEL);

  private final Map<String, Set<String>> labels = new HashMap<>();
  private final Map<String, Pattern> patterns = new HashMap<>();

  private NoteCitations(Survey survey) {
    for (SourceTable table : survey.project().get(Kinds.SOURCES)) {
      if (table.table().equals(SectionList.TABLE)) {
        table.rows().forEach(row -> declare(row.section()));
      }
    }
    for (String word : labels.keySet()) {
      patterns.put(
          word,
          Pattern.compile(
              "(?i:\\b"
                  + word
                  + "s?) ((?:"
                  + LABEL
                  + ")(?:(?:, and |, | and | or | to |–|-)(?:"
                  + LABEL
                  + "))*)"));
    }
  }

  private void declare(String section) {
    Matcher entry = ENTRY.matcher(section);
    if (entry.matches()) {
      labels.computeIfAbsent(entry.group(1), _ -> new TreeSet<>()).add(entry.group(2));
    }
  }

  /** What a reason cites that no list has, each as one would write it. */
  List<String> unknown(String note) {
    List<String> unknown = new ArrayList<>(0);
    if (note.isEmpty()) {
      return unknown;
    }
    patterns.forEach((word, pattern) -> {
      Set<String> known = labels.get(word);
      Matcher cited = pattern.matcher(note);
      while (cited.find()) {
        Matcher label = ONE_LABEL.matcher(cited.group(1));
        while (label.find()) {
          if (!known.contains(label.group()) && isAlike(label.group(), known)) {
            unknown.add(word + " " + label.group());
          }
        }
      }
    });
    return unknown;
  }

  /** Whether the list has such labels at all: letters, digits and points in this order. */
  private static boolean isAlike(String label, Set<String> known) {
    String shape = shape(label);
    return known.stream().anyMatch(each -> shape(each).equals(shape));
  }

  private static String shape(String label) {
    return label.replaceAll("[A-Z]+", "A").replaceAll("\\d+", "9");
  }

  /** The nearest of what there is. */
  Optional<String> nearest(String citation) {
    String word = citation.substring(0, citation.indexOf(' '));
    String label = citation.substring(word.length() + 1);
    return NearestWord.to(label, labels.get(word))
        .map(near -> String.format(Locale.ROOT, "%s %s", word, near));
  }
}
