package org.groma.validator.mend;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

  /**
   * Whether a finding is gone and no other has come: its check finds less, and none finds more.
   * Findings are counted, because a fix may give others of them another place in their list,
   * another border or another id.
   */
  static boolean isBetter(Validation before, Validation after, Finding finding) {
    Map<String, Integer> then = counts(before);
    Map<String, Integer> now = counts(after);
    return now.getOrDefault(finding.check(), 0) < then.getOrDefault(finding.check(), 0)
        && now.entrySet().stream()
            .allMatch(each -> each.getValue() <= then.getOrDefault(each.getKey(), 0));
  }

  private static Map<String, Integer> counts(Validation validation) {
    Map<String, Integer> counts = new HashMap<>();
    validation.findings().forEach(finding -> counts.merge(finding.check(), 1, Integer::sum));
    return counts;
  }
}
