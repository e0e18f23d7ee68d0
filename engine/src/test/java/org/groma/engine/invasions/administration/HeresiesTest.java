package org.groma.engine.invasions.administration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Religion;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.ScriptedDice;
import org.groma.engine.kernel.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeresiesTest {

  private static final int ROMANS = nation("romans");

  private static World breakOut(World world, String area, Religion religion) {
    Heresies.breakOut(
        Sample.play(world, new ScriptedDice(), new ScriptedPlayer()), area(area), religion);
    return world;
  }

  @Test
  void aHeresyBeginsWithItsPlusSideAndFlaresUpAgain() {
    World world = Sample.opened();
    breakOut(world, "hispania", Religion.CATHOLIC);
    assertThat(world.realms().heresy(area("hispania"), Religion.CATHOLIC)).isEqualTo(2);
    world.apply(new RealmEvent.HeresySet(area("hispania"), Religion.CATHOLIC, 1));
    breakOut(world, "hispania", Religion.CATHOLIC);
    assertThat(world.realms().heresy(area("hispania"), Religion.CATHOLIC)).isEqualTo(2);
  }

  @Test
  void heresiesOfSeveralReligionsStandBesideEachOther() {
    World world = Sample.opened();
    breakOut(world, "africa", Religion.ARIAN);
    world.apply(new RealmEvent.HeresySet(area("africa"), Religion.CATHOLIC, 1));

    assertThat(world.realms().heresy(area("africa"), Religion.ARIAN)).isEqualTo(2);
    assertThat(world.realms().heresy(area("africa"), Religion.CATHOLIC)).isEqualTo(1);
    assertThat(world.realms().heresy(area("africa"), Religion.MAZDAIST)).isZero();
    assertThat(world.realms().heresy(area("asia"), Religion.ARIAN)).isZero();
  }

  @Test
  void anAreaIsOfTheReligionsOfAllWhoHoldLandInIt() {
    World world =
        Scene.of(Sample.opened())
            .held("persians", "coele-syria")
            .held("visigoths", "tarraconensis")
            .status("visigoths", Status.KINGDOM)
            .world();

    assertThat(Heresies.inArea(world, area("hispania")))
        .containsExactlyInAnyOrder(Religion.CATHOLIC, Religion.ARIAN);
    assertThat(Heresies.inArea(world, area("oriens")))
        .containsExactlyInAnyOrder(Religion.CATHOLIC, Religion.MAZDAIST, Religion.MONOPHYSITE);
    assertThat(Heresies.inArea(world, area("germania"))).isEmpty();
  }

  @Test
  void aHeresyTroublesItsOwnReligionOnly() {
    World world =
        breakOut(
            Scene.of(Sample.opened()).held("persians", "tarraconensis").world(),
            "hispania",
            Religion.MAZDAIST);

    assertThat(Heresies.trouble(world, nation("persians"), area("hispania"))).isTrue();
    assertThat(Heresies.trouble(world, ROMANS, area("hispania"))).isFalse();
  }

  @Test
  void whatStirsUpTheMonophysitesTroublesWhoeverRulesThem() {
    World world = breakOut(Sample.opened(), "oriens", Religion.MONOPHYSITE);

    assertThat(Heresies.trouble(world, nation("byzantines"), area("oriens"))).isTrue();
    assertThat(Heresies.ofCalamity(world, nation("byzantines"), area("oriens")))
        .isEqualTo(Religion.MONOPHYSITE);
    assertThat(Heresies.ofCalamity(world, nation("byzantines"), area("graecia")))
        .isEqualTo(Religion.CATHOLIC);
  }

  @Test
  void theAreaOfACapitalIsImmuneToTheCalamityOnly() {
    World world = Sample.opened();
    assertThat(Heresies.canStrike(world, ROMANS, area("hispania"))).isTrue();
    assertThat(Heresies.canStrike(world, ROMANS, area("italia"))).isFalse();
    assertThat(Heresies.canStrike(world, ROMANS, area("asia"))).as("not its own").isFalse();
    assertThat(Heresies.inArea(world, area("italia"))).containsExactly(Religion.CATHOLIC);
  }

  @ParameterizedTest
  @CsvSource({
    "PAGAN, BARBARIAN, false",
    "PAGAN, KINGDOM, false",
    "ARIAN, BARBARIAN, false",
    "ARIAN, KINGDOM, true",
    "CATHOLIC, BARBARIAN, true",
    "MAZDAIST, KINGDOM, true"
  })
  void pagansAreImmuneAndAriansAsBarbarians(Religion religion, Status status, boolean struck) {
    World world =
        Scene.empty()
            .held("vandals", "utica")
            .status("vandals", status)
            .with(new RealmEvent.ReligionSet(nation("vandals"), religion))
            .world();

    assertThat(Heresies.inArea(world, area("africa")).contains(religion)).isEqualTo(struck);
    breakOut(world, "africa", religion);
    assertThat(Heresies.trouble(world, nation("vandals"), area("africa"))).isEqualTo(struck);
  }

  @Test
  void nobodyFallsIntoHeresyWhereNobodyIs() {
    assertThat(Heresies.inArea(Sample.empty(), area("africa"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "aegyptus, MONOPHYSITE",
    "oriens, MONOPHYSITE",
    "persis, MAZDAIST",
    "italia, CATHOLIC",
    "germania, PAGAN"
  })
  void areasHaveTheirOwnFaith(String area, Religion faith) {
    assertThat(Sample.SETTING.country().faith(area(area))).isEqualTo(faith);
  }

  @Test
  void africaIsHereticalFromTheStart() {
    assertThat(Sample.opened().realms().heresy(area("africa"), Religion.CATHOLIC)).isEqualTo(2);
    assertThat(Sample.opened().realms().heresy(area("italia"), Religion.CATHOLIC)).isZero();
  }
}
