package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.kernel.BattleFace.BLANK;
import static org.groma.engine.kernel.BattleFace.WHITE_SWORD;

import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Battles in Moesia Superior, which is open country, between Visigoths and Byzantines. */
class FieldBattleTest {

  private final Theatre scene = new Theatre();

  @BeforeEach
  void begin() {
    scene.active("visigoths").holds("byzantines", "moesia-superior", "naissus");
  }

  private UnitSet goths(int count) {
    UnitSet units = scene.put("visigoths", "infantry", count, "savus");
    scene.march(units, Stack.NO_LEADER, "moesia-superior");
    return units;
  }

  private UnitSet garrison(int count) {
    return scene.put("byzantines", "infantry", count, "moesia-superior");
  }

  private Side fight(UnitSet attackers) {
    Side winner =
        FieldBattle.fight(
            scene.play(), scene.stack("visigoths", attackers, Stack.NO_LEADER), false);
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.player.isSpent()).isTrue();
    return winner;
  }

  /** Everybody hits, and nobody hits back. */
  private void massacre(int attackers, int defenders) {
    for (int i = 0; i < attackers; i++) {
      scene.dice.white(WHITE_SWORD);
    }
    for (int i = 1; i < defenders; i++) {
      scene.dice.white(BLANK);
    }
    scene.dice.black(BLANK);
  }

  @Test
  void theLoserRetreatsWithWhatItRecovered() {
    UnitSet goths = goths(3);
    UnitSet garrison = garrison(3);
    massacre(3, 3);

    assertThat(fight(goths)).isEqualTo(Side.ATTACKER);

    assertThat(scene.count("visigoths", "moesia-superior")).isEqualTo(3);
    assertThat(scene.count("byzantines", "moesia-superior")).isZero();
    assertThat(garrison.count(scene.world::isOnMap)).isEqualTo(2);
    UnitSet lost = garrison.where(unit -> !scene.world.isOnMap(unit));
    assertThat(scene.log)
        .contains(
            new FieldTold.Fought(
                province("moesia-superior"),
                nation("visigoths"),
                nation("byzantines"),
                true,
                UnitSet.NONE,
                lost));
  }

  @Test
  void theAttackerWhoLosesGoesBack() {
    UnitSet goths = goths(1);
    garrison(1);
    scene.dice.white(BLANK).black(BLANK);

    assertThat(fight(goths)).as("even: the defender wins").isEqualTo(Side.DEFENDER);

    assertThat(scene.world.place(goths.get(0))).isEqualTo(province("savus"));
    assertThat(scene.count("byzantines", "moesia-superior")).isEqualTo(1);
  }

  @Test
  void hitElitesAreDamagedAndOneIsRestored() {
    UnitSet goths = goths(2);
    UnitSet legions = scene.put("byzantines", "legion", 2, "moesia-superior");
    scene.dice.white(WHITE_SWORD, WHITE_SWORD).black(BLANK, BLANK);

    assertThat(fight(goths)).isEqualTo(Side.DEFENDER);

    assertThat(legions.all(scene.world::isOnMap)).isTrue();
    assertThat(scene.log).filteredOn(UnitEvent.Eliminated.class::isInstance).isEmpty();
    assertThat(legions.count(scene.world::isDamaged)).isEqualTo(1);
  }

  @Test
  void anEliteThatCameDamagedIsRestored() {
    UnitSet goths = goths(1);
    UnitSet legion = scene.put("byzantines", "legion", 1, "moesia-superior");
    scene.world.apply(new UnitEvent.Damaged(legion));
    scene.dice.white(BLANK).black(BLANK);

    fight(goths);

    assertThat(scene.world.isDamaged(legion.get(0))).isFalse();
  }

  @Test
  void aLeaderFallsWithHisStackOnAnOddRoll() {
    UnitSet goths = goths(3);
    garrison(3);
    int arcadius = scene.lead("arcadius", "moesia-superior");
    massacre(3, 3);
    scene.dice.d10(1);

    fight(goths);

    assertThat(scene.world.hasFallen(arcadius)).isTrue();
  }

  @Test
  void aLeaderWhoSurvivesGoesWithTheRecovered() {
    UnitSet goths = goths(3);
    UnitSet garrison = garrison(3);
    int arcadius = scene.lead("arcadius", "moesia-superior");
    massacre(3, 3);
    scene.dice.d10(2);

    fight(goths);

    UnitSet left = garrison.where(scene.world::isOnMap);
    assertThat(scene.world.leaderPlace(arcadius)).isEqualTo(scene.world.place(left.get(0)));
  }

  @Test
  void aLoneLeaderGoesToTheNearestFriendlyProvince() {
    UnitSet goths = goths(1);
    garrison(1);
    scene.holds("byzantines", "thracia");
    scene.holds("visigoths", "naissus");
    int arcadius = scene.lead("arcadius", "moesia-superior");
    scene.dice.white(WHITE_SWORD).black(BLANK).d10(2);

    fight(goths);

    assertThat(scene.world.leaderPlace(arcadius)).isEqualTo(province("thracia"));
  }

  @Test
  void aVictorOfAnEmpireInDeclineMayBeMurdered() {
    UnitSet goths = goths(1);
    garrison(1);
    int arcadius = scene.lead("arcadius", "moesia-superior");
    scene.world.apply(new NationEvent.DeclineSet(nation("byzantines"), 1));
    scene.dice.white(BLANK).black(WHITE_SWORD).d10(8);

    assertThat(fight(goths)).isEqualTo(Side.DEFENDER);

    assertThat(scene.world.hasFallen(arcadius)).isTrue();
  }

  @Test
  void aLimesIsLostWithTheBattle() {
    UnitSet goths = goths(2);
    garrison(1);
    scene.limes("byzantines", "moesia-superior");
    scene.dice.white(WHITE_SWORD, WHITE_SWORD).white(BLANK).black(BLANK);

    assertThat(fight(goths)).isEqualTo(Side.ATTACKER);

    assertThat(scene.world.limes(province("moesia-superior"))).isEqualTo(World.NOBODY);
  }

  @Test
  void aLimesCannotRetreat() {
    UnitSet goths = goths(4);
    UnitSet garrison = garrison(4);
    scene.limes("byzantines", "moesia-superior");
    scene.dice.white(WHITE_SWORD, WHITE_SWORD, BLANK, BLANK);
    scene.dice.white(BLANK, BLANK, BLANK, BLANK).black(BLANK);

    assertThat(fight(goths)).isEqualTo(Side.ATTACKER);

    assertThat(scene.world.limes(province("moesia-superior"))).isEqualTo(World.NOBODY);
    assertThat(garrison.all(scene.world::isOnMap)).isTrue();
  }

  @Test
  void aLimesStaysWithTheVictor() {
    UnitSet goths = goths(1);
    garrison(1);
    scene.limes("byzantines", "moesia-superior");
    scene.dice.white(BLANK).white(BLANK).black(BLANK);

    fight(goths);

    assertThat(scene.world.limes(province("moesia-superior"))).isEqualTo(nation("byzantines"));
  }

  @Test
  void whoIsBeyondTheLimitSitsOutAndSharesTheFate() {
    UnitSet goths = goths(6);
    garrison(1);
    scene.holds("visigoths", "savus", "istria");
    scene.player.answer(ChooseParticipants.class, goths.first(4));
    scene.dice.white(BLANK, BLANK, BLANK, BLANK).black(BLANK);

    assertThat(fight(goths)).isEqualTo(Side.DEFENDER);

    assertThat(scene.count("visigoths", "moesia-superior")).isZero();
    assertThat(goths.all(scene.world::isOnMap)).isTrue();
    assertThat(scene.log)
        .contains(new FieldTold.SatOut(nation("visigoths"), goths.minus(goths.first(4))));
  }

  @Test
  void participantsAreOfTheStackAndAsManyAsHaveRoom() {
    UnitSet goths = goths(6);
    UnitSet riders = scene.put("visigoths", "heavy-cavalry", 2, "moesia-superior");
    UnitSet all = goths.plus(riders);
    ChooseParticipants choice = new ChooseParticipants(scene.world, nation("visigoths"), all, 4);

    assertThat(choice.refusal(goths.first(3)).orElseThrow().section()).isEqualTo("XVII.B");
    assertThat(choice.refusal(garrison(4)).orElseThrow().section()).isEqualTo("XVII.B");
    assertThat(choice.options()).allMatch(each -> choice.refusal(each).isEmpty());
    assertThat(choice.options().getFirst().containsAll(riders)).as("the best first").isTrue();
    assertThat(choice.options()).contains(goths.first(4));
  }

  @Test
  void enemiesWhoAreNoFriendsAreFoughtOneAfterTheOther() {
    UnitSet goths = goths(2);
    garrison(1);
    scene.put("persians", "infantry", 2, "moesia-superior");
    // the holder first; then the Persians, who win
    scene.dice.white(WHITE_SWORD, BLANK).black(BLANK);
    scene.dice.white(BLANK, BLANK).white(WHITE_SWORD, WHITE_SWORD);

    assertThat(fight(goths)).isEqualTo(Side.DEFENDER);

    assertThat(scene.log)
        .filteredOn(FieldTold.Fought.class::isInstance)
        .extracting(each -> ((FieldTold.Fought) each).defender())
        .containsExactly(nation("byzantines"), nation("persians"));
    assertThat(scene.count("persians", "moesia-superior")).isEqualTo(2);
  }

  @Test
  void friendsDefendTogether() {
    UnitSet goths = goths(1);
    scene.allied("romans", "byzantines");
    garrison(1);
    scene.put("romans", "infantry", 2, "moesia-superior");
    scene.dice.white(BLANK).white(BLANK, BLANK).black(BLANK);

    assertThat(fight(goths)).isEqualTo(Side.DEFENDER);

    assertThat(scene.log)
        .filteredOn(FieldTold.Fought.class::isInstance)
        .extracting(each -> ((FieldTold.Fought) each).defender())
        .containsExactly(nation("byzantines"));
  }

  @Test
  void theStrongestCommandsWhereTheHolderIsNotPresent() {
    UnitSet goths = goths(1);
    scene.allied("romans", "byzantines");
    scene.put("romans", "infantry", 1, "moesia-superior");
    scene.put("persians", "infantry", 2, "moesia-superior");
    scene.dice.white(WHITE_SWORD).black(BLANK);
    scene.dice.white(BLANK).white(WHITE_SWORD, BLANK);

    fight(goths);

    assertThat(scene.log)
        .filteredOn(FieldTold.Fought.class::isInstance)
        .extracting(each -> ((FieldTold.Fought) each).defender())
        .as("friends of the holder come first")
        .containsExactly(nation("romans"), nation("persians"));
  }

  @Test
  void unitsSetAsideAreIgnoredAndMoveOnAfterADefeat() {
    UnitSet goths = goths(2);
    garrison(1);
    UnitSet waiting = scene.put("byzantines", "legion", 1, "moesia-superior");
    scene.world.apply(new UnitEvent.SetAside(waiting, true));
    scene.dice.white(WHITE_SWORD, BLANK).black(BLANK);

    assertThat(fight(goths)).isEqualTo(Side.ATTACKER);

    assertThat(scene.world.isOnMap(waiting.get(0))).isTrue();
    assertThat(scene.world.place(waiting.get(0))).isNotEqualTo(province("moesia-superior"));
  }

  @Test
  void whereNobodyIsThereIsNothingToFight() {
    UnitSet goths = goths(2);

    assertThat(fight(goths)).isEqualTo(Side.ATTACKER);
    assertThat(scene.log).isEmpty();
  }

  @Test
  void interceptionMakesTheCrossingNotCount() {
    UnitSet goths = scene.put("visigoths", "infantry", 2, "valachia");
    scene.march(goths, Stack.NO_LEADER, "moesia-superior");
    garrison(1);
    scene.dice.white(BLANK, BLANK).black(BLANK);

    Side winner =
        FieldBattle.fight(scene.play(), scene.stack("visigoths", goths, Stack.NO_LEADER), true);

    assertThat(scene.dice.isSpent()).as("two dice although they crossed a river").isTrue();
    assertThat(winner).isEqualTo(Side.DEFENDER);
  }

  @Test
  void aKingletWithoutCapitalSubmitsWithItsStack() {
    scene.holds("euskalduns", "cantabria");
    scene.put("euskalduns", "mountaineer-infantry", 1, "moesia-superior");
    UnitSet goths = goths(1);
    scene.dice.white(WHITE_SWORD).white(BLANK).picks(0);

    assertThat(fight(goths)).isEqualTo(Side.ATTACKER);

    assertThat(scene.world.diplomacy().suzerain(nation("euskalduns")))
        .isEqualTo(nation("visigoths"));
  }

  @Test
  void aKingdomWithACapitalDoesNot() {
    scene.put("euskalduns", "mountaineer-infantry", 1, "moesia-superior");
    scene.capital("euskalduns", "cantabria");
    UnitSet goths = goths(1);
    scene.dice.white(WHITE_SWORD).white(BLANK);

    fight(goths);

    assertThat(scene.world.diplomacy().suzerain(nation("euskalduns"))).isEqualTo(World.NOBODY);
  }
}
