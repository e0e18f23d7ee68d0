package org.groma.engine.invasions.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class ScoringStepTest {

  private final Theatre scene = new Theatre();
  private final World world = scene.world;

  private void turn(int turn) {
    world.apply(new SequenceEvent.TurnBegan(turn));
  }

  private int points(String nation) {
    return world.points(nation(nation));
  }

  @Test
  void controlIsScoredInThirdTurnsOnlyAndHalvesAreRoundedUpThen() {
    scene.holds("alemanni", "lotharingia");
    world.apply(new NationEvent.PointsScored(nation("alemanni"), 1, "test"));
    turn(2);
    ScoringStep.run(scene.play());
    assertThat(points("alemanni")).isEqualTo(1);
    turn(3);

    ScoringStep.run(scene.play());

    assertThat(points("alemanni")).isEqualTo(12);
  }

  @Test
  void federatesEarnThreePointsATurnForEachFoedus() {
    turn(2);
    world.apply(new NationEvent.Federated(nation("alemanni"), nation("romans")));
    ScoringStep.run(scene.play());
    assertThat(points("alemanni")).isEqualTo(6);
    world.apply(new RealmEvent.FoederaCounted(nation("alemanni"), 2, 2));

    ScoringStep.run(scene.play());

    assertThat(points("alemanni")).isEqualTo(18);
  }

  @Test
  void anAreaWithThreePillageMarkersAndHunsInItEarnsThreeOnce() {
    turn(2);
    scene.put("huns", "horse-archer", 1, "latium");
    for (String province : new String[] {"latium", "umbria"}) {
      world.apply(new LandEvent.PillageSet(province(province), true));
    }
    ScoringStep.run(scene.play());
    assertThat(points("huns")).as("two markers").isZero();
    world.apply(new LandEvent.PillageSet(province("cisalpina"), true));
    for (String province : new String[] {"africa", "utica", "numidia"}) {
      world.apply(new LandEvent.PillageSet(province(province), true));
    }

    ScoringStep.run(scene.play());
    ScoringStep.run(scene.play());

    assertThat(points("huns")).isEqualTo(6);
  }

  private void kills(String victor, String of, String kind, String where) {
    UnitSet lost = Sample.fromPool(world, of, kind, 1);
    Bonuses.unitsEliminated(scene.play(), nation(victor), lost, province(where));
  }

  @Test
  void eliminatedUnitsCountByNationAndArea() {
    scene.active("alemanni");
    kills("alemanni", "romans", "legion", "lotharingia");
    kills("alemanni", "romans", "legion", "latium");
    kills("alemanni", "saxons", "infantry", "lotharingia");
    assertThat(points("alemanni")).isEqualTo(2);
    kills("romans", "alemanni", "infantry", "lotharingia");
    kills("romans", "alemanni", "infantry", "franconia");
    assertThat(points("romans")).as("half a point").isEqualTo(1);
  }

  @Test
  void hunsGetHalfAPointForAllOthers() {
    scene.active("huns");
    kills("huns", "romans", "legion", "latium");
    assertThat(points("huns")).isEqualTo(2);
    kills("huns", "alemanni", "infantry", "franconia");
    assertThat(points("huns")).isEqualTo(3);
  }

  @Test
  void hephthalitesGetNothingForHuns() {
    scene.active("hephthalites");
    kills("hephthalites", "huns", "horse-archer", "cadusia");
    assertThat(points("hephthalites")).isZero();
    kills("hephthalites", "persians", "horse-archer", "cadusia");
    assertThat(points("hephthalites")).isEqualTo(2);
  }

  @Test
  void raidersCountUnitsInRaidsAndALimes() {
    kills("picts", "romans", "legion", "bernicia");
    Bonuses.limesRaided(scene.play(), nation("picts"));
    assertThat(points("picts")).isEqualTo(4);
    scene.active("romans");
    kills("picts", "romans", "legion", "bernicia");
    assertThat(points("picts")).as("not in a Roman attack").isEqualTo(4);
    Bonuses.limesRaided(scene.play(), nation("romans"));
    assertThat(points("romans")).isZero();
  }

  @Test
  void lootRevoltsAndFederatesCountByCard() {
    Bonuses.cityLooted(scene.play(), nation("huns"), 3);
    Bonuses.cityLooted(scene.play(), nation("romans"), 3);
    Bonuses.revoltSubdued(scene.play(), nation("romans"));
    Bonuses.federateWon(scene.play(), nation("gallo-romans"));

    assertThat(points("huns")).isEqualTo(12);
    assertThat(points("romans")).isEqualTo(2);
    assertThat(points("gallo-romans")).isEqualTo(2);
  }

  @Test
  void aVassalKeepsHalf() {
    world.apply(new NationEvent.Submitted(nation("huns"), nation("avars")));

    Bonuses.cityLooted(scene.play(), nation("huns"), 3);

    assertThat(points("huns")).isEqualTo(6);
  }

  @Test
  void foundationsCountByTheAreaOfTheCapital() {
    Bonuses.kingdomCreated(scene.play(), nation("vandals"), Sample.area("africa"));
    Bonuses.kingdomCreated(scene.play(), nation("suebi"), Sample.area("africa"));
    Bonuses.empireCreated(scene.play(), nation("huns"), Sample.area("danubius"));
    Bonuses.empireCreated(scene.play(), nation("persians"), Sample.area("persis"));

    assertThat(points("vandals")).isEqualTo(20);
    assertThat(points("suebi")).isEqualTo(10);
    assertThat(points("huns")).isEqualTo(40);
    assertThat(points("persians")).isEqualTo(20);
  }

  @Test
  void submittingBothGothsEarnsTwelveOnce() {
    Bonuses.nationSubmitted(scene.play(), nation("huns"), nation("ostrogoths"));
    assertThat(points("huns")).isZero();
    Bonuses.nationSubmitted(scene.play(), nation("huns"), nation("visigoths"));
    Bonuses.nationSubmitted(scene.play(), nation("huns"), nation("visigoths"));
    assertThat(points("huns")).isEqualTo(24);
    Bonuses.nationSubmitted(scene.play(), nation("avars"), nation("gepids"));
    assertThat(points("avars")).isEqualTo(6);
  }

  @Test
  void anglesAndSaxonsSplitTheirPointsFromTurnTen() {
    turn(10);

    Bonuses.kingdomCreated(scene.play(), nation("saxons"), Sample.area("britannia"));

    assertThat(points("saxons")).isEqualTo(10);
    assertThat(points("angles")).isEqualTo(10);
  }

  @Test
  void mostPointsWin() {
    world.apply(new NationEvent.PointsScored(nation("alans"), 5, "test"));
    world.apply(new NationEvent.PointsScored(nation("persians"), 4, "test"));
    world.apply(new NationEvent.PointsScored(nation("romans"), 8, "test"));

    assertThat(Winner.points(world, seat("persians"))).isEqualTo(9);
    assertThat(Winner.of(world)).isEqualTo(seat("persians"));
  }

  @Test
  void equalsCountTheirLastControlAgain() {
    scene.holds("visigoths", "carpetania");

    assertThat(Winner.of(world)).isEqualTo(seat("visigoths"));
  }

  @Test
  void theOrderOfPlayersDecidesAtLast() {
    assertThat(Winner.of(world)).isEqualTo(seat("romans"));
    world.apply(new NationEvent.PointsScored(nation("romans"), -1, "test"));
    assertThat(Winner.of(world)).isEqualTo(seat("huns"));
    world.apply(new NationEvent.PointsScored(nation("huns"), -1, "test"));
    assertThat(Winner.of(world)).isEqualTo(seat("persians"));
  }

  private static int seat(String nation) {
    return Sample.SETTING.nation(nation(nation)).seat();
  }
}
