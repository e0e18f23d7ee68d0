package org.groma.engine.invasions.diplomacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class ConversionTest {

  private final Court court = new Court(5, "visigoths", "alans", "persians", "romans");
  private final World world = court.world;

  @Test
  void aConvertedNationEarnsTheIncomeOfItsCatholicProvincesOnceAndRomaHalf() {
    // Burgundia yields 1 Gold, Macedonia 2
    court.scene.holds("visigoths", "burgundia", "macedonia").holds("romans", "latium");

    Conversion.run(court.scene.play());

    assertThat(world.realms().religion(nation("visigoths"))).isEqualTo(Religion.CATHOLIC);
    assertThat(court.points("visigoths")).isEqualTo(6);
    assertThat(court.points("romans")).isEqualTo(3);

    Conversion.run(court.scene.play());
    assertThat(court.points("visigoths")).as("once").isEqualTo(6);
  }

  @Test
  void heresyAndOtherFaithsDoNotCount() {
    court.scene.holds("visigoths", "burgundia", "macedonia", "aegyptus");
    court.apply(new RealmEvent.HeresySet(Sample.area("graecia"), Religion.CATHOLIC, 1));

    Conversion.run(court.scene.play());

    assertThat(court.points("visigoths")).isEqualTo(2);
  }

  @Test
  void theClaimMayWaitForABetterTurn() {
    court.scene.holds("visigoths", "burgundia");
    court.scene.player.answer(Conversion.ChooseConversion.class, true);
    court.scene.player.answer(Conversion.ChooseClaim.class, false);
    Conversion.run(court.scene.play());
    assertThat(court.points("visigoths")).isZero();
    court.scene.holds("visigoths", "macedonia");

    Conversion.run(court.scene.play());

    assertThat(court.points("visigoths")).isEqualTo(6);
  }

  @Test
  void anArianMayStayArian() {
    court.scene.holds("visigoths", "burgundia");
    court.apply(new RealmEvent.ReligionSet(nation("visigoths"), Religion.ARIAN));
    court.scene.player.answer(Conversion.ChooseConversion.class, true); // the Alans
    court.scene.player.answer(Conversion.ChooseConversion.class, false);

    Conversion.run(court.scene.play());

    assertThat(world.realms().religion(nation("visigoths"))).isEqualTo(Religion.ARIAN);
    assertThat(court.points("visigoths")).isZero();
  }

  @Test
  void conversionIsOpenToAllPagansAndAriansOfBarbarianOriginWhateverTheyHold() {
    court.apply(new RealmEvent.ReligionSet(nation("persians"), Religion.MAZDAIST));
    court.apply(new RealmEvent.ReligionSet(nation("visigoths"), Religion.ARIAN));

    Conversion.run(court.scene.play());

    assertThat(world.realms().religion(nation("visigoths"))).isEqualTo(Religion.CATHOLIC);
    assertThat(world.realms().religion(nation("alans"))).isEqualTo(Religion.CATHOLIC);
    assertThat(world.realms().religion(nation("persians"))).isEqualTo(Religion.MAZDAIST);
    assertThat(world.realms().religion(nation("suebi")))
        .as("not in play")
        .isEqualTo(Religion.PAGAN);
    assertThat(world.realms().hasConverted(nation("visigoths"))).as("claims later").isFalse();
  }

  @Test
  void aHeresyOfOthersDoesNotSpoilCatholicLand() {
    court.scene.holds("visigoths", "macedonia");
    court.apply(new RealmEvent.HeresySet(Sample.area("graecia"), Religion.ARIAN, 2));

    Conversion.run(court.scene.play());

    assertThat(court.points("visigoths")).isEqualTo(4);
  }

  @Test
  void alansConvertWithoutABonusAndPersiansDoNot() {
    court.scene.holds("alans", "burgundia").holds("persians", "macedonia");

    Conversion.run(court.scene.play());

    assertThat(world.realms().religion(nation("alans"))).isEqualTo(Religion.CATHOLIC);
    assertThat(court.points("alans")).isZero();
    assertThat(world.realms().religion(nation("persians"))).isNotEqualTo(Religion.CATHOLIC);
  }

  @Test
  void theShareOfRomaIsRoundedUp() {
    court.scene.holds("visigoths", "alpes").holds("romans", "latium"); // Alpes yields ½ Gold

    Conversion.run(court.scene.play());

    assertThat(court.points("visigoths")).as("halves").isEqualTo(1);
    assertThat(court.points("romans")).as("halves").isEqualTo(1);
  }
}
