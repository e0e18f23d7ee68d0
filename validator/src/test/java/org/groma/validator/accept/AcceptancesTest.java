package org.groma.validator.accept;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.review.Acceptance;
import org.groma.model.review.Severity;
import org.groma.model.store.json.RecordShape;
import org.groma.validator.Grid;
import org.groma.validator.finding.Evidence;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.groma.validator.report.Report;
import org.junit.jupiter.api.Test;

class AcceptancesTest {

  private static final Project PROJECT = Grid.project("AB");
  private static final Subject A = Subject.parse("province:a");
  private static final Finding FINDING =
      Finding.of("gazetteer.odd-name", Severity.WARNING, "A is an odd name.", A).in("name");

  @Test
  void anAcceptedFindingIsListedWithItsReason() {
    assertThat(judged(accepted(FINDING), FINDING))
        .map(Acceptance::reason)
        .contains("it is short, and right");
  }

  @Test
  void aFindingThatNobodyAcceptedIsOpen() {
    assertThat(judged(PROJECT, FINDING)).isEmpty();
  }

  @Test
  void itComesBackWhenItsSubjectChanges() {
    Project changed =
        accepted(FINDING).with(Kinds.PROVINCES, Province.named(new ProvinceId("a"), "Ah"));
    assertThat(judged(changed, FINDING)).isEmpty();
  }

  @Test
  void itStaysWhenItsSubjectChangesInWhatTheCheckDidNotLookAt() {
    Province alias =
        RecordShape.with(
            Province.named(new ProvinceId("a"), "A"), "aliases", List.of("Another name"));
    assertThat(judged(accepted(FINDING).with(Kinds.PROVINCES, alias), FINDING)).isPresent();
  }

  @Test
  void itStaysWhenSomethingElseChanges() {
    Project changed =
        accepted(FINDING).with(Kinds.PROVINCES, Province.named(new ProvinceId("b"), "Bee"));
    assertThat(judged(changed, FINDING)).isPresent();
  }

  @Test
  void itComesBackWhenItSaysSomethingElse() {
    Finding other =
        Finding.of("gazetteer.odd-name", Severity.WARNING, "A is the name of a vitamin.", A)
            .in("name");
    assertThat(judged(accepted(FINDING), other)).isEmpty();
  }

  @Test
  void anotherFieldOrSubjectIsAnotherFinding() {
    assertThat(judged(accepted(FINDING), FINDING.in("income"))).isEmpty();
    Finding ofB =
        Finding.of(
                FINDING.check(), FINDING.severity(), FINDING.message(), Subject.parse("province:b"))
            .in("name");
    assertThat(judged(accepted(FINDING), ofB)).isEmpty();
  }

  @Test
  void whatWasSeenInPlayIsAcceptedWhateverTheFiguresSay() {
    Evidence game = new Evidence("s", 1, 7, Optional.empty(), Optional.empty());
    Finding seen =
        Finding.of("play.never-entered", Severity.NOTE, "Nobody entered A in 20 games.", A)
            .seenIn(game);
    Finding again =
        Finding.of("play.never-entered", Severity.NOTE, "Nobody entered A in 50 games.", A)
            .seenIn(game);
    assertThat(judged(accepted(seen), again)).isPresent();
  }

  @Test
  void aPartOfTheDrawingComesBackWhenItsLineChanges() {
    Finding speck =
        Finding.of("topology.speck", Severity.WARNING, "A speck.", Subject.parse("face:1"));
    Project project = accepted(speck);
    assertThat(judged(project, speck)).isPresent();
    assertThat(judged(project.with(Grid.map("AB", "CD")), speck)).isEmpty();
  }

  private static Project accepted(Finding finding) {
    return switch (Acceptances.accept(
            PROJECT, finding, "it is short, and right", "AB", "2026-11-16")
        .apply(PROJECT)) {
      case Outcome.Applied(Project after, var _) -> after;
      case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
    };
  }

  private static Optional<Acceptance> judged(Project project, Finding finding) {
    List<Report.Entry> entries = Acceptances.judge(project, List.of(finding));
    assertThat(entries).hasSize(1);
    return entries.getFirst().acceptance();
  }
}
