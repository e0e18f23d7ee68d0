package org.groma.engine.invasions.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProvinceControlTest {

  private static final String CIVILIZED = "gallaecia";
  private static final String BARBARIAN = "bavaria";

  private static int holder(Scene scene, String province) {
    return ProvinceControl.byUnits(scene.world(), province(province));
  }

  @ParameterizedTest(name = "{1} {0} in a {3} province: controlled {4}")
  @CsvSource({
    "BARBARIAN, 1, gallaecia, Civilized, true",
    "KINGDOM, 1, gallaecia, Civilized, true",
    "EMPIRE, 1, gallaecia, Civilized, true",
    "BARBARIAN, 1, bavaria, Barbarian, false",
    "BARBARIAN, 2, bavaria, Barbarian, true",
    "KINGDOM, 2, bavaria, Barbarian, false",
    "KINGDOM, 3, bavaria, Barbarian, true",
    "EMPIRE, 2, bavaria, Barbarian, false",
    "EMPIRE, 3, bavaria, Barbarian, true",
  })
  void itTakesSoManyUnits(
      Status status, int count, String province, String land, boolean controlled) {
    Scene scene =
        Scene.empty().status("franks", status).units("franks", "axe-infantry", count, province);

    assertThat(holder(scene, province)).isEqualTo(controlled ? nation("franks") : World.NOBODY);
  }

  @Test
  void aUnitWithItsHordeIsEnoughForBarbarians() {
    Scene scene =
        Scene.empty().units("franks", "axe-infantry", 1, BARBARIAN).horde("franks", BARBARIAN);

    assertThat(holder(scene, BARBARIAN)).isEqualTo(nation("franks"));
  }

  @Test
  void aHordeAloneIsNotEnoughInABarbarianProvince() {
    Scene scene = Scene.empty().horde("franks", BARBARIAN);

    assertThat(holder(scene, BARBARIAN)).isEqualTo(World.NOBODY);
    assertThat(holder(Scene.empty().horde("franks", CIVILIZED), CIVILIZED))
        .as("in a Civilized province it is")
        .isEqualTo(nation("franks"));
  }

  @Test
  void aStrangersHordeDoesNotCount() {
    Scene scene =
        Scene.empty().units("franks", "axe-infantry", 1, BARBARIAN).horde("vandals", BARBARIAN);

    assertThat(holder(scene, BARBARIAN)).isEqualTo(World.NOBODY);
  }

  @Test
  void aLimesCountsAsAUnitOfItsOwner() {
    assertThat(holder(Scene.empty().limes("romans", "lotharingia"), "lotharingia"))
        .isEqualTo(nation("romans"));
    assertThat(
            holder(
                Scene.empty().limes("romans", BARBARIAN).units("romans", "legion", 2, BARBARIAN),
                BARBARIAN))
        .isEqualTo(nation("romans"));
  }

  @Test
  void aCityMustBeTakenFirst() {
    Scene scene = Scene.empty().held("romans", "latium").units("vandals", "infantry", 4, "latium");

    assertThat(holder(scene, "latium")).as("Roma holds out").isEqualTo(nation("romans"));
    assertThat(holder(scene.held("vandals", "latium"), "latium")).isEqualTo(nation("vandals"));
  }

  @Test
  void aCityThatIsNobodysResistsEverybody() {
    Scene scene = Scene.empty().units("vandals", "infantry", 4, "latium");

    assertThat(holder(scene, "latium")).isEqualTo(World.NOBODY);
  }

  @Test
  void aCityInBarbarianLandObeysTheInactiveWhoWereThere() {
    Scene two = Scene.empty().units("armenians", "mountaineer-infantry", 2, "armenia");
    two.status("armenians", Status.KINGDOM);
    Scene three = Scene.empty().units("armenians", "mountaineer-infantry", 2, "armenia");
    three.units("armenians", "heavy-cavalry", 1, "armenia").status("armenians", Status.KINGDOM);
    assertThat(holder(three, "armenia")).as("the active besiege it").isEqualTo(World.NOBODY);

    two.with(new NationEvent.ActivityChanged(nation("armenians"), Activity.INACTIVE));
    three.with(new NationEvent.ActivityChanged(nation("armenians"), Activity.INACTIVE));

    assertThat(holder(two, "armenia")).as("too few").isEqualTo(World.NOBODY);
    assertThat(holder(three, "armenia")).isEqualTo(nation("armenians"));
    assertThat(holder(three.held("persians", "armenia"), "armenia"))
        .as("a city that somebody holds")
        .isEqualTo(nation("persians"));
  }

  @Test
  void aCityOfAFriendNeedsNoSiege() {
    Scene scene =
        Scene.empty()
            .federate("visigoths", "romans")
            .held("romans", "latium")
            .units("visigoths", "infantry", 1, "latium");

    assertThat(holder(scene, "latium")).isEqualTo(nation("visigoths"));
  }

  @Test
  void anAllyTakesNothingFromAnAlly() {
    Scene scene =
        Scene.empty()
            .allied("romans", "byzantines")
            .held("romans", CIVILIZED)
            .units("byzantines", "legion", 2, CIVILIZED);

    assertThat(holder(scene, CIVILIZED)).isEqualTo(nation("romans"));
    assertThat(holder(scene.units("romans", "legion", 1, CIVILIZED), CIVILIZED))
        .isEqualTo(nation("romans"));
  }

  @Test
  void nothingChangesWhereEnemiesFaceEachOther() {
    Scene scene =
        Scene.empty()
            .units("franks", "axe-infantry", 3, CIVILIZED)
            .units("suebi", "infantry", 1, CIVILIZED)
            .held("romans", CIVILIZED);

    assertThat(holder(scene, CIVILIZED)).isEqualTo(nation("romans"));
  }

  @Test
  void amongAlliesTheOneWithMoreUnitsHolds() {
    Scene scene =
        Scene.empty()
            .allied("romans", "byzantines")
            .units("romans", "legion", 1, CIVILIZED)
            .units("byzantines", "legion", 2, CIVILIZED);

    assertThat(holder(scene, CIVILIZED)).isEqualTo(nation("byzantines"));
  }

  @Test
  void whatFederatorAndFederateGarrisonTogetherIsTheFederators() {
    Scene scene =
        Scene.empty()
            .federate("visigoths", "romans")
            .units("visigoths", "infantry", 2, CIVILIZED)
            .units("romans", "legion", 1, CIVILIZED);

    assertThat(holder(scene, CIVILIZED)).isEqualTo(nation("romans"));
  }

  @Test
  void aFederateHoldsItsFoedusForTheFederatorAndOtherLandForItself() {
    Scene scene =
        Scene.empty()
            .federate("visigoths", "romans")
            .units("visigoths", "infantry", 2, CIVILIZED)
            .with(new LandEvent.FoedusSet(province(CIVILIZED), nation("visigoths")));

    assertThat(holder(scene, CIVILIZED)).isEqualTo(nation("romans"));
    assertThat(
            holder(
                scene.with(new LandEvent.FoedusSet(province(CIVILIZED), World.NOBODY)), CIVILIZED))
        .isEqualTo(nation("visigoths"));
  }

  @Test
  void aFederatesUnitsCountTowardsTheThreeOfACivilizedNation() {
    Scene scene =
        Scene.empty()
            .federate("visigoths", "romans")
            .units("visigoths", "infantry", 1, BARBARIAN)
            .units("romans", "legion", 2, BARBARIAN);

    assertThat(holder(scene, BARBARIAN)).isEqualTo(nation("romans"));
  }
}
