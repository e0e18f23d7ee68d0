package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.BasicExamplesTest.conditions;
import static org.groma.engine.invasions.combat.Condition.DAMAGED;
import static org.groma.engine.invasions.combat.Condition.ELIMINATED;
import static org.groma.engine.invasions.combat.Condition.FRESH;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.FIGURES;
import static org.groma.engine.invasions.combat.Troops.HORSE;
import static org.groma.engine.invasions.combat.Troops.INFANTRY;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;
import static org.groma.engine.invasions.combat.Troops.many;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecoveryTest {

  private static final Ground CLEAR = Ground.open(Terrain.CLEAR);

  private final Field field = Field.scripted();

  /** Recovers after the defender took so many hits, the first soldiers first. */
  private Fight recovered(Ground ground, Force attacker, Force defender, int hits) {
    Fight fight = new Fight(new Engagement(ground, attacker, defender), FIGURES, field.table());
    for (int i = 0; i < hits; i++) {
      fight.force(DEFENDER).hit(i);
    }
    Recovery.recover(fight, Optional.of(ATTACKER));
    return fight;
  }

  @ParameterizedTest
  @CsvSource({"5, 5, 2", "3, 5, 2", "2, 5, 1", "5, 3, 2", "1, 5, 0"})
  void smallBattlesRecoverLess_XX_K(int attackers, int defenders, int recovered) {
    Fight fight = recovered(CLEAR, many(attackers, INFANTRY), many(defenders, INFANTRY), 3);
    assertThat(fight.force(DEFENDER).strength()).isEqualTo(defenders - 3 + recovered);
    assertThat(field.told.contains(new BattleTold.Recovered(false, recovered)))
        .isEqualTo(recovered > 0);
  }

  @Test
  void theSmallerSideCountsWhicheverItIs_XX_K() {
    assertThat(recovered(CLEAR, many(5, INFANTRY), many(2, INFANTRY), 2).force(DEFENDER).strength())
        .isEqualTo(1);
    assertThat(recovered(CLEAR, many(5, INFANTRY), many(1, INFANTRY), 1).force(DEFENDER).strength())
        .isZero();
  }

  @Test
  void hordesAndALimesMakeNoBattleBigger_E40() {
    Force hordes = Force.of(WARRIOR, WARRIOR).hordes(2).limes().build();
    assertThat(recovered(CLEAR, many(5, INFANTRY), hordes, 2).force(DEFENDER).strength())
        .isEqualTo(1);
  }

  @Test
  void theOwnerChoosesWhoReturns_XX_K() {
    field.answer(ChooseRecovery.class, Soldiers.of(0, 2));
    Fight fight = recovered(CLEAR, many(4, INFANTRY), many(4, INFANTRY), 3);
    assertThat(conditions(fight.force(DEFENDER))).containsExactly(FRESH, ELIMINATED, FRESH, FRESH);
  }

  @Test
  void elitesReturnDamagedAndOneMayBeRestored_XX_K() {
    Force defender = many(3, LEGION);
    defender.set(0, DAMAGED);
    defender.set(1, DAMAGED);
    field.answer(ChooseRestoration.class, OptionalInt.of(1));
    Fight fight = recovered(CLEAR, many(3, INFANTRY), defender, 2);
    assertThat(conditions(fight.force(DEFENDER))).containsExactly(DAMAGED, FRESH, FRESH);
    assertThat(field.told)
        .containsExactly(new BattleTold.Recovered(false, 2), new BattleTold.Restored(false, 1));
  }

  @Test
  void anEliteIsRestoredEvenWhenNobodyWasLost_XX_K() {
    Force attacker = Force.of(LEGION, LEGION).damaged(0, 1).build();
    Fight fight = recovered(CLEAR, attacker, many(1, INFANTRY), 0);
    assertThat(conditions(fight.force(ATTACKER))).containsExactly(FRESH, DAMAGED);
    assertThat(field.told).containsExactly(new BattleTold.Restored(true, 1));
  }

  @Test
  void restorationMayBeDeclined_XX_K() {
    field.answer(ChooseRestoration.class, OptionalInt.empty());
    Fight fight = recovered(CLEAR, Force.of(LEGION).damaged(0).build(), many(1, INFANTRY), 0);
    assertThat(conditions(fight.force(ATTACKER))).containsExactly(DAMAGED);
    assertThat(field.told).isEmpty();
  }

  @Test
  void atSeaAllFleetsAreRepaired_XX_K() {
    int fleet = Trait.FLEET | Trait.ELITE;
    Force attacker = Force.of(fleet, fleet).damaged(0, 1).build();
    Fight fight = recovered(Ground.atSea(), attacker, many(2, Trait.FLEET), 0);
    assertThat(conditions(fight.force(ATTACKER))).containsExactly(FRESH, FRESH);
    assertThat(field.told).containsExactly(new BattleTold.Restored(true, 2));
  }

  /** Who chooses the recovery of four warriors lost, three of them by nomads or others. */
  private static List<Integer> choosers(Ground ground, ForceBuilder victor, int hits) {
    List<Integer> asked = new ArrayList<>();
    JudgementPlayer judgement = new JudgementPlayer();
    Table table =
        new Table(
            new ScriptedDice(),
            chooser -> {
              asked.add(chooser);
              return judgement;
            });
    Force loser = Force.of(WARRIOR, WARRIOR, WARRIOR).hordes(1).chooser(2).build();
    Fight fight =
        new Fight(new Engagement(ground, victor.chooser(1).build(), loser), FIGURES, table);
    fight.strike(ATTACKER, hits);
    Recovery.recover(fight, Optional.of(ATTACKER));
    return asked;
  }

  @Test
  void nomadsWhoMakeOthersSubmitInABarbarianAreaChooseForThem_XX_K() {
    Ground wilds = CLEAR.inBarbarianArea();
    assertThat(choosers(wilds, Force.of(HORSE, HORSE, HORSE).nomads(), 4)).containsExactly(1);
    assertThat(choosers(wilds, Force.of(HORSE, HORSE, HORSE), 4)).containsExactly(2);
    assertThat(choosers(CLEAR, Force.of(HORSE, HORSE, HORSE).nomads(), 4)).containsExactly(2);
    assertThat(choosers(wilds, Force.of(HORSE, HORSE, HORSE).nomads(), 3)).containsExactly(2);
  }

  @Test
  void aBeatenNomadChoosesNothingForTheWinner_XX_K() {
    Force attacker = Force.of(WARRIOR, WARRIOR, WARRIOR).hordes(1).chooser(1).build();
    Force defender = Force.of(HORSE, HORSE, HORSE).nomads().chooser(2).build();
    List<Integer> asked = new ArrayList<>();
    JudgementPlayer judgement = new JudgementPlayer();
    Table table =
        new Table(
            new ScriptedDice(),
            chooser -> {
              asked.add(chooser);
              return judgement;
            });
    Fight fight =
        new Fight(new Engagement(CLEAR.inBarbarianArea(), attacker, defender), FIGURES, table);
    fight.strike(DEFENDER, 4);
    Recovery.recover(fight, Optional.of(ATTACKER));
    assertThat(asked).containsExactly(1);
    asked.clear();
    Recovery.recover(fight, Optional.empty());
    assertThat(asked).isEmpty();
  }
}
