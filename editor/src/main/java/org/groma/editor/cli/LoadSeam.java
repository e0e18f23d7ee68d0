package org.groma.editor.cli;

import java.nio.file.Path;
import java.util.List;
import org.groma.model.review.Severity;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.LoadResult;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Location;
import org.groma.validator.finding.Subject;

// SEAM: org.groma.validator.files.LoadFindings.of and Locating.locate take the place of this class
final class LoadSeam {

  private LoadSeam() {}

  static List<Finding> of(LoadResult loaded) {
    return loaded.problems().stream().map(LoadSeam::finding).toList();
  }

  static List<Finding> locate(List<Finding> findings, Path folder) {
    return findings;
  }

  private static Finding finding(LoadProblem problem) {
    String message = problem.message();
    return Finding.of(
            "files.unreadable",
            Severity.ERROR,
            Character.toUpperCase(message.charAt(0)) + message.substring(1) + ".",
            Subject.file(problem.file()))
        .located(
            new Location(problem.file(), problem.line(), problem.column(), problem.jsonPath()));
  }
}
