package org.groma.engine.invasions.raid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;
import static org.groma.engine.invasions.Sample.sea;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class RaidPathTest {

  private final World world = Sample.opened();
  private final int agri = province("agri-decumates");

  private RaidParty party(String nation, String kind, int count, String... origins) {
    List<Integer> from = Arrays.stream(origins).map(Sample::province).toList();
    return new RaidParty(nation(nation), Sample.fromPool(world, nation, kind, count), from);
  }

  private Optional<RaidPath> alemanni(String target) {
    return RaidPath.find(
        world, party("alemanni", "infantry", 1, "agri-decumates"), province(target));
  }

  private void romansTo(String province, int count) {
    UnitSet units = Sample.fromPool(world, "byzantines", "thema", count);
    world.apply(new UnitEvent.Placed(units, province(province)));
  }

  @Test
  void theNextProvinceIsReachedDirectlyWhateverGuardsIt() {
    assertThat(alemanni("lotharingia"))
        .contains(new RaidPath(agri, RaidPath.NOTHING, province("lotharingia"), 0));
  }

  @Test
  void oneProvinceMayLieBetween() {
    assertThat(alemanni("rhaetia"))
        .contains(new RaidPath(agri, province("bavaria"), province("rhaetia"), 0));
  }

  @Test
  void twoMayNot() {
    assertThat(alemanni("saliens")).isEmpty();
  }

  @Test
  void theStartIsNoTarget() {
    assertThat(alemanni("agri-decumates")).isEmpty();
  }

  @Test
  void aLimesBarsTheWay() {
    assertThat(alemanni("burgundia")).as("behind two Limites").isEmpty();

    world.apply(new LandEvent.LimesSet(province("lotharingia"), World.NOBODY));

    assertThat(alemanni("burgundia"))
        .contains(new RaidPath(agri, province("lotharingia"), province("burgundia"), 0));
  }

  @Test
  void aFortifiedCityBarsTheWay() {
    assertThat(alemanni("sequana")).as("behind a Limes and Treverum").isEmpty();

    world.apply(new LandEvent.WallsSet(province("treveria"), false));

    assertThat(alemanni("sequana")).get().extracting(RaidPath::via).isEqualTo(province("treveria"));
  }

  @Test
  void aClosedProvinceBarsTheWay() {
    int tingitania = province("tingitania");

    assertThat(RaidPath.find(world, party("alemanni", "infantry", 1, "anti-atlas"), tingitania))
        .isEmpty();
    assertThat(RaidPath.find(world, party("berbers", "cavalry", 1, "anti-atlas"), tingitania))
        .get()
        .extracting(RaidPath::via)
        .isEqualTo(province("atlas"));
  }

  @Test
  void theWayWithTheFewestOpponentsIsTaken() {
    romansTo("bavaria", 2);
    romansTo("franconia", 1);

    assertThat(alemanni("rhaetia"))
        .contains(new RaidPath(agri, province("franconia"), province("rhaetia"), 1));
  }

  @Test
  void onlyUnitsUnderCivilizedCommandAreOpponents() {
    UnitSet hired = Sample.fromPool(world, "vandals", "infantry", 2);
    world.apply(new UnitEvent.Placed(hired, province("lusitania")));
    assertThat(RaidPath.opponents(world, province("lusitania"))).isZero();

    world.apply(new UnitEvent.Lent(hired.get(0), nation("romans")));
    assertThat(RaidPath.opponents(world, province("lusitania"))).isEqualTo(1);
  }

  @Test
  void ofSeveralOriginsTheBestCounts() {
    romansTo("bavaria", 2);
    romansTo("franconia", 1);

    assertThat(
            RaidPath.find(
                world,
                party("saxons", "infantry", 1, "agri-decumates", "bavaria"),
                province("rhaetia")))
        .contains(new RaidPath(province("bavaria"), RaidPath.NOTHING, province("rhaetia"), 0));
  }

  @Test
  void withAsManyOpponentsTheDirectWayIsTaken() {
    assertThat(
            RaidPath.find(
                world,
                party("saxons", "infantry", 1, "agri-decumates", "bavaria"),
                province("rhaetia")))
        .get()
        .extracting(RaidPath::via)
        .isEqualTo(RaidPath.NOTHING);
    assertThat(
            RaidPath.find(
                world,
                party("saxons", "infantry", 1, "bavaria", "agri-decumates"),
                province("rhaetia")))
        .get()
        .extracting(RaidPath::via)
        .isEqualTo(RaidPath.NOTHING);
  }

  @Test
  void amphibiousRaidersCrossOneSeaZone() {
    assertThat(
            RaidPath.find(
                world, party("angles", "amphibious-infantry", 2, "holsatia"), province("bernicia")))
        .contains(
            new RaidPath(province("holsatia"), sea("oceanus-germanicus"), province("bernicia"), 0));
  }

  @Test
  void fleetsInTheSeaZoneAreOpponents() {
    UnitSet fleets = Sample.fromPool(Sample.empty(), "romans", "elite-fleet", 2);
    world.apply(new UnitEvent.Placed(fleets, sea("oceanus-germanicus")));

    assertThat(
            RaidPath.find(
                world, party("angles", "amphibious-infantry", 2, "holsatia"), province("bernicia")))
        .get()
        .extracting(RaidPath::opponents)
        .isEqualTo(2);
  }

  @Test
  void othersDoNotCrossTheSeaNorDoMixedParties() {
    RaidParty archer = party("saxons", "archer", 1, "holsatia");
    RaidParty both =
        new RaidParty(
            archer.nation(),
            archer.units().plus(Sample.fromPool(world, "saxons", "amphibious-infantry", 1)),
            archer.origins());

    assertThat(RaidPath.find(world, archer, province("bernicia"))).isEmpty();
    assertThat(RaidPath.find(world, both, province("bernicia"))).isEmpty();
  }

  @Test
  void blemmyesRaidTripolitaniaThroughLandThatIsOpenToThem() {
    RaidParty party = party("blemmyes", "archer", 1, "blemmyes");

    assertThat(RaidPath.find(world, party, province("tripolitania")))
        .get()
        .extracting(RaidPath::via)
        .isEqualTo(province("libya"));
    assertThat(RaidTarget.refusal(world, nation("blemmyes"), province("tripolitania"))).isEmpty();
  }

  @Test
  void everyRaiderOfTheAnglesIsASeafarer() {
    int angles = nation("angles");
    int[] all =
        new int[Sample.SETTING.roster().end(angles) - Sample.SETTING.roster().first(angles)];
    Arrays.setAll(all, i -> Sample.SETTING.roster().first(angles) + i);
    RaidParty party = new RaidParty(angles, UnitSet.of(all), List.of(province("holsatia")));

    assertThat(RaidPath.find(world, party, province("bernicia"))).isPresent();
  }
}
