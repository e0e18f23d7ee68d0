package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.DiplomacyDeck.Kind;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Submission;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BondsTest {

  @Nested
  class OfVassals {

    private final Court court = new Court(4, "huns", "alans", "ostrogoths");
    private final World world = court.world;

    private void submitted(String vassal, int turn) {
      court.vassal(vassal, "huns");
      court.apply(new RealmEvent.SubmissionDated(nation(vassal), turn));
    }

    @Test
    void aVassalOfNomadsIsFreeOnAPassedCheckAndItsUnitStaysWithThem() {
      submitted("ostrogoths", 3);
      UnitSet lent = court.scene.put("ostrogoths", "infantry", 1, "ucraina");
      Mercenaries.lend(
          court.scene.play(), lent.get(0), nation("huns"), Contract.VASSAL, province("tisia"));
      court.scene.dice.d10(2);

      Vassals.offerRebellion(court.scene.play(), nation("ostrogoths"));

      assertThat(world.diplomacy().suzerain(nation("ostrogoths"))).isEqualTo(World.NOBODY);
      assertThat(world.master(lent.get(0))).isEqualTo(nation("huns"));
      assertThat(court.points("ostrogoths")).isZero();
    }

    @Test
    void aFailedRebellionCostsFivePointsAndAUnit() {
      submitted("ostrogoths", 3);
      UnitSet units = court.scene.put("ostrogoths", "infantry", 2, "ucraina");
      court.scene.dice.d10(3);
      court.scene.player.answer(Vassals.ChooseRebellion.class, true);
      court.scene.player.answer(Vassals.ChooseLostRebel.class, units.get(1));

      Vassals.offerRebellion(court.scene.play(), nation("ostrogoths"));

      assertThat(world.diplomacy().suzerain(nation("ostrogoths"))).isEqualTo(nation("huns"));
      assertThat(court.points("ostrogoths")).isEqualTo(-10);
      assertThat(world.isOnMap(units.get(0))).isTrue();
      assertThat(world.isOnMap(units.get(1))).isFalse();
    }

    @Test
    void nobodyRebelsInTheTurnOfItsSubmissionOrAgainstOthersThanNomads() {
      submitted("ostrogoths", 4);
      court.vassal("alans", "ostrogoths");

      assertThat(Vassals.mayRebel(world, nation("ostrogoths"))).isFalse();
      assertThat(Vassals.mayRebel(world, nation("alans"))).isFalse();
      assertThat(Vassals.mayRebel(world, nation("huns"))).isFalse();
    }

    @Test
    void alansUnderTheHunsRollTwiceAndKeepTheBetter() {
      submitted("alans", 2);
      court.scene.dice.d10(1, 4);

      Vassals.offerRebellion(court.scene.play(), nation("alans"));

      assertThat(court.scene.dice.isSpent()).isTrue();
      assertThat(world.diplomacy().suzerain(nation("alans"))).isEqualTo(World.NOBODY);
    }

    @Test
    void whoDoesNotWantToRebelNeedNot() {
      submitted("alans", 2);
      court.scene.player.answer(Vassals.ChooseRebellion.class, false);

      Vassals.offerRebellion(court.scene.play(), nation("alans"));

      assertThat(world.diplomacy().suzerain(nation("alans"))).isEqualTo(nation("huns"));
    }

    @Test
    void anyOtherFreedomBringsTheLentUnitHome() {
      submitted("ostrogoths", 3);
      UnitSet units = court.scene.put("ostrogoths", "infantry", 2, "ucraina");
      Mercenaries.lend(
          court.scene.play(), units.get(0), nation("huns"), Contract.VASSAL, province("tisia"));

      Vassals.free(court.scene.play(), nation("ostrogoths"));

      assertThat(world.isLent(units.get(0))).isFalse();
      assertThat(world.place(units.get(0))).isEqualTo(province("ucraina"));
    }

    @Test
    void submissionIsDatedAndItsMercenaryHasAContract() {
      UnitSet units = court.scene.put("alans", "heavy-cavalry", 1, "alania");
      court.scene.horde("huns", "tisia").holds("huns", "tisia");

      Submission.ofHorde(court.scene.play(), nation("alans"), nation("huns"));

      assertThat(world.realms().submittedOn(nation("alans"))).isEqualTo(4);
      assertThat(world.realms().contract(units.get(0))).isEqualTo(Contract.VASSAL);
      assertThat(world.realms().vanquished(nation("huns"))).isEqualTo(1L << nation("alans"));
    }
  }

  @Nested
  class OfClients {

    private final Court court = new Court(2, "byzantines");
    private final World world = court.world;

    @Test
    void aClientAtFullStrengthLendsAUnitByLotForItsPatronsActivation() {
      court.client("armenians", "byzantines");
      court.scene.holds("byzantines", "thracia").holds("armenians", "armenia");
      UnitSet all = court.fullStrength("armenians", "armenia");
      court.scene.dice.picks(1);

      Envoys.run(court.scene.play(), nation("byzantines"));

      assertThat(world.master(all.get(1))).isEqualTo(nation("byzantines"));
      assertThat(world.place(all.get(1))).isEqualTo(province("thracia"));
      assertThat(world.realms().contract(all.get(1))).isEqualTo(Contract.CLIENT);

      Mercenaries.activationEnded(court.scene.play(), nation("byzantines"));
      assertThat(world.isLent(all.get(1))).isFalse();
      assertThat(world.place(all.get(1))).isEqualTo(province("armenia"));
    }

    @Test
    void aClientThatLostAUnitLendsNobody() {
      court.client("armenians", "byzantines");
      court.scene.holds("byzantines", "thracia");
      UnitSet all = court.fullStrength("armenians", "armenia");
      court.apply(new UnitEvent.Eliminated(UnitSet.of(all.get(0))));

      Envoys.run(court.scene.play(), nation("byzantines"));

      assertThat(Mercenaries.lent(world, nation("armenians"), nation("byzantines")).size())
          .isZero();
    }

    @Test
    void mercenariesWithoutALandToGoHomeToAreLost() {
      UnitSet unit = court.scene.put("armenians", "noble-cavalry", 1, "thracia");
      court.apply(new UnitEvent.Lent(unit.get(0), nation("byzantines")));
      court.apply(new RealmEvent.Contracted(unit.get(0), Contract.CLIENT));

      Mercenaries.activationEnded(court.scene.play(), nation("byzantines"));

      assertThat(world.isOnMap(unit.get(0))).isFalse();
      assertThat(world.realms().contract(unit.get(0))).isEqualTo(Contract.NONE);
    }

    @Test
    void whoServesForGoodStays() {
      UnitSet unit = court.scene.put("alans", "heavy-cavalry", 1, "thracia");
      court.apply(new UnitEvent.Lent(unit.get(0), nation("byzantines")));
      court.apply(new RealmEvent.Contracted(unit.get(0), Contract.FEDERATE));

      Mercenaries.activationEnded(court.scene.play(), nation("byzantines"));

      assertThat(world.master(unit.get(0))).isEqualTo(nation("byzantines"));
    }

    @Test
    void aLostCapitalReleasesClientsAndFreesVassals() {
      court.client("armenians", "byzantines").vassal("alans", "byzantines");
      court.scene.allied("byzantines", "romans");

      Bonds.capitalLost(court.scene.play(), nation("byzantines"));

      assertThat(world.diplomacy().clients(nation("byzantines"))).isZero();
      assertThat(world.diplomacy().vassals(nation("byzantines"))).isZero();
      assertThat(world.diplomacy().allies(nation("byzantines"))).isZero();
    }
  }

  @Nested
  class OfAllies {

    private final Court court = new Court(5, "visigoths", "burgundians");

    private void together(int visigoths, int burgundians) {
      court.scene.allied("visigoths", "burgundians").holds("visigoths", "burgundia", "sequana");
      court.scene.holds("burgundians", "lotharingia");
      court.scene.put("visigoths", "heavy-cavalry", visigoths, "burgundia");
      court.scene.put("burgundians", "infantry", burgundians, "burgundia");
    }

    @Test
    void theSmallerForceLeavesASharedProvince() {
      together(2, 1);

      Alliances.end(court.scene.play(), nation("visigoths"), nation("burgundians"));

      assertThat(court.scene.count("visigoths", "burgundia")).isEqualTo(2);
      assertThat(court.scene.count("burgundians", "burgundia")).isZero();
    }

    @Test
    void ofEqualForcesTheYoungerLeavesOnAPassedCheck() {
      together(1, 1);
      court.apply(new NationEvent.AgeSet(nation("visigoths"), 2));
      court.apply(new NationEvent.AgeSet(nation("burgundians"), 1));
      court.scene.dice.d10(2);

      Alliances.end(court.scene.play(), nation("visigoths"), nation("burgundians"));

      assertThat(court.scene.count("visigoths", "burgundia")).isEqualTo(1);
      assertThat(court.scene.count("burgundians", "burgundia")).isZero();
    }

    @Test
    void ofEqualForcesTheOlderLeavesOnAFailedCheck() {
      together(1, 1);
      court.apply(new NationEvent.AgeSet(nation("visigoths"), 2));
      court.apply(new NationEvent.AgeSet(nation("burgundians"), 1));
      court.scene.dice.d10(1);

      Alliances.end(court.scene.play(), nation("burgundians"), nation("visigoths"));

      assertThat(court.scene.count("visigoths", "burgundia")).isZero();
      assertThat(court.scene.count("burgundians", "burgundia")).isEqualTo(1);
    }
  }

  @Nested
  class OfSpecialRules {

    @Test
    void theGothsExchangeAUnitForGood() {
      Court court = new Court(1, "ostrogoths", "visigoths");
      court.scene.put("visigoths", "heavy-cavalry", 2, "dacia");
      UnitSet given = court.scene.put("ostrogoths", "infantry", 2, "ucraina");

      Envoys.run(court.scene.play(), nation("visigoths"));
      Envoys.run(court.scene.play(), nation("visigoths"));

      assertThat(Mercenaries.lent(court.world, nation("ostrogoths"), nation("visigoths")))
          .isEqualTo(UnitSet.of(given.get(0)));
      assertThat(court.world.realms().contract(given.get(0))).isEqualTo(Contract.EXCHANGE);
      assertThat(court.world.place(given.get(0))).isEqualTo(province("dacia"));
    }

    private Court huns(int turn) {
      Court court = new Court(turn, "huns", "romans");
      court.rich("romans", 3);
      court.scene.holds("romans", "latium").holds("huns", "tisia");
      court.scene.put("huns", "horse-archer", 3, "tisia");
      return court;
    }

    @Test
    void aetiusHiresHunCavalryAsFarAsTheMoneyGoes() {
      Court court = huns(4);
      court.scene.player.answer(Hirings.ChooseHired.class, 1);

      Hirings.run(court.scene.play());

      assertThat(court.scene.count("romans", "latium")).isEqualTo(1);
      assertThat(court.gold("romans")).isEqualTo(1);
      assertThat(court.gold("huns")).isEqualTo(2);
      assertThat(new Hirings.ChooseHired(0, 1, 1).options()).containsExactly(0, 1);
      assertThat(new Hirings.ChooseHired(0, 1, 1).refusal(2)).isPresent();
    }

    @Test
    void inTurnFiveHeMustBeAliveAndTheHunsMayRefuse() {
      Court court = huns(5);
      court.scene.player.answer(Hirings.ChooseHired.class, 1);
      court.scene.player.answer(Hirings.ChooseToLend.class, false);
      Hirings.run(court.scene.play());
      assertThat(court.scene.player.isSpent()).as("Aetius is not in play").isFalse();

      court.scene.lead("aetius", "latium");
      Hirings.run(court.scene.play());
      assertThat(court.scene.player.isSpent()).isTrue();
      assertThat(court.scene.count("romans", "latium")).isZero();
    }

    @Test
    void hiredUnitsGoHomeWithTheNextReinforcements() {
      Court court = huns(6);
      UnitSet hired = court.scene.put("huns", "horse-archer", 1, "tisia");
      Mercenaries.lend(
          court.scene.play(), hired.get(0), nation("romans"), Contract.HIRED, province("latium"));

      Hirings.run(court.scene.play());

      assertThat(court.world.master(hired.get(0))).isEqualTo(nation("huns"));
      assertThat(court.world.place(hired.get(0))).isEqualTo(province("tisia"));
    }
  }

  @Nested
  class OfWar {

    private final Court court = new Court(5, "romans", "alemanni", "burgundians", "persians");
    private final World world = court.world;

    private int hired(String of, String by, String where) {
      UnitSet unit = court.scene.put(of, "infantry", 1, where);
      court.apply(new UnitEvent.Lent(unit.get(0), nation(by)));
      court.apply(new RealmEvent.Contracted(unit.get(0), Contract.CARD));
      return unit.get(0);
    }

    @Test
    void anAttackersMercenaryGoesOverToItsOwnNation() {
      int deserter = hired("alemanni", "romans", "lotharingia");
      UnitSet legion = court.scene.put("romans", "legion", 1, "lotharingia");
      Stack stack =
          new Stack(
              nation("romans"),
              legion.plus(UnitSet.of(deserter)),
              Stack.NO_LEADER,
              province("lotharingia"));

      Stack left = Desertion.beforeBattle(court.scene.play(), stack, 1L << nation("alemanni"));

      assertThat(left.units()).isEqualTo(legion);
      assertThat(world.master(deserter)).isEqualTo(nation("alemanni"));
      assertThat(world.realms().contract(deserter)).isEqualTo(Contract.NONE);
    }

    @Test
    void aDefendersMercenaryJoinsItsOwnNationsAttack() {
      int deserter = hired("alemanni", "romans", "lotharingia");
      UnitSet own = court.scene.put("alemanni", "infantry", 1, "lotharingia");
      Stack stack = court.scene.stack("alemanni", own, Stack.NO_LEADER);

      Stack more = Desertion.beforeBattle(court.scene.play(), stack, 1L << nation("romans"));

      assertThat(more.units()).isEqualTo(own.plus(UnitSet.of(deserter)));
      assertThat(world.isLent(deserter)).isFalse();
    }

    @Test
    void mercenariesFightEachOtherForOthers() {
      int faithful = hired("alemanni", "romans", "lotharingia");
      hired("alemanni", "burgundians", "lotharingia");
      Stack stack =
          new Stack(
              nation("romans"), UnitSet.of(faithful), Stack.NO_LEADER, province("lotharingia"));

      assertThat(Desertion.beforeBattle(court.scene.play(), stack, 1L << nation("burgundians")))
          .isSameAs(stack);
    }

    @Test
    void onlyMercenariesOfCardsDesert() {
      int unit = hired("alemanni", "romans", "lotharingia");
      assertThat(Desertion.isFeared(world, unit, 1L << nation("alemanni"))).isTrue();
      court.apply(new RealmEvent.Contracted(unit, Contract.VASSAL));
      assertThat(Desertion.isFeared(world, unit, 1L << nation("alemanni"))).isFalse();
    }

    @Test
    void aBribeLiftsASiegeOfAnybodysCity() {
      court.dealt("persians", Kind.GRAFT).rich("persians", 1);

      boolean lifted =
          Graft.mayLift(court.scene.play(), nation("alemanni"), province("lotharingia"));

      assertThat(lifted).isTrue();
      assertThat(court.gold("alemanni")).isEqualTo(1);
      assertThat(court.gold("persians")).isZero();
      assertThat(world.cards().envoys(nation("persians")).size()).isZero();
    }

    @Test
    void noBribeWithoutMoneyWithoutWillOrForAnInvader() {
      court.dealt("persians", Kind.GRAFT);
      assertThat(Graft.mayLift(court.scene.play(), nation("alemanni"), 0)).isFalse();
      court.rich("persians", 1);
      court.scene.player.answer(Graft.ChooseGraft.class, false);
      assertThat(Graft.mayLift(court.scene.play(), nation("alemanni"), 0)).isFalse();
      court.apply(new NationEvent.InvasionSet(nation("alemanni"), true));
      assertThat(Graft.mayLift(court.scene.play(), nation("alemanni"), 0)).isFalse();
      assertThat(Graft.mayLift(court.scene.play(), nation("persians"), 0)).isFalse();
      assertThat(court.scene.player.isSpent()).isTrue();
    }

    @Test
    void attacksAreRememberedOnceATurn() {
      Bonds.attacked(court.scene.play(), nation("alemanni"), nation("romans"));
      Bonds.attacked(court.scene.play(), nation("alemanni"), nation("romans"));
      Bonds.attacked(court.scene.play(), nation("alemanni"), World.NOBODY);

      assertThat(court.scene.log)
          .containsExactly(new RealmEvent.Attacked(nation("alemanni"), nation("romans")));
    }

    @Test
    void specialRulesAreReadFromTheCards() {
      assertThat(Sample.SETTING.bondRules().exchanges()).hasSize(2);
      assertThat(Sample.SETTING.bondRules().hirings()).hasSize(2);
      assertThat(Sample.SETTING.bondRules().clientMercenaries(nation("armenians"))).isEqualTo(1);
      assertThat(Sample.SETTING.bondRules().clientMercenaries(nation("romans"))).isEqualTo(-1);
      assertThat(Sample.SETTING.bondRules().partners(nation("saxons"), 9))
          .isEqualTo(1L << nation("saxons"));
      assertThat(Sample.SETTING.bondRules().partners(nation("saxons"), 10))
          .isEqualTo(1L << nation("saxons") | 1L << nation("angles"));
    }
  }
}
