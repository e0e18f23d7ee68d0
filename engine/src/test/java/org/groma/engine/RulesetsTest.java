package org.groma.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.kernel.Ruleset;
import org.junit.jupiter.api.Test;

class RulesetsTest {

  @Test
  void aRulesetIsFoundByTheWordThatProjectsUse() {
    assertThat(Rulesets.find("invasions")).map(Ruleset::id).contains("invasions");
    assertThat(Rulesets.find("chess")).isEmpty();
  }

  @Test
  void noTwoRulesetsHaveTheSameWord() {
    assertThat(Rulesets.all()).extracting(Ruleset::id).doesNotHaveDuplicates();
  }
}
