package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;

import org.groma.engine.invasions.event.BattleTold.Reason;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

class VictoryTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private static ForceBuilder three() {
    return Force.of(INFANTRY, INFANTRY, INFANTRY);
  }

  private static Force with(ForceBuilder made, int losses) {
    Force force = made.build();
    for (int i = 0; i < losses; i++) {
      force.hit(i);
    }
    return force;
  }

  private static Victory of(Ground ground, Force attacker, Force defender) {
    return Victory.of(
        ground, attacker, defender, attacker.endurance() == 0, defender.endurance() == 0);
  }

  @Test
  void whoeverEliminatesAllTheOthersWinsWhateverItCost_XX_I() {
    Force one = with(Force.of(INFANTRY), 1);
    assertThat(of(CLEAR, with(three(), 2), one))
        .isEqualTo(new Victory(ATTACKER, Reason.ENEMY_ELIMINATED));
    assertThat(of(CLEAR, one, with(three(), 2)))
        .isEqualTo(new Victory(DEFENDER, Reason.ENEMY_ELIMINATED));
  }

  @Test
  void whenBothAreEliminatedTheNextCriterionDecides_C24() {
    Force one = with(Force.of(INFANTRY), 1);
    Force all = with(three(), 3);
    assertThat(of(CLEAR, one, all)).isEqualTo(new Victory(ATTACKER, Reason.FEWER_LOSSES));
    assertThat(of(CLEAR, all, all)).isEqualTo(new Victory(DEFENDER, Reason.DEFENCE));
  }

  @Test
  void fewerUnitsEliminatedWin_XX_I() {
    assertThat(of(CLEAR, with(three(), 1), with(three(), 2)))
        .isEqualTo(new Victory(ATTACKER, Reason.FEWER_LOSSES));
    assertThat(of(CLEAR, with(three(), 2), with(three(), 1)))
        .isEqualTo(new Victory(DEFENDER, Reason.FEWER_LOSSES));
  }

  @Test
  void aLostLimesCountsAsEliminated_C22() {
    Force limes = three().limes().build();
    limes.loseLimes();
    assertThat(of(CLEAR, with(three().leader(1, false), 0), limes).winner()).isEqualTo(ATTACKER);
    assertThat(of(CLEAR, with(three(), 0), limes).reason()).isEqualTo(Reason.FEWER_LOSSES);
  }

  @Test
  void wallsOrHordesOfTheDefenderBreakTiesBeforeLeaders_XX_I() {
    Force led = three().leader(3, false).build();
    Victory byDefence = new Victory(DEFENDER, Reason.FORTRESS_OR_HORDE);
    assertThat(of(CLEAR.with(Ground.Fortress.OF_A_KINGDOM), led, three().build()))
        .isEqualTo(byDefence);
    assertThat(of(CLEAR, led, Force.of(WARRIOR).hordes(1).build())).isEqualTo(byDefence);
    assertThat(of(CLEAR, three().hordes(1).leader(3, false).build(), three().build()))
        .isEqualTo(new Victory(ATTACKER, Reason.BETTER_LEADER));
  }

  @Test
  void theBetterLeaderBreaksTheTieAndThenTheDefenderWins_XX_I() {
    Force two = three().leader(2, false).build();
    Force one = three().leader(1, false).build();
    assertThat(of(CLEAR, two, one)).isEqualTo(new Victory(ATTACKER, Reason.BETTER_LEADER));
    assertThat(of(CLEAR, one, two)).isEqualTo(new Victory(DEFENDER, Reason.BETTER_LEADER));
    assertThat(of(CLEAR, two, two)).isEqualTo(new Victory(DEFENDER, Reason.DEFENCE));
  }
}
