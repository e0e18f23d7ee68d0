package org.groma.editor.cli;

import java.util.List;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.mend.Mending;
import org.groma.validator.run.Validation;
import picocli.CommandLine.Option;

/** {@code --fix} and {@code --fix-only}: what to mend before the project is told of. */
final class FixOption {

  @Option(names = "--fix", description = "Mend all that can be mended without asking, and save.")
  private boolean all;

  @Option(
      names = "--fix-only",
      paramLabel = "CHECK:SUBJECT",
      description =
          "Mend what a check finds about a subject, or with the check alone all that it finds, as"
              + " the finding proposes, and save. May be given several times.")
  private List<String> only = List.of();

  boolean isAsked() {
    return all || !only.isEmpty();
  }

  /** The project with everything mended that was asked for. */
  Project mend(Project project, boolean preview, Shell shell) {
    if (!isAsked()) {
      return project;
    }
    Mending mending = mending(project);
    for (Finding finding : mending.mended()) {
      String title = finding.fix().orElseThrow().title();
      shell.say((preview ? "Can be fixed: " : "Fixed: ") + title + " (" + finding.check() + ")");
    }
    if (mending.mended().isEmpty()) {
      shell.say(
          only.isEmpty()
              ? "There is nothing to fix without asking."
              : "No fix is known that would leave the project better.");
    }
    return mending.project();
  }

  private Mending mending(Project project) {
    if (only.isEmpty()) {
      return Mending.of(project);
    }
    List<Finding> found = Validation.of(project, Catalogue.of(project)).findings();
    List<FindingWord> words = only.stream().map(FindingWord::new).toList();
    words.forEach(word -> word.among(found));
    return Mending.of(
        project,
        finding ->
            finding.fix().filter(known -> all && known.safe()).isPresent()
                || words.stream().anyMatch(word -> word.means(finding)));
  }
}
