package org.groma.validator.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Ruleset;
import org.groma.model.project.Kinds;
import org.groma.model.review.Severity;
import org.groma.model.scenario.Scenario;
import org.groma.validator.Sample;
import org.groma.validator.finding.Finding;
import org.junit.jupiter.api.Test;

class PlayingTheSampleTest {

  @Test
  void aFewGamesOfTheSampleBringNoErrorToLight() {
    Ruleset ruleset = Rulesets.find(Sample.PROJECT.settings().ruleset()).orElseThrow();
    Scenario scenario = Sample.PROJECT.get(Kinds.SCENARIOS).find("350-ad").orElseThrow();

    List<Finding> found = Playing.run(Sample.PROJECT, scenario, ruleset, 4, 1, 2, _ -> {});

    assertThat(found).noneMatch(finding -> finding.severity() == Severity.ERROR);
  }
}
