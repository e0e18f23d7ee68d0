package org.groma.editor.exchange;

import java.util.List;
import org.groma.exporters.Review;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.proofread.Erratum;
import org.groma.validator.proofread.Proof;
import org.groma.validator.report.Report;
import org.groma.validator.run.Validation;

/** What the validator and the proofreaders say of a project, in the words that exporters print. */
public final class ProjectReview {

  private ProjectReview() {}

  public static Review of(Project project) {
    List<Finding> findings = Validation.of(project, Catalogue.of(project)).findings();
    return new Review(
        Erratum.of(Proof.of(project)).stream().map(ProjectReview::row).toList(),
        Acceptances.judge(project, findings).stream().map(ProjectReview::row).toList());
  }

  private static Review.Erratum row(Erratum erratum) {
    return new Review.Erratum(
        erratum.edition().slug(),
        String.join("; ", erratum.sections()),
        erratum.of() + ", " + erratum.title(),
        erratum.printed(),
        erratum.shouldRead(),
        erratum.why().orElse(""));
  }

  private static Review.Finding row(Report.Entry entry) {
    Finding finding = entry.finding();
    return new Review.Finding(
        finding.check(),
        finding.severity().word(),
        finding.message(),
        finding.subjects().stream().map(Subject::toString).toList(),
        entry.acceptance().map(Acceptance::reason).orElse(""));
  }
}
