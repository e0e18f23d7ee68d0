package org.groma.editor.panel.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.groma.editor.Sample;
import org.groma.engine.kernel.BattlePlan.Part;
import org.groma.engine.kernel.BattleReckoner;
import org.groma.model.project.Kinds;
import org.junit.jupiter.api.Test;

class BattleDraftTest {

  private static final BattleReckoner RECKONER = reckoner();

  private static BattleReckoner reckoner() {
    Venue.Ready venue =
        (Venue.Ready) Venue.of(Sample.PROJECT, Sample.PROJECT.get(Kinds.SCENARIOS).at(0).id());
    return venue.ruleset().battles(Sample.PROJECT, venue.scenario()).orElseThrow();
  }

  @Test
  void aDraftBecomesAPlanThatCanBeWorkedOut() {
    BattleDraft draft = new BattleDraft();
    assertThat(draft.isEmpty()).isTrue();
    assertThat(RECKONER.objection(draft.plan())).isPresent();

    String unit = RECKONER.units().getFirst().id();
    draft.count(Part.ATTACKER, unit, 3);
    draft.count(Part.DEFENDER, unit, 2);
    var leader =
        RECKONER.circumstances(Part.ATTACKER).stream()
            .filter(choice -> choice.options().size() > 2)
            .findFirst()
            .orElseThrow();
    draft.decide(Part.ATTACKER, leader.subject().id(), leader.options().getLast().id());

    assertThat(RECKONER.objection(draft.plan())).isEmpty();
    assertThat(draft.plan().attacker().circumstances()).containsKey(leader.subject().id());
    assertThat(RECKONER.forecast(draft.plan()).attackerLosses()).hasSize(4);
    assertThat(draft.summary(Part.DEFENDER, RECKONER))
        .isEqualTo("2 " + RECKONER.units().getFirst().name());
  }

  @Test
  void whatIsTakenBackIsNoLongerThere() {
    BattleDraft draft = new BattleDraft();
    draft.count(Part.ATTACKER, "unit", 3);
    draft.count(Part.ATTACKER, "unit", 0);
    assertThat(draft.isEmpty()).isTrue();
    assertThat(draft.summary(Part.ATTACKER, RECKONER)).isEqualTo("no units");
  }
}
