package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.combat.BasicExamplesTest.conditions;
import static org.groma.engine.invasions.combat.Condition.DAMAGED;
import static org.groma.engine.invasions.combat.Condition.ELIMINATED;
import static org.groma.engine.invasions.combat.Condition.FRESH;
import static org.groma.engine.invasions.combat.Side.ATTACKER;
import static org.groma.engine.invasions.combat.Side.DEFENDER;
import static org.groma.engine.invasions.combat.Troops.AUXILIARY;
import static org.groma.engine.invasions.combat.Troops.BOWMAN;
import static org.groma.engine.invasions.combat.Troops.CLIBANARII;
import static org.groma.engine.invasions.combat.Troops.ELITE_HORSE;
import static org.groma.engine.invasions.combat.Troops.ELITE_INFANTRY;
import static org.groma.engine.invasions.combat.Troops.GUARDS;
import static org.groma.engine.invasions.combat.Troops.HEAVY_HORSE;
import static org.groma.engine.invasions.combat.Troops.HEAVY_RIDER;
import static org.groma.engine.invasions.combat.Troops.HORSE_ARCHER;
import static org.groma.engine.invasions.combat.Troops.LEGION;
import static org.groma.engine.invasions.combat.Troops.PALATINE;
import static org.groma.engine.invasions.combat.Troops.WARRIOR;

import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

/** The battles that the rulebook works through with 2D6. */
class AdvancedExamplesTest {

  private final Field field = Field.scripted();

  private AdvancedExamplesTest keep() {
    return rollAgain(Optional.empty());
  }

  private AdvancedExamplesTest again(Side whose) {
    return rollAgain(Optional.of(whose));
  }

  private AdvancedExamplesTest rollAgain(Optional<Side> whose) {
    field.answer(ChooseRollAgain.class, whose);
    return this;
  }

  private void losses(int... soldiers) {
    field.answer(ChooseLosses.class, Losses.of(soldiers));
  }

  @Test
  void nisibisCostsTheRomansTwoAndThePersiansFive_A1() {
    Force romans =
        Force.of(LEGION, LEGION, LEGION, LEGION, LEGION, GUARDS, PALATINE)
            .leader(3, false)
            .roman()
            .build();
    Force persians =
        Force.of(CLIBANARII, HEAVY_HORSE, HORSE_ARCHER, HORSE_ARCHER, HORSE_ARCHER, ELITE_INFANTRY)
            .leader(2, false)
            .build();
    field.dice.d6(1, 2); // 3 + 5 - 2 = 6: nothing
    field.dice.d6(5, 6, 3, 3);
    keep().again(ATTACKER).keep().again(DEFENDER).again(ATTACKER).again(ATTACKER).keep();
    field.dice.d6(2, 4, 1, 4, 3, 3, 4, 4);
    losses(0, 1, 2);
    losses(0, 5, 5, 2);
    field.dice.d6(2, 2, 4, 4);
    again(ATTACKER);
    field.dice.d6(5, 1);
    losses(0, 1);
    losses(3, 4, 0);
    field.answer(ChooseRecovery.class, Soldiers.of(0, 5));
    field.answer(ChooseRestoration.class, OptionalInt.of(0));
    field.answer(ChooseRestoration.class, OptionalInt.of(0));

    Ground nisibis = Ground.open(Terrain.CLEAR).with(Ground.Fortress.OF_A_KINGDOM);
    BattleResult result = field.fight(AdvancedBattle::fight, nisibis, romans, persians);

    assertThat(field.told)
        .contains(new BattleTold.ModifiersSet(2, 2), new BattleTold.ModifiersSet(2, 1));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(2, 5, false, false, false));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(5, 7, false, false, false));
    assertThat(conditions(result.attacker()))
        .containsExactly(FRESH, DAMAGED, DAMAGED, FRESH, FRESH, FRESH, FRESH);
    assertThat(conditions(result.defender()))
        .containsExactly(FRESH, FRESH, ELIMINATED, ELIMINATED, ELIMINATED, DAMAGED);
  }

  @Test
  void argentoratumLetsTheBowmanShootAndTheRexBeCheckedWhichThePrintedOneSkips_A2() {
    Force alemanni =
        Force.of(WARRIOR, WARRIOR, WARRIOR, WARRIOR, WARRIOR, WARRIOR, BOWMAN)
            .leader(1, false)
            .hordes(1)
            .build();
    Force romans =
        Force.of(ELITE_HORSE, LEGION, LEGION, AUXILIARY, AUXILIARY, PALATINE)
            .damaged(5)
            .leader(1, false)
            .roman()
            .build();
    field.dice.d6(4, 5); // 9 + 1 - 2 = 8: a hit only in the open
    field.dice.d6(3, 4, 3, 4);
    again(DEFENDER).again(DEFENDER);
    field.dice.d6(1, 1, 4, 5);
    losses(0, 1, 2, 3);
    losses(1, 2);
    field.dice.d6(4, 4, 3, 4);
    losses(3);
    field.dice.d10(8); // the Rex survives his stack
    field.answer(ChooseRecovery.class, Soldiers.of(0, 1));
    field.answer(ChooseRestoration.class, OptionalInt.of(5));

    Ground lotharingia = Ground.open(Terrain.FOREST).afterInterception();
    BattleResult result = field.fight(AdvancedBattle::fight, lotharingia, alemanni, romans);

    assertThat(field.told)
        .contains(new BattleTold.ModifiersSet(-1, 3), new BattleTold.ModifiersSet(0, 2));
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(7, 7, true, false, false));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(1, 3, false, false, false));
    assertThat(result.attacker().strength()).isEqualTo(2);
    assertThat(conditions(result.defender()))
        .containsExactly(FRESH, DAMAGED, DAMAGED, FRESH, FRESH, FRESH);
  }

  @Test
  void adrianopolisHasTheRomanArcherFireAtMinusTwoWhichThePrintedOneOmits_A3() {
    Force visigoths =
        Force.of(HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, BOWMAN)
            .leader(2, false)
            .build();
    Force romans =
        Force.of(PALATINE, HORSE_ARCHER, GUARDS, LEGION, AUXILIARY)
            .leader(1, false)
            .roman()
            .build();
    field.answer(ChooseAmbush.class, false);
    field.dice.d6(5, 6, 4, 1); // 11 + 1: two hits; 5 + 1 - 2 = 4, printed 6: a miss
    BattleResult result = adrianopolis(visigoths, romans);

    assertThat(field.told)
        .contains(new BattleTold.ModifiersSet(1, 2), new BattleTold.ModifiersSet(1, 0));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.attackerFate().eliminated()).isEqualTo(3);
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(5, 8, true, true, false));
    assertThat(conditions(result.attacker()))
        .containsExactly(FRESH, ELIMINATED, FRESH, FRESH, FRESH, FRESH);
    assertThat(conditions(result.defender()))
        .containsExactly(DAMAGED, ELIMINATED, FRESH, ELIMINATED, ELIMINATED);
  }

  private BattleResult adrianopolis(Force visigoths, Force romans) {
    losses(3, 3);
    field.answer(ChooseModifier.class, Forfeit.NOTHING);
    field.dice.d6(4, 4, 3, 4);
    keep().again(ATTACKER).keep();
    field.dice.d6(6, 5);
    losses(5, 0);
    losses(2, 0, 1, 4);
    field.answer(ChooseModifier.class, Forfeit.NOTHING);
    field.dice.d6(1, 2, 4, 4);
    again(ATTACKER).keep();
    field.dice.d6(4, 6);
    losses(1);
    field.dice.d10(3);
    field.answer(ChooseRecovery.class, Soldiers.of(5, 0));
    field.answer(ChooseRecovery.class, Soldiers.of(2, 0));
    field.answer(ChooseRestoration.class, OptionalInt.of(2));
    Ground dardania = Ground.open(Terrain.MOUNTAIN).afterInterception();
    return field.fight(AdvancedBattle::fight, dardania, visigoths, romans);
  }
}
