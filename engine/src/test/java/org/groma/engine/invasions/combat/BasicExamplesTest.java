package org.groma.engine.invasions.combat;

import static org.assertj.core.api.Assertions.assertThat;
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
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.RED_SWORD;
import static org.groma.engine.kernel.BattleFace.TWO_WHITE_SWORDS;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import java.util.Arrays;
import java.util.OptionalInt;
import org.groma.engine.invasions.event.BattleTold;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;

/** The battles that the rulebook works through with battle dice. */
class BasicExamplesTest {

  static Condition[] conditions(Force force) {
    Condition[] conditions = new Condition[force.size()];
    Arrays.setAll(conditions, force::condition);
    return conditions;
  }

  @Test
  void nisibisIsWonByTheRomansWithTwoLossesAgainstThree_B3() {
    Force romans =
        Force.of(LEGION, LEGION, LEGION, LEGION, LEGION, GUARDS, PALATINE)
            .leader(3, false)
            .roman()
            .build();
    Force persians =
        Force.of(CLIBANARII, HEAVY_HORSE, HORSE_ARCHER, HORSE_ARCHER, HORSE_ARCHER, ELITE_INFANTRY)
            .leader(2, false)
            .build();
    Field field = Field.scripted();
    // the Persians shoot: two dice, less one for the heavy Romans, the other traded
    field.dice.black(WHITE_SWORD);
    field.answer(ChooseLosses.class, Losses.of(0));
    field.answer(ChooseForfeit.class, Forfeit.NOTHING);
    field.answer(ChooseForfeit.class, Forfeit.NOTHING);
    field
        .dice
        .white(WHITE_SWORD, WHITE_SWORD, RED_SWORD, BLANK, BLANK)
        .black(TWO_WHITE_SWORDS, BLANK)
        .white(WHITE_SWORD, RED_SWORD, BLANK, BLANK, BLANK, BLANK)
        .black(WHITE_SWORD);
    // printed: the defender opens; the attacker passes first (ruling C18)
    field.pass().reRoll(ATTACKER, 0).pass().reRoll(DEFENDER, 6).reRoll(ATTACKER, 6).pass();
    field.dice.white(BLANK).black(RED_SWORD).black(WHITE_SWORD);
    field.answer(ChooseLosses.class, Losses.of(0, 1, 1));
    field.answer(ChooseLosses.class, Losses.of(0, 0, 5, 5, 2));
    field.answer(ChooseRecovery.class, Soldiers.of(5, 0));
    field.answer(ChooseRestoration.class, OptionalInt.of(1));
    field.answer(ChooseRestoration.class, OptionalInt.of(0));

    Ground nisibis = Ground.open(Terrain.CLEAR).with(Ground.Fortress.OF_A_KINGDOM);
    BattleResult result = field.fight(Battle::fight, nisibis, romans, persians);

    assertThat(field.told).contains(new BattleTold.PoolsSet(5, 2, 6, 1));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(2, 4, false, false, false));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(3, 5, false, false, false));
    assertThat(conditions(result.attacker()))
        .containsExactly(DAMAGED, FRESH, FRESH, FRESH, FRESH, FRESH, FRESH);
    assertThat(conditions(result.defender()))
        .containsExactly(FRESH, FRESH, ELIMINATED, FRESH, FRESH, DAMAGED);
  }

  @Test
  void argentoratumGivesTheRomansThreeBlackDiceWhereTwoArePrinted_B4() {
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
    Field field = Field.scripted();
    // no archery: the heavy Romans silence the only bowman
    field
        .dice
        .white(WHITE_SWORD, WHITE_SWORD, WHITE_SWORD, RED_SWORD, RED_SWORD, BLANK, BLANK)
        .white(WHITE_SWORD, WHITE_SWORD, RED_SWORD)
        .black(BOTH_SWORDS, WHITE_SWORD, BLANK);
    field.reRoll(DEFENDER, 3).reRoll(DEFENDER, 3);
    field.dice.black(BLANK).black(TWO_WHITE_SWORDS);
    field.answer(ChooseLosses.class, Losses.of(0, 1, 2, 3, 4));
    field.answer(ChooseLosses.class, Losses.of(3, 4, 1));
    field.answer(ChooseRecovery.class, Soldiers.of(0, 1));
    field.answer(ChooseRestoration.class, OptionalInt.of(5));

    Ground lotharingia = Ground.open(Terrain.FOREST).afterInterception();
    BattleResult result = field.fight(Battle::fight, lotharingia, alemanni, romans);

    assertThat(field.told).contains(new BattleTold.PoolsSet(7, 0, 3, 3));
    assertThat(result.winner()).contains(DEFENDER);
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(5, 5, false, false, false));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(2, 3, false, false, false));
    assertThat(result.attacker().strength()).isEqualTo(4);
    assertThat(conditions(result.defender()))
        .containsExactly(FRESH, DAMAGED, FRESH, FRESH, FRESH, FRESH);
  }

  @Test
  void adrianopolisDestroysTheRomansAndKillsValens_B5() {
    Force visigoths =
        Force.of(HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, HEAVY_RIDER, BOWMAN)
            .leader(2, false)
            .build();
    Force romans =
        Force.of(PALATINE, HORSE_ARCHER, GUARDS, LEGION, AUXILIARY)
            .leader(1, false)
            .roman()
            .build();
    Field field = Field.scripted().with(Troops.FIGURES.withAmbushByInterceptedAttacker(true));
    field.dice.d10(3);
    field.dice.white(WHITE_SWORD);
    field.answer(ChooseLosses.class, Losses.of(4));
    field.answer(ChooseForfeit.class, Forfeit.NOTHING);
    field
        .dice
        .white(WHITE_SWORD, WHITE_SWORD, WHITE_SWORD, WHITE_SWORD, BOTH_SWORDS)
        .black(TWO_WHITE_SWORDS)
        .white(WHITE_SWORD, WHITE_SWORD)
        .black(TWO_WHITE_SWORDS, WHITE_SWORD);
    field.pass().reRoll(ATTACKER, 5).reRoll(DEFENDER, 0).reRoll(DEFENDER, 2);
    field.dice.black(TWO_WHITE_SWORDS).white(BOTH_SWORDS).black(BLANK);
    field.answer(ChooseLosses.class, Losses.of(5, 0, 1));
    // seven hits are all that the Romans can take
    field.dice.d10(9);
    field.answer(ChooseRecovery.class, Soldiers.of(5, 0));
    field.answer(ChooseRecovery.class, Soldiers.of(2, 0));
    field.answer(ChooseRestoration.class, OptionalInt.of(2));

    Ground dardania = Ground.open(Terrain.MOUNTAIN).afterInterception();
    BattleResult result = field.fight(Battle::fight, dardania, visigoths, romans);

    assertThat(field.told)
        .contains(new BattleTold.AmbushTried(true, false), new BattleTold.PoolsSet(5, 1, 2, 2));
    assertThat(result.winner()).contains(ATTACKER);
    assertThat(result.attackerFate()).isEqualTo(new BattleResult.Fate(3, 3, false, false, false));
    assertThat(result.defenderFate()).isEqualTo(new BattleResult.Fate(5, 8, true, true, false));
    assertThat(conditions(result.attacker()))
        .containsExactly(FRESH, ELIMINATED, FRESH, FRESH, FRESH, FRESH);
    assertThat(conditions(result.defender()))
        .containsExactly(DAMAGED, ELIMINATED, FRESH, ELIMINATED, ELIMINATED);
  }
}
