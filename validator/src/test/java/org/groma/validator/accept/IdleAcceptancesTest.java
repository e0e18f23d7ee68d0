package org.groma.validator.accept;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.groma.model.edit.Outcome;
import org.groma.model.gazetteer.Province;
import org.groma.model.id.ProvinceId;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.project.Settings;
import org.groma.model.review.Severity;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Subject;
import org.junit.jupiter.api.Test;

class IdleAcceptancesTest {

  private static final Subject LOWMARK = Subject.parse("province:lowmark");

  private static final Finding FINDING =
      Finding.of("gazetteer.lone-terrain", Severity.NOTE, "Lowmark lies alone.", LOWMARK);

  private static final Project PROJECT =
      Project.empty(new Settings("Test", "none", Optional.empty(), List.of()))
          .with(Kinds.PROVINCES, Province.named(new ProvinceId("lowmark"), "Lowmark"));

  @Test
  void oneThatLetsAFindingStandIsNotIdle() {
    assertThat(IdleAcceptances.of(accepted(), List.of(FINDING))).isEmpty();
  }

  @Test
  void oneWhoseFindingIsGoneIsTold() {
    assertThat(IdleAcceptances.of(accepted(), List.of()))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.subjects()).contains(LOWMARK);
          assertThat(finding.message()).contains("is found no more");
        });
  }

  @Test
  void oneWhoseSubjectIsGoneSaysSo() {
    Project gone = accepted();
    gone = gone.with(Kinds.PROVINCES, gone.provinces().without("lowmark"));

    assertThat(IdleAcceptances.of(gone, List.of()))
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).contains("is gone"));
  }

  private static Project accepted() {
    return switch (Acceptances.accept(PROJECT, FINDING, "it does", "AB", "2026-11-16")
        .apply(PROJECT)) {
      case Outcome.Applied(Project after, var _) -> after;
      case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
    };
  }
}
