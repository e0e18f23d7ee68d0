package org.groma.engine.invasions.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.sea;
import static org.groma.engine.invasions.sea.SeaGame.NO_LEADER;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.BOTH_SWORDS;
import static org.groma.engine.kernel.BattleFace.RED_SWORD;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.Hand;
import org.groma.engine.invasions.combat.BattleResult;
import org.groma.engine.invasions.combat.ChooseLosses;
import org.groma.engine.invasions.combat.Losses;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.effect.ChooseTarget;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.events.ChooseEvent;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NavalBattleAtSeaTest {

  private final SeaGame game = new SeaGame();
  private final String zone = "mare-siculum";

  private BattleResult fight(String attacker, UnitSet attackers, int leader, UnitSet defenders) {
    Stack active = new Stack(nation(attacker), attackers, leader, place(attackers));
    Stack other =
        new Stack(game.world.master(defenders.get(0)), defenders, NO_LEADER, place(defenders));
    BattleResult result = NavalBattleAtSea.fight(game.play, nation(attacker), active, other);
    assertThat(game.dice.isSpent()).isTrue();
    assertThat(game.player.isSpent()).isTrue();
    return result;
  }

  private int place(UnitSet fleets) {
    return game.world.place(fleets.get(0));
  }

  private boolean isSunk(UnitSet fleets, int i) {
    return game.world.place(fleets.get(i)) == World.POOL;
  }

  @Test
  void sunkFleetsGoBackToTheirPoolAndTheVictorIsTold_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 2, zone);
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    game.dice.white(WHITE_SWORD, BLANK).white(BLANK);
    BattleResult result = fight("vandals", vandals, NO_LEADER, visigoths);
    assertThat(result.winner()).contains(Side.ATTACKER);
    assertThat(isSunk(visigoths, 0)).isTrue();
    assertThat(isSunk(vandals, 0) || isSunk(vandals, 1)).isFalse();
    assertThat(game.told)
        .contains(
            new SeaTold.BattleFought(
                sea(zone), nation("vandals"), nation("visigoths"), nation("vandals")));
  }

  @Test
  void cardsGiveDiceAndReRollsAtSea_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    Hand.deal(game.world, Hand.HUN, "dice", "heroism");
    game.player.answer(ChooseEvent.class, Hand.held("dice"));
    game.player.answer(ChooseTarget.class, nation("vandals"));
    game.player.answer(ChooseEvent.class, Hand.held("heroism"));
    game.player.answer(ChooseTarget.class, nation("visigoths"));
    // two dice against one, which is rolled again and hits; then an enemy hit is undone
    game.dice.white(WHITE_SWORD, WHITE_SWORD).white(BLANK).white(WHITE_SWORD).white(BLANK);

    BattleResult result = fight("vandals", vandals, NO_LEADER, visigoths);

    assertThat(result.winner()).isEmpty();
    assertThat(game.world.cards().hand(Hand.HUN).size()).isZero();
  }

  @Test
  void theDefenderCanWinAndNobodyRetreats_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet romans = game.fleets("romans", 1, zone);
    game.dice.white(BLANK).white(WHITE_SWORD);
    fight("vandals", vandals, NO_LEADER, romans);
    assertThat(isSunk(vandals, 0)).isTrue();
    assertThat(game.told)
        .contains(
            new SeaTold.BattleFought(
                sea(zone), nation("vandals"), nation("romans"), nation("romans")));
  }

  @Test
  void oneOfTwoSunkFleetsRecoversInABattleOfTwoAgainstTwo_C26() {
    UnitSet vandals = game.fleets("vandals", 2, zone);
    UnitSet romans = game.fleets("romans", 2, zone);
    game.dice.white(BLANK, BLANK).white(WHITE_SWORD, WHITE_SWORD);
    BattleResult result = fight("vandals", vandals, NO_LEADER, romans);
    assertThat(result.attackerFate().eliminated()).isEqualTo(2);
    assertThat(vandals.count(fleet -> game.world.isOnMap(fleet))).isEqualTo(1);
  }

  @Test
  void romanEliteFleetsTakeTwoHitsAndAreRepaired_XXV_C() {
    UnitSet romans = game.fleets("romans", 1, zone);
    UnitSet vandals = game.fleets("vandals", 1, zone);
    game.dice.white(BLANK).white(RED_SWORD);
    BattleResult result = fight("romans", romans, NO_LEADER, vandals);
    assertThat(result.winner()).contains(Side.DEFENDER);
    assertThat(isSunk(romans, 0)).isFalse();
    assertThat(game.world.isDamaged(romans.get(0))).isFalse();
  }

  @Test
  void aFleetThatCameDamagedTakesOneHitOnly_XXV_C() {
    UnitSet romans = game.fleets("romans", 1, zone);
    game.world.apply(new UnitEvent.Damaged(romans));
    UnitSet vandals = game.fleets("vandals", 1, zone);
    game.dice.white(BLANK).white(WHITE_SWORD);
    fight("romans", romans, NO_LEADER, vandals);
    assertThat(isSunk(romans, 0)).isTrue();
  }

  @Test
  void aDamagedFleetIsRepairedAfterTheBattle_XX_K() {
    UnitSet romans = game.fleets("romans", 1, zone);
    game.world.apply(new UnitEvent.Damaged(romans));
    UnitSet vandals = game.fleets("vandals", 1, zone);
    game.dice.white(BLANK).white(BLANK);
    fight("romans", romans, NO_LEADER, vandals);
    assertThat(game.world.isDamaged(romans.get(0))).isFalse();
    assertThat(game.told).contains(new UnitEvent.Restored(romans));
  }

  @Test
  void aRomanFleetStaysEliteInForeignServiceAndIsHitLast_XX_H() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet lent = game.fleets("romans", 1, zone);
    game.world.apply(new UnitEvent.Lent(lent.get(0), nation("vandals")));
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    UnitSet stack = vandals.plus(lent);
    game.dice.white(BLANK, BLANK).white(BOTH_SWORDS);
    int foreigner = stack.get(0) == lent.get(0) ? 0 : 1;
    game.player.answer(ChooseLosses.class, Losses.of(foreigner, 1 - foreigner));
    fight("vandals", stack, NO_LEADER, visigoths);
    assertThat(isSunk(vandals, 0)).isTrue();
    assertThat(isSunk(lent, 0)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "mare-siculum, sicilia, true",
    "pontus-euxinus, pontus, true",
    "oceanus-britannicus, camulodunum, false"
  })
  void allPortsBringTwoReRollsInTheMediterraneanAndPontus_XXV_C(
      String sea, String port, boolean reRolls) {
    UnitSet vandals = game.fleets("vandals", 1, sea);
    UnitSet visigoths = game.fleets("visigoths", 1, sea);
    game.city(port, "vandals");
    game.dice.white(BLANK).white(BLANK);
    if (reRolls) {
      game.dice.white(BLANK).white(WHITE_SWORD);
    }
    fight("vandals", vandals, NO_LEADER, visigoths);
    assertThat(isSunk(visigoths, 0)).isEqualTo(reRolls);
  }

  @Test
  void onePortOfAnotherBringsNoReRolls_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    game.city("sicilia", "vandals").city("africa", "romans");
    game.dice.white(BLANK).white(BLANK);
    assertThat(fight("vandals", vandals, NO_LEADER, visigoths).winner()).isEmpty();
  }

  @Test
  void theDefenderWithAllPortsHasReRolls_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    game.city("sicilia", "visigoths");
    game.dice.white(BLANK).white(BLANK).white(WHITE_SWORD);
    fight("vandals", vandals, NO_LEADER, visigoths);
    assertThat(isSunk(vandals, 0)).isTrue();
  }

  @Test
  void aLeaderOnBoardBringsHisReRolls_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    int gelimer = game.leader("gelimer", sea(zone));
    game.leader("stilicho", sea(zone));
    game.dice.white(BLANK).white(BLANK).white(WHITE_SWORD);
    fight("vandals", vandals, gelimer, visigoths);
    assertThat(isSunk(visigoths, 0)).isTrue();
  }

  @Test
  void theBestLeaderOnBoardCommandsAlsoForTheDefender_C21() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet visigoths = game.fleets("visigoths", 1, zone);
    game.leader("theudis", sea(zone));
    game.leader("alaricus", sea(zone));
    game.dice.white(BLANK).white(BLANK).white(BLANK).white(WHITE_SWORD);
    fight("vandals", vandals, NO_LEADER, visigoths);
    assertThat(isSunk(vandals, 0)).isTrue();
  }

  @Test
  void leadersAreLostWithTheirStackWithoutACheck_E39() {
    UnitSet vandals = game.fleets("vandals", 1, zone);
    UnitSet romans = game.fleets("romans", 1, zone);
    int hunericus = game.leader("hunericus", sea(zone));
    int other = game.leader("thrasamundus", sea(zone));
    int ashore = game.leader("gundericus", sea("mare-tyrrhenum"));
    game.dice.white(BLANK).white(WHITE_SWORD).white(BLANK);
    fight("vandals", vandals, hunericus, romans);
    assertThat(game.world.hasFallen(hunericus)).isTrue();
    assertThat(game.world.hasFallen(other)).isTrue();
    assertThat(game.world.hasFallen(ashore)).isFalse();
  }

  @Test
  void whereASecondStackIsOnlyTheCommanderGoesDown_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 3, zone);
    UnitSet romans = game.fleets("romans", 1, zone);
    int gelimer = game.leader("gelimer", sea(zone));
    int other = game.leader("hunericus", sea(zone));
    game.dice.white(BLANK).white(WHITE_SWORD).white(BLANK);
    fight("vandals", vandals.first(1), gelimer, romans);
    assertThat(isSunk(vandals, 0)).isTrue();
    assertThat(game.world.hasFallen(gelimer)).isTrue();
    assertThat(game.world.hasFallen(other)).isFalse();
  }

  @Test
  void aLeaderWhoseStackSurvivesLives_XXV_C() {
    UnitSet vandals = game.fleets("vandals", 2, zone);
    UnitSet romans = game.fleets("romans", 1, zone);
    int hunericus = game.leader("hunericus", sea(zone));
    game.dice.white(BLANK, BLANK).white(WHITE_SWORD);
    fight("vandals", vandals, hunericus, romans);
    assertThat(game.world.isInPlay(hunericus)).isTrue();
    assertThat(vandals.count(game.world::isOnMap)).isEqualTo(1);
  }

  @Test
  void anEmpireInDeclineMurdersItsVictor_XX_J() {
    UnitSet romans = game.fleets("romans", 1, zone);
    UnitSet vandals = game.fleets("vandals", 1, zone);
    int honorius = game.leader("honorius", sea(zone));
    game.world.apply(new NationEvent.DeclineSet(nation("romans"), 1));
    game.dice.white(WHITE_SWORD).white(BLANK).d10(8);
    fight("romans", romans, honorius, vandals);
    assertThat(game.world.hasFallen(honorius)).isTrue();
  }

  @Test
  void onlyAnEmpireIsInDecline_XX_J() {
    UnitSet romans = game.fleets("romans", 1, zone);
    UnitSet vandals = game.fleets("vandals", 1, zone);
    int honorius = game.leader("honorius", sea(zone));
    game.world.apply(new NationEvent.DeclineSet(nation("romans"), 1));
    game.world.apply(new NationEvent.StatusChanged(nation("romans"), Status.KINGDOM));
    game.dice.white(WHITE_SWORD).white(BLANK);
    fight("romans", romans, honorius, vandals);
    assertThat(game.world.isInPlay(honorius)).isTrue();
  }
}
