package org.groma.editor.cli;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.finding.Finding;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options by which somebody lets findings stand. */
final class AcceptOption {

  @Option(
      names = "--accept",
      paramLabel = "CHECK:SUBJECT",
      description =
          "Accept what a check finds about a subject, such as"
              + " gazetteer.lone-terrain:province:ID, or with the check alone all that it"
              + " finds. May be given several times.")
  private List<String> typed = List.of();

  @Option(names = "--reason", paramLabel = "TEXT", description = "Why it may stand.")
  private Optional<String> reason = Optional.empty();

  @Option(names = "--by", paramLabel = "NAME", description = "Who says so.")
  private Optional<String> by = Optional.empty();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  boolean isAsked() {
    return !typed.isEmpty();
  }

  /** Stops if a reason or a name is missing, or is there for nothing. */
  void check() {
    if (isAsked() && (isBlank(reason) || isBlank(by))) {
      throw new ParameterException(
          spec.commandLine(), "--accept needs a reason and a name: --reason TEXT --by NAME");
    }
    if (!isAsked() && (reason.isPresent() || by.isPresent())) {
      throw new ParameterException(
          spec.commandLine(), "--reason and --by belong to --accept, which is missing");
    }
  }

  private static boolean isBlank(Optional<String> text) {
    return text.filter(word -> !word.isBlank()).isEmpty();
  }

  /** The project with everything accepted that was asked for. */
  Project accept(Project project, List<Finding> findings, LocalDate today, Shell shell) {
    Project changed = project;
    for (String word : typed) {
      List<Finding> meant = new FindingWord(word).among(findings);
      for (Finding finding : meant) {
        changed = accept(changed, finding, today);
      }
      shell.say("Accepting " + Figures.count(meant.size(), "finding", "findings") + ": " + word);
    }
    return changed;
  }

  private Project accept(Project project, Finding finding, LocalDate today) {
    return switch (Acceptances.accept(
            project, finding, reason.orElseThrow(), by.orElseThrow(), today.toString())
        .apply(project)) {
      case Outcome.Applied applied -> applied.project();
      case Outcome.Refused refused -> throw Stop.refused(refused.reason());
    };
  }
}
