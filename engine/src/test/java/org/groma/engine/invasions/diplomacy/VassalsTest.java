package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Submission;
import org.junit.jupiter.api.Test;

/** Vassals: rebellion and other ways to freedom. */
class VassalsTest {

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

    Submission.hordeTaken(court.scene.play(), nation("alans"), nation("huns"));

    assertThat(world.realms().submittedOn(nation("alans"))).isEqualTo(4);
    assertThat(world.realms().contract(units.get(0))).isEqualTo(Contract.VASSAL);
    assertThat(world.realms().vanquished(nation("huns"))).isEqualTo(1L << nation("alans"));
  }
}
