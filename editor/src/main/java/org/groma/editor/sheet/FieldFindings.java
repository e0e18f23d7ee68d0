package org.groma.editor.sheet;

import java.util.List;
import java.util.Optional;
import org.groma.editor.live.Verdict;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** What the checks find in single entries and fields, and nobody has accepted. */
public final class FieldFindings {

  public static final FieldFindings NONE = new FieldFindings(Optional.empty());

  private final Optional<Verdict> verdict;

  private FieldFindings(Optional<Verdict> verdict) {
    this.verdict = verdict;
  }

  public static FieldFindings of(Verdict verdict) {
    return new FieldFindings(Optional.of(verdict));
  }

  /** All that is about an entry, the worst first. */
  public List<Finding> about(Subject subject) {
    return verdict.map(known -> known.about(subject)).orElse(List.of());
  }

  /** What is about one of its values. */
  public List<Finding> in(Field field) {
    return about(field.subject()).stream().filter(finding -> isIn(finding, field)).toList();
  }

  /** What a finding says of a field counts for the entry that it names first. */
  private static boolean isIn(Finding finding, Field field) {
    return finding.subjects().getFirst().equals(field.subject())
        && finding.field().filter(field::holds).isPresent();
  }
}
