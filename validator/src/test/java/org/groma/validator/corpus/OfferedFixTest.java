package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.model.store.LoadResult;
import org.groma.model.store.ProjectStore;
import org.groma.validator.CheckFixture;
import org.groma.validator.Fixtures;
import org.groma.validator.Sample;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.finding.Finding;
import org.groma.validator.mend.Mending;
import org.groma.validator.run.Validation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever is offered a fix can have it. */
class OfferedFixTest {

  private static final Validation SOUND =
      Validation.of(Sample.PROJECT, Catalogue.of(Sample.PROJECT));

  static List<CheckFixture> fixtures() {
    return Fixtures.all();
  }

  static List<Fault> faults() {
    return MutationCorpusTest.faults();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void aFixOfTheBadProjectOfACheckIsTaken(CheckFixture fixture) {
    Validation bad = Validation.of(fixture.bad(), Catalogue.of(fixture.bad()));
    assertThat(refused(bad, bad.findings())).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFixOfAMistakeInTheSampleIsTaken(Fault fault) {
    Outcome.Applied made =
        (Outcome.Applied) fault.made().apply(Sample.PROJECT).apply(Sample.PROJECT);
    Validation bad = SOUND.after(made.project(), made.reach());
    List<Finding> brought =
        bad.findings().stream().filter(each -> !SOUND.findings().contains(each)).toList();
    assertThat(refused(bad, brought)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void aFixOfWhatIsFoundInASampleIsTaken(String sample) {
    Project project =
        ((LoadResult.Loaded) ProjectStore.load(Path.of("..", "sample-data", sample))).project();
    Validation now = Validation.of(project, Catalogue.of(project));
    assertThat(refused(now, now.findings())).isEmpty();
  }

  private static List<String> refused(Validation bad, List<Finding> findings) {
    return findings.stream()
        .filter(each -> each.fix().isPresent() && Mending.mend(each, bad).isEmpty())
        .map(each -> each.check() + ": " + each.message() + " " + each.fix().orElseThrow().title())
        .toList();
  }
}
