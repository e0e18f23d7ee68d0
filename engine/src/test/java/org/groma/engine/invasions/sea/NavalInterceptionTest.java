package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;
import static org.groma.engine.kernel.BattleFace.BLANK;

import java.util.List;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.kernel.IllegalAnswer;
import org.junit.jupiter.api.Test;

class NavalInterceptionTest {

  private static final int PASSED = 2;
  private static final int FAILED = 1;

  private final SeaGame game = new SeaGame();
  private final UnitSet romans;

  NavalInterceptionTest() {
    game.city("campania", "romans").activate("romans");
    romans = game.fleets("romans", 1, "mare-tyrrhenum");
  }

  private void sail() {
    game.sail("romans", romans, NO_LEADER, "mare-siculum");
  }

  private boolean isChallenged(UnitSet fleets) {
    return fleets.all(game.world::isChallenged);
  }

  @Test
  void enemiesMayLetEachOtherBe_XXV_A() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.declare(UnitSet.NONE).declare(UnitSet.NONE);
    sail();
    assertThat(game.world.isChallenged(romans.get(0))).isFalse();
    assertThat(game.world.isChallenged(vandals.get(0))).isFalse();
    assertThat(game.world.place(romans.get(0))).isEqualTo(sea("mare-siculum"));
  }

  @Test
  void nobodyAsksNeutrals_XXV_B() {
    game.fleets("vandals", 1, "mare-siculum");
    game.world.apply(new NationEvent.PactMade(nation("romans"), nation("vandals")));
    sail();
    assertThat(game.world.isChallenged(romans.get(0))).isFalse();
  }

  @Test
  void theInactiveDeclareFirstInOrderOfInitiative_E51() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    UnitSet visigoths = game.fleets("visigoths", 1, "mare-siculum");
    UnitSet byzantines = game.fleets("byzantines", 1, "mare-siculum");
    game.declare(UnitSet.NONE).declare(UnitSet.NONE).declare(UnitSet.NONE).declare(UnitSet.NONE);
    sail();
    assertThat(game.choosers)
        .containsExactly(
            nation("byzantines"), nation("visigoths"), nation("vandals"), nation("romans"));
    assertThat(isChallenged(vandals.plus(visigoths).plus(byzantines))).isFalse();
  }

  @Test
  void aFailedCheckChangesNothingButThatBothHaveTried_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.declare(romans);
    game.dice.d10(FAILED);
    sail();
    assertThat(isChallenged(romans.plus(vandals))).isTrue();
    assertThat(game.world.isHalted(romans.get(0))).isFalse();
    assertThat(game.told)
        .contains(
            new SeaTold.Intercepted(
                nation("vandals"), vandals, romans, sea("mare-siculum"), false));
  }

  @Test
  void aStackIsTheTargetOnlyOnceInAnActivation_XXV_B() {
    game.fleets("vandals", 1, "mare-siculum");
    game.fleets("visigoths", 1, "mare-siculum");
    game.declare(romans);
    game.dice.d10(FAILED);
    sail();
    // neither the Vandals nor anybody elsewhere may try again, and it may not itself
    game.fleets("vandals", 1, "mare-mauretanicum");
    game.sail("romans", romans, NO_LEADER, "mare-mauretanicum");
    assertThat(game.world.place(romans.get(0))).isEqualTo(sea("mare-mauretanicum"));
  }

  @Test
  void aStackDeclaresOnlyOnceInAnActivation_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.world.apply(new UnitEvent.Challenged(vandals));
    sail();
    assertThat(game.world.isChallenged(romans.get(0))).isFalse();
  }

  @Test
  void aNewActivationForgetsAllAttempts_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.world.apply(new UnitEvent.Challenged(vandals.plus(romans)));
    game.activate("romans");
    game.declare(UnitSet.NONE).declare(UnitSet.NONE);
    sail();
  }

  @Test
  void aSecondStackMayTryWhenTheFirstDoesNot_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 3, "mare-siculum");
    game.declare(UnitSet.NONE).declare(romans);
    game.dice.d10(FAILED);
    sail();
    assertThat(game.world.isChallenged(vandals.get(0))).isFalse();
    assertThat(game.world.isChallenged(vandals.get(2))).isTrue();
  }

  @Test
  void whoControlsAllBuiltPortsNeedNotRoll_E79() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.city("africa", "vandals").city("sicilia", "vandals");
    game.declare(romans).refuse(true);
    sail();
    assertThat(isChallenged(romans.plus(vandals))).isTrue();
    assertThat(game.world.isHalted(romans.get(0))).isTrue();
  }

  @Test
  void onePortOfAnotherMakesItARoll_E79() {
    game.fleets("vandals", 1, "mare-siculum");
    game.city("africa", "vandals").city("sicilia", "romans");
    game.declare(romans);
    game.dice.d10(FAILED);
    sail();
    assertThat(game.world.isHalted(romans.get(0))).isFalse();
  }

  @Test
  void theTargetsPortsDoNotHelpTheInterceptor_E79() {
    game.fleets("vandals", 1, "mare-siculum");
    game.city("sicilia", "romans");
    game.declare(romans);
    game.dice.d10(FAILED);
    sail();
  }

  @Test
  void aSiteIsNoPort_E79() {
    game.fleets("vandals", 1, "mare-siculum");
    game.hold("africa", "vandals");
    game.declare(romans);
    game.dice.d10(FAILED);
    sail();
    assertThat(game.world.isHalted(romans.get(0))).isFalse();
  }

  @Test
  void theActiveStackMayInterceptWhenNobodyElseDoes_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.declare(UnitSet.NONE).declare(vandals);
    game.dice.d10(FAILED);
    sail();
    assertThat(isChallenged(romans.plus(vandals))).isTrue();
  }

  @Test
  void theActiveStackNeedsNoRollEitherWithAllPorts_E79() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.city("sicilia", "romans");
    game.declare(UnitSet.NONE).declare(vandals).refuse(true);
    sail();
    assertThat(game.world.points(nation("vandals"))).isEqualTo(-2);
  }

  @Test
  void anInactiveStackThatRefusesCostsAPoint_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.declare(UnitSet.NONE).declare(vandals).refuse(true);
    game.dice.d10(PASSED);
    sail();
    assertThat(game.world.points(nation("vandals"))).isEqualTo(-2);
    assertThat(game.world.points(nation("romans"))).isEqualTo(2);
    assertThat(game.world.isHalted(romans.get(0))).isFalse();
    assertThat(game.told)
        .contains(new SeaTold.BattleRefused(nation("vandals"), sea("mare-siculum")));
  }

  @Test
  void anActiveStackThatRefusesMovesNoFurtherAndPaysNothing_XXV_C() {
    game.fleets("vandals", 1, "mare-siculum");
    game.declare(romans).refuse(true);
    game.dice.d10(PASSED);
    sail();
    assertThat(game.world.isHalted(romans.get(0))).isTrue();
    assertThat(game.world.points(nation("romans"))).isZero();
    assertThat(game.world.points(nation("vandals"))).isZero();
    game.refuses(
        "romans", new Order.Sail(romans, NO_LEADER, sea("mare-tyrrhenum")), "XXV.A", "any further");
  }

  @Test
  void aBattleIsFoughtWhenNobodyRefuses_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.declare(romans).refuse(false);
    game.dice.d10(PASSED).white(BLANK).white(BLANK);
    sail();
    assertThat(game.told)
        .contains(
            new SeaTold.BattleFought(sea("mare-siculum"), nation("romans"), nation("vandals"), -1));
    assertThat(game.world.place(vandals.get(0))).isEqualTo(sea("mare-siculum"));
  }

  @Test
  void aStackMayLookForTheEnemyWhereItIs_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-tyrrhenum");
    game.world.apply(new LandEvent.HolderChanged(province("campania"), nation("vandals")));
    game.declare(UnitSet.NONE).declare(vandals);
    game.dice.d10(FAILED);
    game.sail("romans", romans, NO_LEADER, "mare-tyrrhenum");
    assertThat(game.world.pacesSpent(romans.get(0))).isEqualTo(1);
    assertThat(isChallenged(romans.plus(vandals))).isTrue();
  }

  @Test
  void onlyStacksThatAreThereCanBeTargets_XXV_B() {
    UnitSet vandals = game.fleets("vandals", 1, "mare-siculum");
    game.declare(vandals);
    assertThatThrownBy(this::sail)
        .isInstanceOfSatisfying(
            IllegalAnswer.class,
            illegal -> assertThat(illegal.refusal().section()).isEqualTo("XXV.B"));
  }

  @Test
  void theOptionsAreAllTargetsAndNone_XXV_B() {
    DeclareNavalInterception choice =
        new DeclareNavalInterception(3, UnitSet.of(1), List.of(UnitSet.of(2), UnitSet.of(4, 5)), 9);
    assertThat(choice.options())
        .containsExactly(UnitSet.of(2), UnitSet.of(4, 5), UnitSet.NONE)
        .allMatch(option -> choice.refusal(option).isEmpty());
    RefuseNavalBattle refusal = new RefuseNavalBattle(3, UnitSet.of(1), UnitSet.of(2), 9, true);
    assertThat(refusal.options())
        .containsExactly(false, true)
        .allMatch(option -> refusal.refusal(option).isEmpty());
  }
}
