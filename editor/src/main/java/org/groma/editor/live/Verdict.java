package org.groma.editor.live;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.validator.report.Report;

/**
 * What the static checks say of one state of the document.
 *
 * @param entries the findings, worst first, each with the acceptance that lets it stand and, where
 *     it can be seen on the map, the point to look at
 */
public record Verdict(Project project, long revision, List<Report.Entry> entries) {

  public Verdict {
    entries = List.copyOf(entries);
  }

  /** The findings that nobody has accepted. */
  public List<Report.Entry> open() {
    return entries.stream().filter(Report.Entry::isOpen).toList();
  }
}
