package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.many;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.kernel.Die;
import org.junit.jupiter.api.Test;

class CombatDecisionsTest {

  private static <A> void allOptionsAreLegal(CombatDecision<A> decision) {
    assertThat(decision.options())
        .isNotEmpty()
        .doesNotHaveDuplicates()
        .contains(decision.judged())
        .allSatisfy(option -> assertThat(decision.refusal(option)).isEmpty());
    assertThat(decision.options()).isEqualTo(decision.options());
  }

  @Test
  void yesOrNoAreBothLegal() {
    allOptionsAreLegal(new ChooseAmbush(3));
    allOptionsAreLegal(new ChooseVoluntaryRetreat(3, ATTACKER));
    assertThat(new ChooseAmbush(3).options()).containsExactly(true, false);
    assertThat(new ChooseVoluntaryRetreat(3, ATTACKER).options()).containsExactly(false, true);
  }

  @Test
  void aModifierIsForEitherSide() {
    allOptionsAreLegal(new ChooseModifier(3));
    assertThat(new ChooseModifier(3).options()).containsExactly(Forfeit.values());
    allOptionsAreLegal(new ChooseForfeit(3, new DicePool(1, 1), new DicePool(2, 0), true));
  }

  @Test
  void eitherRollMayBeRepeated() {
    AdvancedRoll roll = new AdvancedRoll(3, 0, 2);
    ChooseRollAgain decision =
        new ChooseRollAgain(3, DEFENDER, roll, roll.showing(12), FIGURES.advanced(), true);
    allOptionsAreLegal(decision);
    assertThat(decision.options())
        .containsExactly(Optional.empty(), Optional.of(ATTACKER), Optional.of(DEFENDER));
    assertThat(decision.judged()).isEmpty();
    assertThat(
            new ChooseRollAgain(3, ATTACKER, roll, roll.showing(12), FIGURES.advanced(), true)
                .judged())
        .contains(ATTACKER);
  }

  @Test
  void ofDiceThatLookAlikeOnlyTheFirstIsOffered() {
    RolledPool attacker = RolledPool.of(List.of(BLANK, WHITE_SWORD, BLANK), List.of(BLANK));
    RolledPool defender = RolledPool.of(List.of(BLANK, BLANK), List.of());
    ChooseReRoll decision = new ChooseReRoll(3, ATTACKER, attacker, defender, true);
    allOptionsAreLegal(decision);
    assertThat(decision.options())
        .containsExactly(
            Optional.empty(),
            Optional.of(new ReRoll(ATTACKER, 0)),
            Optional.of(new ReRoll(ATTACKER, 1)),
            Optional.of(new ReRoll(ATTACKER, 3)),
            Optional.of(new ReRoll(DEFENDER, 0)));
    assertThat(decision.refusal(Optional.of(new ReRoll(DEFENDER, 2)))).isPresent();
    assertThat(decision.refusal(Optional.of(new ReRoll(DEFENDER, -1)))).isPresent();
    assertThat(decision.refusal(Optional.of(new ReRoll(ATTACKER, 2)))).isEmpty();
    assertThat(attacker.count(Die.WHITE, 0, true)).isEqualTo(2);
    assertThat(attacker.count(Die.BLACK, 0, true)).isEqualTo(1);
    assertThat(attacker.count(Die.WHITE, 1, true)).isEqualTo(1);
    assertThat(attacker).hasToString("[BLANK, WHITE_SWORD, BLANK, BLANK]");
  }

  @Test
  void onlyTheEliminatedRecoverAndAsManyAsMay() {
    Force force = Force.of(INFANTRY, INFANTRY, INFANTRY, HORSE, INFANTRY).build();
    for (int i = 0; i < 4; i++) {
      force.hit(i);
    }
    ChooseRecovery decision = new ChooseRecovery(3, force, 2);
    allOptionsAreLegal(decision);
    assertThat(decision.options())
        .containsExactly(Soldiers.of(3, 0), Soldiers.of(0, 1), Soldiers.of(3, 2));
    assertThat(decision.refusal(Soldiers.of(0)).orElseThrow().reason())
        .isEqualTo("Units to recover: 2");
    assertThat(decision.refusal(Soldiers.of(0, 1, 2))).isPresent();
    assertThat(decision.refusal(Soldiers.of(0, 4))).isPresent();
    assertThat(decision.refusal(Soldiers.of(0, 5))).isPresent();
    assertThat(decision.refusal(Soldiers.of(1, 3))).isEmpty();
  }

  @Test
  void onlyTheDamagedAreRestored() {
    Force force = Force.of(LEGION, LEGION, LEGION).damaged(0, 2).chooser(3).build();
    ChooseRestoration decision = new ChooseRestoration(force);
    allOptionsAreLegal(decision);
    assertThat(decision.chooser()).isEqualTo(3);
    assertThat(decision.options())
        .containsExactly(OptionalInt.of(0), OptionalInt.of(2), OptionalInt.empty());
    assertThat(decision.refusal(OptionalInt.of(1))).isPresent();
    assertThat(decision.refusal(OptionalInt.of(3))).isPresent();
    assertThat(decision.refusal(OptionalInt.of(-1))).isPresent();
  }

  @Test
  void lossesOfferedAreLegal() {
    allOptionsAreLegal(new ChooseLosses(many(5, LEGION), 3));
    allOptionsAreLegal(new ChooseLosses(Force.of(INFANTRY).limes().build(), 1));
  }
}
