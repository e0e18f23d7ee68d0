package org.groma.engine.invasions.effect;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.scoring.Winner;
import org.groma.engine.invasions.sequence.Step;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class ScenarioRulesTest {

  private final World world = Sample.opened();
  private final ScenarioRules scenario = Sample.SETTING.scenarioRules();

  @Test
  void theFirstTurnBeginsWithEventsAndHasNoAdministration() {
    assertThat(Step.values())
        .filteredOn(step -> scenario.isSkipped(1, step))
        .containsExactly(
            Step.STATUS_OF_NATIONS,
            Step.REINFORCEMENTS,
            Step.CARAVANS,
            Step.ADMINISTRATION_CARDS,
            Step.INCOME,
            Step.PURCHASES,
            Step.REVOLTS_SUBDUAL);
    assertThat(Step.values()).noneMatch(step -> scenario.isSkipped(2, step));
  }

  @Test
  void theGameEndsWithIslamOrATurnLater() {
    world.apply(new SequenceEvent.TurnBegan(11));
    assertThat(Winner.isLastTurn(world)).isFalse();
    world.apply(new RealmEvent.IslamCreated());
    assertThat(Winner.isLastTurn(world)).isTrue();
    world.apply(new SequenceEvent.TurnBegan(10));
    assertThat(Winner.isLastTurn(world)).isFalse();
    World other = Scene.of(Sample.opened()).with(new SequenceEvent.TurnBegan(12)).world();
    assertThat(Winner.isLastTurn(other)).isTrue();
  }
}
