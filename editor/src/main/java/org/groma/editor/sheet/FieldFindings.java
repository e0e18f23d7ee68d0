package org.groma.editor.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.editor.live.Verdict;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;

/** What the checks find in single entries and fields, and nobody has accepted. */
public final class FieldFindings {

  public static final FieldFindings NONE = new FieldFindings();

  private final Map<Subject, List<Finding>> bySubject = new HashMap<>();

  private FieldFindings() {}

  public static FieldFindings of(Verdict verdict) {
    FieldFindings found = new FieldFindings();
    for (Report.Entry entry : verdict.open()) {
      for (Subject subject : entry.finding().subjects()) {
        found.bySubject.computeIfAbsent(subject, _ -> new ArrayList<>()).add(entry.finding());
      }
    }
    return found;
  }

  /** All that is about an entry, the worst first. */
  public List<Finding> about(Subject subject) {
    return bySubject.getOrDefault(subject, List.of());
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
