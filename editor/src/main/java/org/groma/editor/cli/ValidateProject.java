package org.groma.editor.cli;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.editor.document.SigningDay;
import org.groma.model.limit.HeapRoom;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.model.store.LoadProblem;
import org.groma.model.store.LoadResult;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.files.FolderReview;
import org.groma.validator.files.LoadFindings;
import org.groma.validator.files.Locating;
import org.groma.validator.finding.Finding;
import org.groma.validator.report.Pinning;
import org.groma.validator.report.Report;
import org.groma.validator.run.CheckMemory;
import org.groma.validator.run.Validation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code groma validate PROJECT}: what is wrong with a project, and how to mend it. */
@Command(
    name = "validate",
    description = "Check a project: files, map, gazetteer, scenarios, and by playing games.",
    footer = {
      "",
      "Exit codes: 0 nothing as bad as --fail-on, 1 findings, 2 could not run.",
      "",
      "For instance: groma validate sample-data/invasions --games 200",
      "A page with a map: groma validate PROJECT --format html --out report.html",
      "What --fix would do: groma validate PROJECT --fix --preview"
    })
final class ValidateProject implements Task {

  private final Shell shell;

  @Parameters(paramLabel = "PROJECT", description = "The folder of the project.")
  private Path folder;

  @Mixin private GamesOption games = new GamesOption();

  @Mixin private ReportOption report = new ReportOption();

  @Option(
      names = "--fail-on",
      paramLabel = "error|warning|note",
      defaultValue = "error",
      description = "From which severity on findings give exit code 1. Default: error.")
  private Severity failOn = Severity.ERROR;

  @Mixin private FixOption fix = new FixOption();

  @Option(
      names = "--preview",
      description = "With --fix or --accept: save nothing; print what would change in the files.")
  private boolean preview;

  @Mixin private AcceptOption acceptance = new AcceptOption();

  @Mixin private MergeOption merge = new MergeOption();

  @Spec private CommandSpec spec;

  ValidateProject(Shell shell) {
    this.shell = shell;
  }

  /** For a folder that is known without being typed. */
  ValidateProject(Shell shell, Path folder) {
    this.shell = shell;
    this.folder = folder;
  }

  @Override
  public String doing() {
    return "validating " + folder;
  }

  @Override
  public Integer call() {
    games.check();
    acceptance.check();
    report.check();
    if (preview && !fix.isAsked() && !acceptance.isAsked()) {
      throw new ParameterException(
          spec.commandLine(), "--preview shows what --fix or --accept would do; neither is given");
    }
    boolean saves = !preview && (fix.isAsked() || acceptance.isAsked());
    try (HeldProject held =
        saves ? merge.hold(folder, "groma validate") : HeldProject.toLook(folder)) {
      return switch (held.loaded()) {
        case LoadResult.Unreadable unreadable -> tell(unreadable);
        case LoadResult.Loaded loaded -> validate(held, loaded);
      };
    }
  }

  private int tell(LoadResult.Unreadable unreadable) {
    List<LoadProblem> problems = unreadable.problems();
    if (problems.stream().anyMatch(problem -> problem.file().isEmpty())) {
      throw ProjectFolder.unreadable(folder, problems);
    }
    if (fix.isAsked() || acceptance.isAsked()) {
      shell.say("Nothing was changed: the project cannot be read as it is.");
    }
    String name = folder.toString();
    List<Report.Entry> entries =
        LoadFindings.of(unreadable).stream()
            .map(finding -> new Report.Entry(finding, Optional.empty()))
            .toList();
    return tell(new Report(name, name, entries, Optional.empty()), Optional.empty());
  }

  private int validate(HeldProject held, LoadResult.Loaded loaded) {
    if (games.isListing()) {
      report.write(games.list(folder, loaded.project()).written(report.isJson()), shell);
      return Exit.FINE;
    }
    CheckMemory.lack(loaded.project(), HeapRoom.own())
        .ifPresent(sentence -> {
          throw Stop.cannotRun(sentence);
        });
    Project mended = fix.mend(loaded.project(), preview, shell);
    shell.announce("Looking at " + mended.settings().name());
    Validation validation = Validation.of(mended, Catalogue.of(mended));
    GamesOption.Played played = games.play(folder, mended, shell);
    List<Finding> findings =
        new ArrayList<>(FolderReview.with(folder, mended, validation.findings()));
    findings.addAll(played.findings());
    findings.sort(Finding.ORDER);
    LocalDate today = SigningDay.today();
    Project accepted = acceptance.accept(mended, findings, today, shell);
    if (preview) {
      return preview(loaded.project(), accepted);
    }
    if (!accepted.equals(loaded.project())) {
      held.save(accepted, shell);
      shell.say("Saved in " + folder + ".");
    }
    List<Finding> placed = Pinning.pin(Locating.locate(findings, folder), validation.survey());
    return tell(
        new Report(
            folder.toString(),
            accepted.settings().name(),
            Acceptances.judge(accepted, placed),
            played.games()),
        Optional.of(accepted));
  }

  private int preview(Project before, Project after) {
    String patch = ProjectDiff.of(folder, before, after);
    report.write(patch, shell);
    return patch.isEmpty() ? Exit.FINE : Exit.FINDINGS;
  }

  private int tell(Report found, Optional<Project> project) {
    report.write(report.text(found, project, failOn, shell), shell);
    return found.hasAtLeast(failOn) ? Exit.FINDINGS : Exit.FINE;
  }
}
