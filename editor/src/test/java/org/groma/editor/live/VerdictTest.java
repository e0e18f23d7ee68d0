package org.groma.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.editor.Sample;
import org.groma.model.id.AcceptanceId;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.validator.accept.Acceptances;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.Test;

class VerdictTest {

  private static final Subject DACIA = Subject.parse("province:dacia");
  private static final Subject THAR = Subject.parse("province:thar");
  private static final Finding GAP =
      Finding.of("topology.gap", Severity.ERROR, "A gap.", DACIA, THAR);
  private static final Finding SLIVER =
      Finding.of("topology.sliver", Severity.WARNING, "A sliver.", DACIA);

  @Test
  void itTellsWhatIsAboutASubjectAndHowMuchOfASeverityThereIs() {
    Verdict verdict =
        new Verdict(
            Sample.PROJECT, 1, Acceptances.judge(Sample.PROJECT, List.of(GAP, SLIVER, SLIVER)));
    assertThat(verdict.about(DACIA)).containsExactly(GAP, SLIVER, SLIVER);
    assertThat(verdict.about(THAR)).containsExactly(GAP);
    assertThat(verdict.about(Subject.parse("province:hijaz"))).isEmpty();
    assertThat(verdict.count(Severity.WARNING)).isEqualTo(2);
    assertThat(verdict.count(Severity.NOTE)).isZero();
  }

  @Test
  void whatIsAcceptedIsListedButNotCounted() {
    Report.Entry open = new Report.Entry(GAP, Optional.empty());
    Acceptance reason =
        new Acceptance(
            new AcceptanceId("meant-so"),
            SLIVER.check(),
            List.of(DACIA.toString()),
            Optional.empty(),
            "Meant so.",
            "AB",
            "2026-11-18",
            "");
    Report.Entry accepted = new Report.Entry(SLIVER, Optional.of(reason));
    Verdict verdict = new Verdict(Sample.PROJECT, 1, List.of(open, accepted));
    assertThat(verdict.entries()).hasSize(2);
    assertThat(verdict.open()).containsExactly(open);
    assertThat(verdict.count(Severity.WARNING)).isZero();
    assertThat(verdict.about(DACIA)).containsExactly(GAP);
  }
}
