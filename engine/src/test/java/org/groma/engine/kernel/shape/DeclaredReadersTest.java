package org.groma.engine.kernel.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import org.groma.engine.Rulesets;
import org.groma.engine.kernel.Phrasebook;
import org.groma.engine.kernel.Ruleset;
import org.groma.engine.kernel.open.DataShape;
import org.groma.model.graph.MapGraph;
import org.groma.model.pieces.Nation;
import org.groma.model.project.Kinds;
import org.groma.model.project.Project;
import org.groma.model.scenario.Scenario;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rulesets read what they declare, and declare what they read. Everything that a ruleset does with
 * its sample is done once, and what it looked up is compared with its declaration.
 */
class DeclaredReadersTest {

  @ParameterizedTest
  @ValueSource(strings = {"invasions", "romanitas", "barbarian-kingdom-empire"})
  void whatIsReadIsDeclaredAndWhatIsDeclaredIsRead(String sample) {
    Ruleset ruleset = Rulesets.find(sample).orElseThrow();
    assumeThat(ruleset.dataShape()).isNotEqualTo(DataShape.NONE);
    TracedReading reading = new TracedReading(sample, ruleset.dataShape());
    reading.during(() -> useAll(ruleset, reading.project()));

    assertThat(reading.undeclared()).as("read, but not declared").isEmpty();
    assertThat(reading.unread()).as("declared, but never read").isEmpty();
  }

  private static void useAll(Ruleset ruleset, Project project) {
    MapGraph graph = MapGraph.of(project);
    for (Scenario scenario : project.get(Kinds.SCENARIOS)) {
      ruleset.lacking(project, scenario); // what bounds all numbers reads everything
      ruleset.inspect(project, graph, scenario);
      ruleset.prepare(project, scenario).inventory();
      scenario.setups().forEach(setup -> ruleset.phrasebook().start(project, setup));
      ruleset.phrasebook().terms(project, scenario);
    }
    ruleset.paces(project);
    ruleset.empireIncome(project);
    say(ruleset.phrasebook(), project);
  }

  /** What players read on sheets is read, too. */
  private static void say(Phrasebook phrases, Project project) {
    for (Nation nation : project.get(Kinds.NATIONS)) {
      nation.special().forEach(special -> phrases.special(project, special));
      nation.victory().stream()
          .flatMap(block -> block.objectives().stream())
          .forEach(objective -> phrases.objective(project, objective));
    }
    project.get(Kinds.TIME_TABLE).forEach(entry -> phrases.arrival(project, entry));
    project.get(Kinds.DECKS).stream()
        .flatMap(deck -> deck.cards().stream())
        .forEach(card -> phrases.card(project, card));
    project.get(Kinds.TABLES).forEach(table -> phrases.chart(project, table));
    phrases.aids(project);
    phrases.recordSheet(project);
  }
}
