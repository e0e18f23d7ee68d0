package org.groma.validator.mend;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.finding.Finding;
import org.groma.validator.report.Report;
import org.groma.validator.run.Validation;

/** What stands open in a validation. */
final class Standing {

  private Standing() {}

  /** The findings that nobody has accepted. */
  static List<Finding> in(Validation validation) {
    return Acceptances.judge(validation.survey().project(), validation.findings()).stream()
        .filter(Report.Entry::isOpen)
        .map(Report.Entry::finding)
        .toList();
  }

  /** Whether a finding is gone and no other has come. */
  static boolean isBetter(Validation before, Validation after, Finding finding) {
    Set<Finding.Key> then = keys(before);
    Set<Finding.Key> now = keys(after);
    return !now.contains(finding.key()) && then.containsAll(now);
  }

  private static Set<Finding.Key> keys(Validation validation) {
    Set<Finding.Key> keys = new HashSet<>();
    validation.findings().forEach(finding -> keys.add(finding.key()));
    return keys;
  }
}
