package org.groma.editor.diff;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;

/** What checks find in a project after an edit that they did not find before it. */
public final class NewFindings {

  private NewFindings() {}

  public static List<Finding> of(Project before, Outcome.Applied edited) {
    Validation old = Validation.of(before, Catalogue.of(before));
    Set<Finding.Key> known =
        old.findings().stream().map(Finding::key).collect(Collectors.toCollection(HashSet::new));
    return old.after(edited.project(), edited.reach()).findings().stream()
        .filter(finding -> !known.contains(finding.key()))
        .sorted(Finding.ORDER)
        .toList();
  }
}
