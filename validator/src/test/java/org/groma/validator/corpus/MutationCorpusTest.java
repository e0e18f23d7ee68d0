package org.groma.validator.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.groma.model.edit.Outcome;
import org.groma.model.project.Project;
import org.groma.validator.Sample;
import org.groma.validator.catalogue.Catalogue;
import org.groma.validator.check.Family;
import org.groma.validator.finding.Finding;
import org.groma.validator.run.Validation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One mistake at a time in the sample, each of which must be reported within its family; and
 * changes that are no mistakes, of which nothing may be said.
 */
class MutationCorpusTest {

  private static final int LEAST_FAULTS = 120;
  private static final int LEAST_HARMLESS = 50;

  private static final Validation SOUND =
      Validation.of(Sample.PROJECT, Catalogue.of(Sample.PROJECT));
  private static final Set<Finding.Key> KNOWN = keys(SOUND);

  static List<Fault> faults() {
    return Stream.of(
            ReferenceFaults.ALL,
            TopologyFaults.ALL,
            AdjacencyFaults.ALL,
            GazetteerFaults.ALL,
            ScenarioFaults.ALL)
        .flatMap(List::stream)
        .toList();
  }

  static List<Fault> harmless() {
    return HarmlessEdits.ALL;
  }

  @ParameterizedTest
  @MethodSource("faults")
  void aFaultIsReportedWithinItsFamily(Fault fault) {
    assertThat(
            brought(fault).stream().map(Finding::check).map(Family::of).collect(Collectors.toSet()))
        .contains(fault.family());
  }

  /** What was said before may be said again in other words: a place may have got another name. */
  @ParameterizedTest
  @MethodSource("harmless")
  void nothingIsSaidOfAHarmlessEdit(Fault edit) {
    assertThat(
            brought(edit).stream()
                .filter(finding -> !KNOWN.contains(finding.key()))
                .map(Finding::message))
        .isEmpty();
  }

  @Test
  void theCorpusIsLargeEnough() {
    assertThat(faults().size() + FileFaults.ALL.size()).isGreaterThanOrEqualTo(LEAST_FAULTS);
    assertThat(harmless()).hasSizeGreaterThanOrEqualTo(LEAST_HARMLESS);
  }

  /** What is found after an edit and was not found before. */
  private static List<Finding> brought(Fault fault) {
    if (!(fault.made().apply(Sample.PROJECT).apply(Sample.PROJECT)
        instanceof Outcome.Applied(Project changed, var reach))) {
      throw new AssertionError("the edit was refused: " + fault);
    }
    assertThat(changed).isNotEqualTo(Sample.PROJECT);
    return SOUND.after(changed, reach).findings().stream()
        .filter(finding -> !KNOWN.contains(finding.key()) || isReworded(finding))
        .toList();
  }

  /** The same finding with another sentence tells of another state of things. */
  private static boolean isReworded(Finding finding) {
    return SOUND.findings().stream()
        .noneMatch(known ->
            known.key().equals(finding.key()) && known.message().equals(finding.message()));
  }

  private static Set<Finding.Key> keys(Validation validation) {
    Set<Finding.Key> keys = new HashSet<>();
    validation.findings().forEach(finding -> keys.add(finding.key()));
    return keys;
  }
}
