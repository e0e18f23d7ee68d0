package org.groma.validator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.model.edit.Edit;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.check.Check;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.mend.WorkedFix;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every check must do, whatever it looks for. */
class CheckContractTest {

  static List<CheckFixture> fixtures() {
    return Fixtures.all();
  }

  static Stream<CheckFixture> mendable() {
    return Fixtures.all().stream()
        .filter(fixture ->
            Found.by(fixture.check(), fixture.bad()).stream()
                .anyMatch(finding -> finding.fix().isPresent()));
  }

  @Test
  void everyCheckHasAGoodAndABadProject() {
    assertThat(Fixtures.all().stream().map(fixture -> fixture.check().profile().id()))
        .containsExactlyInAnyOrderElementsOf(
            Catalogue.general().stream().map(check -> check.profile().id()).toList());
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void nothingIsFoundInTheGoodProject(CheckFixture fixture) {
    assertThat(Found.by(fixture.check(), fixture.good())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void somethingIsFoundInTheBadProject(CheckFixture fixture) {
    assertThat(Found.by(fixture.check(), fixture.bad()))
        .isNotEmpty()
        .allSatisfy(finding -> {
          assertThat(finding.check()).isEqualTo(fixture.check().profile().id());
          assertThat(finding.subjects()).isNotEmpty();
          assertThat(finding.message()).endsWith(".").doesNotContain("\n");
          assertThat(Character.isLowerCase(finding.message().charAt(0))).isFalse();
        });
  }

  @ParameterizedTest
  @MethodSource("mendable")
  void aFixClearsItsFindingBringsNoOtherAndChangesNothingWhenAppliedAgain(CheckFixture fixture) {
    Project bad = fixture.bad();
    Finding finding =
        Found.by(fixture.check(), bad).stream()
            .filter(each -> each.fix().isPresent())
            .findFirst()
            .orElseThrow();
    Fix fix = finding.fix().orElseThrow();

    Project mended = apply(fix, bad);

    assertThat(keys(mended)).doesNotContain(finding.key());
    assertThat(keys(bad)).containsAll(keys(mended));
    assertThat(mended).isNotEqualTo(bad);
    assertThat(apply(fix, mended)).isEqualTo(mended);
  }

  /** The project after a fix; the same one if the edit is refused. */
  private static Project apply(Fix fix, Project project) {
    return WorkedFix.of(fix, project) instanceof WorkedFix.Ready(Edit edit)
            && edit.apply(project) instanceof Outcome.Applied(Project after, var _)
        ? after
        : project;
  }

  private static Set<Finding.Key> keys(Project project) {
    List<Check> checks = Catalogue.of(project);
    Set<Finding.Key> keys = new HashSet<>();
    Validation.of(project, checks).findings().forEach(finding -> keys.add(finding.key()));
    return keys;
  }
}
