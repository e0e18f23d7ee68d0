package org.groma.engine.invasions.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.control.Attitude.OfProvince;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.Stance;
import org.junit.jupiter.api.Test;

class AttitudeTest {

  private static Stance between(Scene scene, String nation, String other, String province) {
    Stance one = Attitude.between(scene.world(), nation(nation), nation(other), province(province));
    assertThat(Attitude.between(scene.world(), nation(other), nation(nation), province(province)))
        .as("it is mutual")
        .isEqualTo(one);
    return one;
  }

  private static OfProvince of(Scene scene, String nation, String province) {
    return Attitude.of(scene.world(), nation(nation), province(province));
  }

  @Test
  void strangersAreHostile() {
    assertThat(between(Scene.empty(), "romans", "persians", "latium")).isEqualTo(Stance.HOSTILE);
  }

  @Test
  void alliesFederatesAndFederatesOfAlliesAreFriendly() {
    Scene scene =
        Scene.empty()
            .allied("romans", "byzantines")
            .federate("visigoths", "romans")
            .federate("ostrogoths", "byzantines");

    assertThat(between(scene, "romans", "byzantines", "latium")).isEqualTo(Stance.FRIENDLY);
    assertThat(between(scene, "romans", "visigoths", "latium")).isEqualTo(Stance.FRIENDLY);
    assertThat(between(scene, "byzantines", "visigoths", "latium")).isEqualTo(Stance.FRIENDLY);
    assertThat(between(scene, "ostrogoths", "visigoths", "latium")).isEqualTo(Stance.FRIENDLY);
    assertThat(between(scene, "romans", "romans", "latium")).isEqualTo(Stance.FRIENDLY);
  }

  @Test
  void anAllyOfAnAllyIsAStranger() {
    Scene scene = Scene.empty().allied("romans", "byzantines").allied("byzantines", "persians");

    assertThat(between(scene, "romans", "persians", "latium")).isEqualTo(Stance.HOSTILE);
  }

  @Test
  void clientsAndVassalsAreNeutralToTheirLordHisAlliesAndEachOther() {
    Scene scene =
        Scene.empty()
            .allied("romans", "byzantines")
            .client("armenians", "byzantines")
            .vassal("franks", "romans")
            .federate("visigoths", "romans");

    assertThat(between(scene, "armenians", "byzantines", "latium")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(scene, "armenians", "romans", "latium")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(scene, "franks", "byzantines", "latium")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(scene, "franks", "armenians", "latium")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(scene, "visigoths", "armenians", "latium")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(scene, "armenians", "persians", "latium")).isEqualTo(Stance.HOSTILE);
  }

  @Test
  void aPactMakesTwoNationsNeutralAsLongAsItLasts() {
    Scene scene =
        Scene.empty().with(new NationEvent.PactMade(nation("romans"), nation("persians")));
    assertThat(between(scene, "romans", "persians", "latium")).isEqualTo(Stance.NEUTRAL);

    scene.with(new NationEvent.PactEnded(nation("romans"), nation("persians")));
    assertThat(between(scene, "romans", "persians", "latium")).isEqualTo(Stance.HOSTILE);
  }

  @Test
  void barbariansLeaveEachOtherAloneInBarbarianAreasUntilOneDeclares() {
    Scene scene = Scene.empty();
    assertThat(between(scene, "franks", "saxons", "bavaria")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(scene, "franks", "saxons", "latium"))
        .as("Civilized")
        .isEqualTo(Stance.HOSTILE);
    assertThat(between(scene, "franks", "romans", "bavaria")).isEqualTo(Stance.HOSTILE);

    scene.with(new NationEvent.HostilityDeclared(nation("franks"), nation("saxons")));
    assertThat(between(scene, "franks", "saxons", "bavaria")).isEqualTo(Stance.HOSTILE);
    assertThat(between(scene, "franks", "suebi", "bavaria")).isEqualTo(Stance.NEUTRAL);
  }

  @Test
  void aKingdomThatIsVassalOfABarbarianIsLeftAloneToo() {
    Scene scene = Scene.empty().vassal("armenians", "huns");

    assertThat(between(scene, "armenians", "franks", "bavaria")).isEqualTo(Stance.NEUTRAL);
    assertThat(between(Scene.empty(), "armenians", "franks", "bavaria")).isEqualTo(Stance.HOSTILE);
    assertThat(
            between(Scene.empty().vassal("armenians", "romans"), "armenians", "franks", "bavaria"))
        .as("the vassal of an Empire")
        .isEqualTo(Stance.HOSTILE);
  }

  @Test
  void aProvinceIsFriendlyByControlOrByStandingInIt() {
    Scene scene = Scene.empty().allied("romans", "byzantines").held("romans", "latium");
    assertThat(of(scene, "romans", "latium")).isEqualTo(OfProvince.FRIENDLY);
    assertThat(of(scene, "byzantines", "latium")).isEqualTo(OfProvince.FRIENDLY);

    scene.units("romans", "legion", 1, "bavaria");
    assertThat(of(scene, "byzantines", "bavaria"))
        .as("too few to control")
        .isEqualTo(OfProvince.FRIENDLY);
  }

  @Test
  void aProvinceWithEnemiesInItIsHostileWhoeverHoldsIt() {
    Scene scene = Scene.empty().held("romans", "latium").units("vandals", "infantry", 1, "latium");

    assertThat(of(scene, "romans", "latium")).isEqualTo(OfProvince.HOSTILE);
    assertThat(of(scene, "vandals", "latium")).isEqualTo(OfProvince.HOSTILE);
    assertThat(Attitude.lets(scene.world(), nation("romans"), province("latium"))).isFalse();
    assertThat(Attitude.lets(scene.world(), nation("vandals"), province("latium"))).isTrue();
  }

  @Test
  void aHordeOrALimesStandsInTheWayToo() {
    assertThat(
            Attitude.isOpposed(
                Scene.empty().horde("vandals", "latium").world(),
                nation("romans"),
                province("latium")))
        .isTrue();
    assertThat(
            Attitude.isOpposed(
                Scene.empty().limes("romans", "lotharingia").world(),
                nation("franks"),
                province("lotharingia")))
        .isTrue();
  }

  @Test
  void enemyLandIsHostileEvenWhenNobodyStandsInIt() {
    Scene scene = Scene.empty().held("romans", "latium");

    assertThat(of(scene, "vandals", "latium")).isEqualTo(OfProvince.HOSTILE);
    assertThat(Attitude.lets(scene.world(), nation("vandals"), province("latium")))
        .as("but it lets stacks through that react or retreat")
        .isTrue();
  }

  @Test
  void nobodysLandIsEmptyAndNeutralsLandIsNeutral() {
    assertThat(of(Scene.empty(), "vandals", "latium")).isEqualTo(OfProvince.EMPTY);

    Scene scene = Scene.empty().client("armenians", "romans").held("armenians", "armenia");
    assertThat(of(scene, "romans", "armenia")).isEqualTo(OfProvince.NEUTRAL);
    scene = Scene.empty().units("saxons", "infantry", 1, "bavaria");
    assertThat(of(scene, "franks", "bavaria")).isEqualTo(OfProvince.NEUTRAL);
  }

  @Test
  void aProvinceInRevoltIsHostileToItsOwnNationOnly() {
    Scene scene =
        Scene.empty()
            .allied("romans", "byzantines")
            .held("romans", "latium")
            .with(new LandEvent.RevoltSet(province("latium"), 1));

    assertThat(of(scene, "romans", "latium")).isEqualTo(OfProvince.HOSTILE);
    assertThat(of(scene, "byzantines", "latium")).isEqualTo(OfProvince.FRIENDLY);
  }
}
