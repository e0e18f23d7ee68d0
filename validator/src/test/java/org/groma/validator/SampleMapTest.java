package org.groma.validator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.groma.model.edit.Outcome;
import org.groma.model.edit.Reach;
import org.groma.model.project.Project;
import org.groma.model.review.Severity;
import org.groma.validator.adjacency.AdjacencyChecks;
import org.groma.validator.check.Check;
import org.groma.validator.finding.Finding;
import org.groma.validator.finding.Fix;
import org.groma.validator.mend.WorkedFix;
import org.groma.validator.run.Validation;
import org.groma.validator.topology.TopologyChecks;
import org.junit.jupiter.api.Test;

/** What the checks of the map say of the sample. */
class SampleMapTest {

  private static final List<Check> CHECKS =
      Stream.concat(TopologyChecks.ALL.stream(), AdjacencyChecks.ALL.stream()).toList();

  private static final Validation SAMPLE = Validation.of(Sample.PROJECT, CHECKS);

  @Test
  void theMapOfTheSampleHasNoErrors() {
    assertThat(SAMPLE.findings())
        .filteredOn(finding -> finding.severity() == Severity.ERROR)
        .isEmpty();
  }

  @Test
  void everyFindingShowsWhereToLook() {
    assertThat(SAMPLE.findings()).allSatisfy(finding -> assertThat(finding.at()).isPresent());
  }

  @Test
  void noFixOfTheSampleBringsANewFinding() {
    Set<Finding.Key> known = keys(SAMPLE);
    for (Finding finding : SAMPLE.findings()) {
      finding
          .fix()
          .ifPresent(fix -> {
            Set<Finding.Key> after = keys(mended(fix));
            assertThat(after).as(finding.message()).doesNotContain(finding.key());
            after.removeAll(known);
            assertThat(after).as(finding.message()).isEmpty();
          });
    }
  }

  private static Validation mended(Fix fix) {
    return switch (((WorkedFix.Ready) WorkedFix.of(fix, Sample.PROJECT))
        .edit()
        .apply(Sample.PROJECT)) {
      case Outcome.Applied(Project after, Reach reach) -> SAMPLE.after(after, reach);
      case Outcome.Refused(String reason, var _) -> throw new AssertionError(reason);
    };
  }

  private static Set<Finding.Key> keys(Validation validation) {
    Set<Finding.Key> keys = new HashSet<>();
    validation.findings().forEach(finding -> keys.add(finding.key()));
    return keys;
  }
}
