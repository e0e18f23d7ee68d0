package org.groma.editor.panel.problems;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * Which problems are listed.
 *
 * @param text words that must all occur in the sentence, the check, or the names of what it is
 *     about
 * @param severities those that are listed
 */
record Sieve(String text, Set<Severity> severities, Standing standing) {

  static final Sieve OPEN = new Sieve("", EnumSet.allOf(Severity.class), Standing.OPEN);

  /** Whether accepted findings are listed. */
  enum Standing {
    OPEN("Open"),
    ACCEPTED("Accepted"),
    ALL("Open and accepted");

    private final String title;

    Standing(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  Sieve {
    severities = Set.copyOf(severities);
  }

  Sieve text(String other) {
    return new Sieve(other, severities, standing);
  }

  Sieve severities(Set<Severity> others) {
    return new Sieve(text, others, standing);
  }

  Sieve standing(Standing other) {
    return new Sieve(text, severities, other);
  }

  /**
   * Whether a problem is listed.
   *
   * @param names what people call a subject
   */
  boolean passes(Problem problem, Function<Subject, String> names) {
    return severities.contains(problem.severity())
        && switch (standing) {
          case OPEN -> problem.isOpen();
          case ACCEPTED -> !problem.isOpen();
          case ALL -> true;
        }
        && says(problem.finding(), names);
  }

  private boolean says(Finding finding, Function<Subject, String> names) {
    if (text.isBlank()) {
      return true;
    }
    StringBuilder said = new StringBuilder(finding.message()).append(' ').append(finding.check());
    finding
        .subjects()
        .forEach(
            subject -> said.append(' ').append(subject).append(' ').append(names.apply(subject)));
    String all = said.toString().toLowerCase(Locale.ROOT);
    for (String word : text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)) {
      if (!all.contains(word)) {
        return false;
      }
    }
    return true;
  }
}
