package org.groma.validator.check;

import java.util.List;
import java.util.Optional;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Confidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/**
 * What a check says of itself; its page in the documentation is made of this.
 *
 * @param id a stable name, {@code topology.sliver}; the first word is the family
 * @param title the defect in a few words
 * @param protects what would go wrong in the game or on paper
 * @param example a finding as it reads
 * @param mend what to do about it
 * @param rule the section of a rulebook, for checks that come with a ruleset
 */
public record Profile(
    String id,
    Severity severity,
    Confidence confidence,
    String title,
    String protects,
    String example,
    String mend,
    Optional<String> rule) {

  public static Profile of(String id, Severity severity, Confidence confidence, String title) {
    return new Profile(id, severity, confidence, title, "", "", "", Optional.empty());
  }

  /** Why it matters. */
  public Profile protects(String text) {
    return new Profile(id, severity, confidence, title, text, example, mend, rule);
  }

  public Profile example(String text) {
    return new Profile(id, severity, confidence, title, protects, text, mend, rule);
  }

  public Profile mend(String text) {
    return new Profile(id, severity, confidence, title, protects, example, text, rule);
  }

  public Profile rule(String section) {
    return new Profile(
        id, severity, confidence, title, protects, example, mend, Optional.of(section));
  }

  public Family family() {
    return Family.of(id);
  }

  /** A finding of this check. */
  public Finding finding(String message, Subject... subjects) {
    return Finding.of(id, severity, message, subjects).offending(rule);
  }

  public Finding finding(String message, List<Subject> subjects) {
    return finding(message, subjects.toArray(Subject[]::new));
  }
}
