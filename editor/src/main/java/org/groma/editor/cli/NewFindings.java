package org.groma.editor.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.run.Validation;

/** What checks find in a project after an edit that they did not find before it. */
final class NewFindings {

  /** A finding without the words that may change with any value, such as how far a sum is off. */
  private record Matter(String check, List<Subject> subjects, Optional<String> field) {
    static Matter of(Finding finding) {
      return new Matter(finding.check(), finding.subjects(), finding.field());
    }
  }

  private NewFindings() {}

  static List<Finding> of(Project before, Outcome.Applied edited) {
    Validation old = Validation.of(before, Catalogue.of(before));
    Set<Matter> known =
        old.findings().stream().map(Matter::of).collect(Collectors.toCollection(HashSet::new));
    return old.after(edited.project(), edited.reach()).findings().stream()
        .filter(finding -> !known.contains(Matter.of(finding)))
        .sorted(Finding.ORDER)
        .toList();
  }
}
