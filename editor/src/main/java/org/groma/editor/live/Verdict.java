package org.groma.editor.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;

/**
 * What the static checks say of one state of the document.
 *
 * <p>It is sorted out where it is made, which is beside the checks: a large map has ten thousand
 * findings, and a window that went through them for each of its parts would stand still meanwhile.
 */
public final class Verdict {

  private final Project project;
  private final long revision;
  private final List<Report.Entry> entries;
  private final List<Report.Entry> open;
  private final Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
  private final Map<Subject, List<Finding>> bySubject = new HashMap<>();

  /**
   * @param entries the findings, worst first, each with the acceptance that lets it stand and,
   *     where it can be seen on the map, the point to look at
   */
  public Verdict(Project project, long revision, List<Report.Entry> entries) {
    this.project = project;
    this.revision = revision;
    this.entries = List.copyOf(entries);
    this.open = this.entries.stream().filter(Report.Entry::isOpen).toList();
    for (Report.Entry entry : open) {
      Finding finding = entry.finding();
      counts.merge(finding.severity(), 1, Integer::sum);
      for (Subject subject : finding.subjects()) {
        bySubject.computeIfAbsent(subject, _ -> new ArrayList<>(2)).add(finding);
      }
    }
  }

  /** The state that was looked at. */
  public Project project() {
    return project;
  }

  public long revision() {
    return revision;
  }

  /** All findings, the worst first. */
  public List<Report.Entry> entries() {
    return entries;
  }

  /** The findings that nobody has accepted. */
  public List<Report.Entry> open() {
    return open;
  }

  /** How many of a severity nobody has accepted. */
  public int count(Severity severity) {
    return counts.getOrDefault(severity, 0);
  }

  /** The findings about a subject that nobody has accepted, the worst first. */
  public List<Finding> about(Subject subject) {
    return Collections.unmodifiableList(bySubject.getOrDefault(subject, List.of()));
  }
}
