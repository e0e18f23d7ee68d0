package org.groma.editor.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;

/** A finding that an import would bring, as reports of imports tell it. */
record ImportFinding(String check, String severity, String message, List<String> subjects) {

  static ImportFinding of(Finding finding) {
    return new ImportFinding(
        finding.check(),
        finding.severity().word(),
        finding.message(),
        finding.subjects().stream().map(Subject::toString).toList());
  }

  /**
   * Prints findings.
   *
   * @param most how many at most; they come worst first
   */
  static void print(List<ImportFinding> findings, int most, PrintWriter out) {
    findings.stream()
        .limit(most)
        .forEach(found ->
            out.println(
                String.format(
                    Locale.ROOT, "  new %s: %s (%s)", found.severity, found.message, found.check)));
    if (findings.size() > most) {
      out.println("  … and " + (findings.size() - most) + " more; --all lists them");
    }
  }
}
