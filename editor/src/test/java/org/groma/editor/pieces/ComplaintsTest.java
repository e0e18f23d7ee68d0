package org.groma.editor.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.groma.editor.Sample;
import org.groma.editor.live.Verdict;
import org.groma.model.id.NationId;
import org.groma.model.id.Place;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.model.scenario.Setup;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.Test;

class ComplaintsTest {

  private static final Scenario SCENARIO =
      Sample.PROJECT.get(Kinds.SCENARIOS).stream().findFirst().orElseThrow();
  private static final Subject ABOUT = Subject.of(Kinds.SCENARIOS, SCENARIO);
  private static final Setup SECOND = SCENARIO.setups().get(1);

  private static Complaints of(Finding... findings) {
    List<Report.Entry> entries =
        Stream.of(findings).map(each -> new Report.Entry(each, Optional.empty())).toList();
    return Complaints.of(new Verdict(Sample.PROJECT, 1, entries), SCENARIO.id());
  }

  private static Finding finding(Severity severity) {
    return Finding.of("scenario.some", severity, "Too many stand here.", ABOUT);
  }

  @Test
  void thePathOfAFindingSaysWhoseUnitsStandWhere() {
    Complaints complaints = of(finding(Severity.ERROR).in("setups[1].units[0].place"));
    Place place = SECOND.units().getFirst().place();
    assertThat(complaints.about(SECOND.nation())).hasSize(1);
    assertThat(complaints.isWrong(place, SECOND.nation())).isTrue();
    assertThat(complaints.isWrong(place, SCENARIO.setups().getFirst().nation())).isFalse();
  }

  @Test
  void whatIsAboutAWholeSetUpMarksNoStack() {
    Complaints complaints = of(finding(Severity.ERROR).in("setups[1].treasury"));
    assertThat(complaints.about(SECOND.nation())).hasSize(1);
    assertThat(complaints.about(SECOND.nation()).getFirst().place()).isEmpty();
  }

  @Test
  void aNoteMarksNoStackEither() {
    Complaints complaints = of(finding(Severity.NOTE).in("setups[1].leaders[0]"));
    Place place = SECOND.leaders().getFirst().place();
    assertThat(complaints.about(SECOND.nation())).hasSize(1);
    assertThat(complaints.isWrong(place, SECOND.nation())).isFalse();
  }

  @Test
  void findingsOfOtherThingsAreLeftOutButNotThoseOfNations() {
    NationId franks = new NationId("franks");
    Complaints complaints =
        of(
            Finding.of("a", Severity.ERROR, "A province.", Subject.parse("province:latium")),
            Finding.of("b", Severity.ERROR, "A nation.", Subject.parse("nation:franks")));
    assertThat(complaints.all()).hasSize(1);
    assertThat(complaints.about(franks)).hasSize(1);
  }

  @Test
  void aPathBeyondTheSetUpsIsNoTrouble() {
    assertThat(of(finding(Severity.ERROR).in("setups[999].units[0]")).all()).hasSize(1);
  }
}
