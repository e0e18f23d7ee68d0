package org.groma.editor.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.groma.model.value.NearestWord;
import org.groma.validator.finding.Finding;

/**
 * Findings as they are named on the command line: {@code CHECK:SUBJECT}, or a check alone for all
 * that it finds.
 */
record FindingWord(String word) {

  boolean means(Finding finding) {
    return word.equals(finding.check())
        || finding.subjects().stream()
            .anyMatch(subject -> word.equals(finding.check() + ":" + subject));
  }

  /** What is meant; stops if that is nothing. */
  List<Finding> among(List<Finding> findings) {
    List<Finding> meant = findings.stream().filter(this::means).toList();
    if (meant.isEmpty()) {
      throw unknown(findings);
    }
    return meant;
  }

  private Stop unknown(List<Finding> findings) {
    List<String> known = new ArrayList<>();
    for (Finding finding : findings) {
      known.add(finding.check());
      finding.subjects().forEach(subject -> known.add(finding.check() + ":" + subject));
    }
    String hint = NearestWord.hint(word, known);
    return Stop.cannotRun(
        String.format(
            Locale.ROOT, "There is no finding '%s'%s", word, hint.isEmpty() ? "." : hint));
  }
}
