package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.kernel.Refusal;
import org.junit.jupiter.api.Test;

/** Valens falls in Dardania; Theodosius is called. */
class CalledLeaderTest {

  private final Theatre scene = new Theatre().allied("romans", "byzantines");

  private void valensFalls(int turn) {
    scene.world.apply(new SequenceEvent.TurnBegan(turn));
    scene.lead("valens", "dardania");
    long east = 1L << nation("byzantines");
    Muster side =
        new Muster(
            Side.DEFENDER,
            nation("byzantines"),
            east | 1L << nation("romans"),
            UnitSet.NONE,
            province("dardania"));
    Aftermath.leaders(scene.play(), side, new BattleResult.Fate(3, 3, true, true, false), false);
    assertThat(scene.world.hasFallen(leader("valens"))).isTrue();
    assertThat(scene.player.isSpent()).isTrue();
  }

  @Test
  void heMayTakeOverTheStackOfTheFallen() {
    scene.put("romans", "legion", 1, "africa");
    scene.put("byzantines", "legion", 2, "dardania");
    scene.player.answer(CalledLeader.ChooseStack.class, province("dardania"));

    valensFalls(2);

    assertThat(scene.world.leaderPlace(leader("theodosius"))).isEqualTo(province("dardania"));
  }

  @Test
  void heMayComeToAnyOtherStackOfTheEmpire() {
    scene.put("romans", "legion", 1, "africa");
    scene.put("byzantines", "legion", 2, "dardania");
    scene.player.answer(CalledLeader.ChooseStack.class, province("africa"));

    valensFalls(2);

    assertThat(scene.world.leaderPlace(leader("theodosius"))).isEqualTo(province("africa"));
  }

  @Test
  void inAnotherTurnNobodyComes() {
    scene.put("byzantines", "legion", 2, "dardania");

    valensFalls(3);

    assertThat(scene.world.isInPlay(leader("theodosius"))).isFalse();
  }

  @Test
  void withoutAStackHeDoesNotCome() {
    scene.put("visigoths", "infantry", 2, "dardania");

    valensFalls(2);

    assertThat(scene.world.isInPlay(leader("theodosius"))).isFalse();
  }

  @Test
  void onlyStacksOfHisSideAreOffered() {
    var choice = new CalledLeader.ChooseStack(0, 1, List.of(4, 7));

    assertThat(choice.refusal(7)).isEmpty();
    assertThat(choice.refusal(5)).map(Refusal::section).contains("III.C");
  }
}
