package org.groma.editor.cli;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.HouseCheck;
import org.groma.model.review.Severity;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.check.Family;
import org.groma.validator.check.Profile;
import org.groma.validator.finding.Confidence;
import org.groma.validator.report.HtmlReport;
import org.groma.validator.report.JsonReport;
import org.groma.validator.report.JunitReport;
import org.groma.validator.report.KnownChecks;
import org.groma.validator.report.Report;
import org.groma.validator.report.SarifReport;
import org.groma.validator.report.TextReport;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a validation that say how it is told, and where. */
final class ReportOption {

  /** So many findings of one check are told to somebody who watches. */
  private static final int TOLD = 20;

  private static final String MANUAL = "docs/checks.md";

  /** Whoever sets this variable wants no colours: see no-color.org. */
  private static final String NO_COLOUR = "NO_COLOR";

  @Option(
      names = "--format",
      paramLabel = "text|json|sarif|junit|html",
      description = "How it is told. Default: text.")
  private ReportFormat format = ReportFormat.TEXT;

  @Option(
      names = "--accepted",
      description = "As text: tell accepted findings at length, not in a line each.")
  private boolean accepted;

  @Mixin private OutOption out = new OutOption();

  /** Stops before long work whose result could not be kept. */
  void check() {
    out.check();
  }

  String text(Report report, Optional<Project> project, Severity failOn, Shell shell) {
    KnownChecks checks = checks(project);
    return switch (format) {
      case TEXT -> TextReport.write(report, checks, style(shell));
      case JSON -> JsonReport.write(report, checks);
      case SARIF -> SarifReport.write(report, checks, manual(shell));
      case JUNIT -> JunitReport.write(report, checks, failOn);
      case HTML ->
          HtmlReport.write(report, checks, project.flatMap(map -> MapBackdrop.of(map, shell)));
    };
  }

  /** Those of Groma, and those that the project adds. */
  private static KnownChecks checks(Optional<Project> project) {
    List<Profile> profiles = new ArrayList<>(Catalogue.profiles());
    project.ifPresent(
        own -> own.get(Kinds.HOUSE_CHECKS).forEach(check -> profiles.add(profile(check))));
    return KnownChecks.of(profiles);
  }

  private static Profile profile(HouseCheck check) {
    String id = Family.HOUSE.word() + "." + check.id().slug();
    return Profile.of(id, check.severity(), Confidence.LIKELY, check.name())
        .mend(check.mend().orElse(""));
  }

  /** The page about all checks, where Groma is installed with its documents. */
  private static Optional<URI> manual(Shell shell) {
    return shell.home().map(home -> home.resolve(MANUAL)).filter(Files::exists).map(Path::toUri);
  }

  private TextReport.Style style(Shell shell) {
    boolean watched = shell.terminal() && !out.isFile();
    String unwanted = System.getenv(NO_COLOUR);
    boolean colour = watched && (unwanted == null || unwanted.isEmpty());
    return new TextReport.Style(colour, accepted, watched ? TOLD : Integer.MAX_VALUE);
  }

  /** Whether it is told to other programs as JSON. */
  boolean isJson() {
    return format == ReportFormat.JSON;
  }

  /** A report as text is fit to be shown already, for it has colours of its own. */
  void write(String text, Shell shell) {
    out.write(shell, true, text);
  }
}
