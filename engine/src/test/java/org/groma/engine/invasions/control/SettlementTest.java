package org.groma.engine.invasions.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.area;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Scene;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/**
 * Gallia Meridionalis stands for a Civilized Area, Balticum for a Barbarian one. Their provinces
 * are taken in the order of the board, so that nothing depends on names.
 */
class SettlementTest {

  private static final Board BOARD = Sample.SETTING.board();
  private static final String GALLIA = "gallia-meridionalis";

  private static String id(int province) {
    return BOARD.place(province).slug();
  }

  private static String nth(String area, int i) {
    return id(BOARD.province(area(area), i));
  }

  private static int size(String area) {
    return BOARD.provinceCount(area(area));
  }

  private static World settled(Scene scene) {
    Settlement.settle(Sample.play(scene.world(), null, null));
    return scene.world();
  }

  /** One unit in each of the first so many provinces, whose cities have been taken. */
  private static Scene garrison(Scene scene, String nation, String kind, String area, int count) {
    for (int i = 0; i < count; i++) {
      scene.held(nation, nth(area, i)).units(nation, kind, 1, nth(area, i));
    }
    return scene;
  }

  @Test
  void aKingdomNeedsMoreThanHalfOfTheProvinces() {
    int half = size(GALLIA) / 2;
    Scene less = Scene.empty().status("franks", Status.KINGDOM);
    assertThat(
            settled(garrison(less, "franks", "axe-infantry", GALLIA, half)).incumbent(area(GALLIA)))
        .isEqualTo(World.NOBODY);
    Scene more = Scene.empty().status("franks", Status.KINGDOM);
    World world = settled(garrison(more, "franks", "axe-infantry", GALLIA, half + 1));
    assertThat(world.incumbent(area(GALLIA))).isEqualTo(nation("franks"));
  }

  @Test
  void controlOfAnAreaGivesItsEmptyProvinces() {
    Scene scene = Scene.empty().status("franks", Status.KINGDOM);
    World world = settled(garrison(scene, "franks", "axe-infantry", GALLIA, size(GALLIA) / 2 + 1));

    for (int i = 0; i < size(GALLIA); i++) {
      assertThat(world.holder(BOARD.province(area(GALLIA), i))).isEqualTo(nation("franks"));
    }
  }

  @Test
  void whatIsEmptyOutsideControlledAreasIsNobodys() {
    Scene scene = Scene.empty().held("romans", nth(GALLIA, 0));

    assertThat(settled(scene).holder(province(nth(GALLIA, 0)))).isEqualTo(World.NOBODY);
  }

  @Test
  void theIncumbentCountsEmptyProvincesAndAChallengerDoesNot() {
    Scene scene = Scene.empty().incumbent("franks", GALLIA).status("franks", Status.KINGDOM);
    garrison(scene.status("visigoths", Status.KINGDOM), "visigoths", "infantry", GALLIA, 2);

    assertThat(settled(scene).incumbent(area(GALLIA)))
        .as("not a single Frank, but nobody else has the majority")
        .isEqualTo(nation("franks"));
  }

  @Test
  void aNationThatIsGoneHasNoClaim() {
    Scene scene = Scene.empty().incumbent("franks", GALLIA).status("franks", Status.KINGDOM);
    scene.with(new NationEvent.ActivityChanged(nation("franks"), Activity.GONE));

    World world = settled(scene);

    assertThat(world.incumbent(area(GALLIA))).isEqualTo(World.NOBODY);
    assertThat(world.holder(province(nth(GALLIA, 0)))).isEqualTo(World.NOBODY);
  }

  @Test
  void anIncumbentWhoLosesTheMajorityLosesTheAreaEvenToNobody() {
    Scene scene = Scene.empty().incumbent("franks", GALLIA).status("franks", Status.KINGDOM);
    scene.status("visigoths", Status.KINGDOM).status("burgundians", Status.KINGDOM);
    int half = size(GALLIA) / 2;
    garrison(scene, "visigoths", "infantry", GALLIA, half);
    scene
        .held("burgundians", nth(GALLIA, half))
        .units("burgundians", "infantry", 1, nth(GALLIA, half));

    World world = settled(scene);

    assertThat(world.incumbent(area(GALLIA))).isEqualTo(World.NOBODY);
    assertThat(world.holder(province(nth(GALLIA, size(GALLIA) - 1)))).isEqualTo(World.NOBODY);
  }

  @Test
  void anEmpireNeedsMoreThanHalfOfTheCitiesWhateverTheProvinces() {
    Scene scene = Scene.empty();
    int cities = 0;
    int taken = 0;
    for (int i = 0; i < size(GALLIA); i++) {
      cities += scene.world().hasCity(province(nth(GALLIA, i))) ? 1 : 0;
    }
    for (int i = 0; i < size(GALLIA) && taken < cities / 2 + 1; i++) {
      if (scene.world().hasCity(province(nth(GALLIA, i)))) {
        scene.held("romans", nth(GALLIA, i)).units("romans", "legion", 1, nth(GALLIA, i));
        taken++;
      }
    }
    assertThat(taken).as("fewer than half of the provinces").isLessThanOrEqualTo(size(GALLIA) / 2);
    assertThat(settled(scene).incumbent(area(GALLIA))).isEqualTo(nation("romans"));
  }

  @Test
  void anEmpireCannotControlAnAreaWithoutCities() {
    Scene scene = Scene.empty();
    for (int i = 0; i < size(GALLIA); i++) {
      scene.with(new LandEvent.CityGrown(province(nth(GALLIA, i)), 0));
    }
    garrison(scene, "romans", "legion", GALLIA, size(GALLIA) / 2 + 1);

    assertThat(settled(scene).incumbent(area(GALLIA))).isEqualTo(World.NOBODY);
  }

  @Test
  void anEmpiresClaimComesBeforeAKingdomsAndAKingdomsBeforeABarbarians() {
    Scene scene = Scene.empty().status("franks", Status.KINGDOM);
    for (int i = 0; i < size(GALLIA); i++) {
      String province = nth(GALLIA, i);
      boolean city = scene.world().hasCity(province(province));
      String owner = city ? "romans" : "franks";
      scene.held(owner, province).units(owner, city ? "legion" : "axe-infantry", 1, province);
    }
    boolean franksLead = BOARD.provinceCount(area(GALLIA)) > 2 * citiesOf(scene, GALLIA);
    assertThat(settled(scene).incumbent(area(GALLIA)))
        .as("the Franks hold more provinces: %s", franksLead)
        .isEqualTo(nation("romans"));

    Scene other = Scene.empty().status("franks", Status.KINGDOM).horde("vandals", nth(GALLIA, 0));
    for (int i = 1; i < size(GALLIA); i++) {
      other.held("franks", nth(GALLIA, i));
    }
    other.incumbent("franks", GALLIA);
    assertThat(settled(other).incumbent(area(GALLIA))).isEqualTo(nation("franks"));
  }

  private static int citiesOf(Scene scene, String area) {
    int count = 0;
    for (int i = 0; i < size(area); i++) {
      count += scene.world().hasCity(province(nth(area, i))) ? 1 : 0;
    }
    return count;
  }

  @Test
  void barbariansControlACivilizedAreaByMajorityBeforeByHorde() {
    Scene scene = garrison(Scene.empty(), "franks", "axe-infantry", GALLIA, size(GALLIA) / 2 + 1);
    scene.horde("vandals", nth(GALLIA, size(GALLIA) - 1));

    assertThat(settled(scene).incumbent(area(GALLIA))).isEqualTo(nation("franks"));
  }

  @Test
  void theOnlyHordeControlsAnAreaOfEitherKind() {
    assertThat(settled(Scene.empty().horde("vandals", nth(GALLIA, 0))).incumbent(area(GALLIA)))
        .isEqualTo(nation("vandals"));
    assertThat(
            settled(Scene.empty().horde("vandals", nth("balticum", 0))).incumbent(area("balticum")))
        .isEqualTo(nation("vandals"));
  }

  @Test
  void twoStrangersHordesControlNothingAndAlliesShare() {
    Scene scene =
        Scene.empty().horde("vandals", nth("balticum", 0)).horde("gepids", nth("balticum", 1));

    assertThat(settled(scene).incumbent(area("balticum"))).isEqualTo(World.NOBODY);
    assertThat(settled(scene.allied("vandals", "gepids")).incumbent(area("balticum")))
        .isIn(nation("vandals"), nation("gepids"));
  }

  @Test
  void aSuzerainsHordeControlsTogetherWithItsVassals() {
    Scene scene =
        Scene.empty()
            .horde("vandals", nth("balticum", 0))
            .horde("gepids", nth("balticum", 1))
            .vassal("gepids", "vandals");
    assertThat(settled(scene).incumbent(area("balticum"))).isEqualTo(nation("vandals"));

    Scene two =
        Scene.empty()
            .horde("vandals", nth("balticum", 0))
            .horde("gepids", nth("balticum", 1))
            .vassal("gepids", "huns")
            .vassal("vandals", "huns");
    assertThat(settled(two).incumbent(area("balticum")))
        .as("two vassals of a lord who is not there: one of them")
        .isEqualTo(nation("gepids"));
  }

  @Test
  void aBarbarianMajorityMeansNothingInABarbarianArea() {
    Scene scene = Scene.empty();
    for (int i = 0; i < size("scythia") / 2 + 1; i++) {
      scene.units("huns", "horse-archer", 2, nth("scythia", i));
    }

    assertThat(settled(scene).incumbent(area("scythia"))).isEqualTo(World.NOBODY);
  }

  @Test
  void alliesCombineTheirHoldings() {
    Scene scene =
        Scene.empty().status("franks", Status.KINGDOM).status("burgundians", Status.KINGDOM);
    int most = size(GALLIA) / 2 + 1;
    garrison(scene, "franks", "axe-infantry", GALLIA, most - 1);
    scene
        .held("burgundians", nth(GALLIA, most - 1))
        .units("burgundians", "infantry", 1, nth(GALLIA, most - 1));
    assertThat(settled(Scene.of(scene.world().copy())).incumbent(area(GALLIA)))
        .isEqualTo(World.NOBODY);
    assertThat(settled(scene.allied("franks", "burgundians")).incumbent(area(GALLIA)))
        .isEqualTo(nation("franks"));
  }

  @Test
  void totalControlNeedsEveryCityAndNothingHostile() {
    World world = Sample.opened();
    assertThat(AreaControl.isTotal(world, area("italia"))).isTrue();
    assertThat(AreaControl.isTotal(world, area("persis"))).as("a Kingdom's").isFalse();
    assertThat(AreaControl.isTotal(world, area("germania"))).as("nobody's").isFalse();

    Scene scene = Scene.of(world).units("vandals", "infantry", 1, "corsica");
    assertThat(AreaControl.isTotal(scene.world(), area("italia"))).as("Vandals land").isFalse();

    World lost = Sample.opened();
    lost.apply(new LandEvent.HolderChanged(province("latium"), World.NOBODY));
    assertThat(AreaControl.isTotal(lost, area("italia"))).as("a city nobody holds").isFalse();
  }

  @Test
  void aLimesHoldsItsOutpostButNotTheBarbarianAreaAroundIt() {
    Scene scene = Scene.empty().with(new SequenceEvent.TurnBegan(7));
    scene.held("byzantines", "bosporus").limes("byzantines", "bosporus");

    World world = settled(scene);

    assertThat(world.holder(province("bosporus"))).isEqualTo(nation("byzantines"));
    assertThat(world.incumbent(area("sarmatia"))).isEqualTo(World.NOBODY);
    assertThat(world.holder(province("danapris"))).isEqualTo(World.NOBODY);
  }

  @Test
  void threeUnitsInItMakeMoreOfAnOutpost() {
    Scene scene = Scene.empty().held("byzantines", "bosporus").limes("byzantines", "bosporus");
    scene.units("byzantines", "legion", 2, "bosporus");

    assertThat(settled(scene).incumbent(area("sarmatia")))
        .as("its only city; the Limes is the third")
        .isEqualTo(nation("byzantines"));
  }

  @Test
  void aLimesElsewhereInBarbarianLandOrAfterItsTimeHoldsNothing() {
    Scene late = Scene.empty().with(new SequenceEvent.TurnBegan(8));
    late.held("byzantines", "bosporus").limes("byzantines", "bosporus");
    assertThat(settled(late).holder(province("bosporus"))).isEqualTo(World.NOBODY);

    Scene other = Scene.empty().held("romans", "rhenus").limes("romans", "rhenus");
    assertThat(settled(other).holder(province("rhenus"))).isEqualTo(World.NOBODY);
  }

  @Test
  void aCapitalIsItsNationsUntilItFalls() {
    Scene scene =
        Scene.empty()
            .status("franks", Status.KINGDOM)
            .status("alemanni", Status.KINGDOM)
            .with(new NationEvent.ActivityChanged(nation("alemanni"), Activity.ACTIVE));
    garrison(scene, "franks", "axe-infantry", GALLIA, size(GALLIA) / 2 + 1);
    String last = nth(GALLIA, size(GALLIA) - 1);
    World world =
        settled(
            scene
                .with(new LandEvent.CityGrown(province(last), 1))
                .held("alemanni", last)
                .capital("alemanni", last));

    assertThat(world.incumbent(area(GALLIA))).isEqualTo(nation("franks"));
    assertThat(world.holder(province(last)))
        .as("empty, in an Area of the Franks")
        .isEqualTo(nation("alemanni"));
  }

  @Test
  void aCapitalInBarbarianLandNeedsNoGarrison() {
    World world = Sample.opened();
    while (world.countAt(province("armenia"), -1L) > 1) {
      world.apply(new UnitEvent.Eliminated(UnitSet.of(world.firstAt(province("armenia")))));
    }
    Settlement.settle(Sample.play(world, null, null));

    assertThat(BOARD.isBarbarian(province("armenia"))).isTrue();
    assertThat(world.holder(province("armenia"))).isEqualTo(nation("armenians"));
  }

  @Test
  void nobodyHoldsWhatIsOffTheMap() {
    int mazania = province("mazania");
    assertThat(BOARD.isInPlay(mazania)).isFalse();
    String area = BOARD.areaId(BOARD.area(mazania));
    Scene scene = Scene.empty().status("persians", Status.KINGDOM).incumbent("persians", area);

    World world =
        settled(scene.with(new NationEvent.ActivityChanged(nation("persians"), Activity.ACTIVE)));

    assertThat(world.incumbent(area(area))).isEqualTo(nation("persians"));
    assertThat(world.holder(mazania)).isEqualTo(World.NOBODY);
  }

  @Test
  void anAreaThatAlliesHoldTogetherIsTheEmpiresOnceWhatIsEmptyCounts() {
    int chosen = 0;
    while (BOARD.isBarbarianArea(chosen) || !hasEnoughCountry(chosen)) {
      chosen++;
    }
    String area = BOARD.areaId(chosen);
    Scene scene = Scene.empty().status("romans", Status.EMPIRE).allied("alemanni", "romans");
    int cities = 0;
    for (int i = 0; i < size(area); i++) {
      boolean city = Sample.opened().hasCity(province(nth(area, i)));
      cities += city ? 1 : 0;
      if (city && cities == 1) {
        scene.held("romans", nth(area, i)).units("romans", "legion", 1, nth(area, i));
      } else if (!city || cities <= cities(chosen) / 2) {
        scene.held("alemanni", nth(area, i)).units("alemanni", "infantry", 1, nth(area, i));
      }
    }

    assertThat(settled(scene).incumbent(chosen))
        .as("half of the cities are not enough, but more than half of the provinces are")
        .isEqualTo(nation("romans"));
  }

  private static boolean hasEnoughCountry(int area) {
    int all = BOARD.provinceCount(area);
    int cities = cities(area);
    return cities >= 2 && 2 * (all - cities + cities / 2) > all;
  }

  private static int cities(int area) {
    int cities = 0;
    for (int i = 0; i < BOARD.provinceCount(area); i++) {
      cities += Sample.opened().hasCity(BOARD.province(area, i)) ? 1 : 0;
    }
    return cities;
  }

  @Test
  void aFallenCapitalThatWasGivenBackStaysItsNations() {
    Scene scene = fallen();
    assertThat(settled(scene).holder(province("armenia"))).as("of nobody").isEqualTo(-1);

    scene = fallen().with(new RealmEvent.CityReturned(nation("armenians"), province("armenia")));
    assertThat(settled(scene).holder(province("armenia")))
        .as("bound to nobody")
        .isEqualTo(nation("armenians"));
    scene.with(new NationEvent.Sworn(nation("armenians"), nation("persians")));
    assertThat(settled(scene).holder(province("armenia"))).isEqualTo(nation("armenians"));
    scene.with(new NationEvent.Released(nation("armenians")));
    assertThat(settled(scene).holder(province("armenia")))
        .as("the bond ended before Income")
        .isEqualTo(nation("armenians"));
  }

  private static Scene fallen() {
    return Scene.empty()
        .held("armenians", "armenia")
        .with(new LandEvent.CityGrown(province("armenia"), 1))
        .with(new RealmEvent.CapitalFell(nation("armenians"), 3));
  }

  @Test
  void soItDoesWithTooFewOfItsUnitsInIt() {
    Scene scene = fallen().units("armenians", "mountaineer-archer", 2, "armenia");
    assertThat(settled(scene).holder(province("armenia"))).as("two of three").isEqualTo(-1);

    scene =
        fallen()
            .with(new RealmEvent.CityReturned(nation("armenians"), province("armenia")))
            .units("armenians", "mountaineer-archer", 2, "armenia");
    assertThat(settled(scene).holder(province("armenia"))).isEqualTo(nation("armenians"));
  }

  @Test
  void whoTakesACityThatWasGivenBackHoldsIt() {
    Scene scene =
        fallen()
            .with(new RealmEvent.CityReturned(nation("armenians"), province("armenia")))
            .held("persians", "armenia")
            .units("persians", "infantry", 3, "armenia");

    assertThat(settled(scene).holder(province("armenia"))).isEqualTo(nation("persians"));
  }

  /** Half of the Area is the Franks', and one more province belongs to the Alemanni. */
  private static Scene halfAndOneMore() {
    int half = size(GALLIA) / 2;
    Scene scene = Scene.empty().status("franks", Status.KINGDOM).status("alemanni", Status.KINGDOM);
    garrison(scene, "franks", "axe-infantry", GALLIA, half);
    return scene
        .held("alemanni", nth(GALLIA, half))
        .units("alemanni", "infantry", 1, nth(GALLIA, half));
  }

  @Test
  void whatAVassalHoldsCountsForItsSuzerainsMajority() {
    assertThat(settled(halfAndOneMore()).incumbent(area(GALLIA))).isEqualTo(World.NOBODY);

    World world = settled(halfAndOneMore().vassal("alemanni", "franks"));

    assertThat(world.incumbent(area(GALLIA))).isEqualTo(nation("franks"));
    assertThat(world.holder(BOARD.province(area(GALLIA), size(GALLIA) / 2)))
        .as("the vassal's own")
        .isEqualTo(nation("alemanni"));
    assertThat(world.holder(BOARD.province(area(GALLIA), size(GALLIA) - 1)))
        .as("empty land")
        .isEqualTo(nation("franks"));
  }

  @Test
  void aSuzerainsLandDoesNotCountForItsVassal() {
    World world = settled(halfAndOneMore().vassal("franks", "alemanni"));

    assertThat(world.incumbent(area(GALLIA))).isEqualTo(nation("alemanni"));
    world.apply(new NationEvent.Freed(nation("franks")));
    world.apply(new NationEvent.Submitted(nation("alemanni"), nation("franks")));
    assertThat(settled(Scene.of(world)).incumbent(area(GALLIA))).isEqualTo(nation("franks"));
  }
}
