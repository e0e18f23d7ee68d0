package org.groma.engine.invasions.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.setting.VictoryBlocks.Block;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

class ControlScoreTest {

  private final Theatre scene = new Theatre();
  private final World world = scene.world;

  private int score(String nation, Block block) {
    return ControlScore.of(world, nation(nation), block) / 2;
  }

  private void controls(String nation, String area) {
    world.apply(new LandEvent.IncumbentChanged(Sample.area(area), nation(nation)));
  }

  private void holdsAll(String nation, String area, String... except) {
    Board board = Sample.SETTING.board();
    for (int i = 0; i < board.provinceCount(Sample.area(area)); i++) {
      int province = board.province(Sample.area(area), i);
      world.apply(new LandEvent.HolderChanged(province, nation(nation)));
    }
    for (String each : except) {
      world.apply(new LandEvent.HolderChanged(province(each), World.NOBODY));
    }
  }

  @Test
  void theDataLackNothing() {
    assertThat(Sample.SETTING.shortfalls()).isEmpty();
  }

  @Test
  void provincesOfTheTurnsBlockCount() {
    scene.holds("alemanni", "lotharingia", "austrasia", "neustria");

    assertThat(score("alemanni", Block.THIRD)).as("5 and 3").isEqualTo(8);
    assertThat(score("alemanni", Block.SIXTH)).as("8, 7 and 7").isEqualTo(22);
  }

  @Test
  void eachOtherProvinceOfAnAreaCountsOnlyIfNoLineNamesIt() {
    scene.holds("alemanni", "flandria", "sequana", "latium");

    assertThat(score("alemanni", Block.SIXTH)).as("3 and 1").isEqualTo(4);
  }

  @Test
  void aWholeAreaEarnsABonus() {
    holdsAll("suebi", "hispania", "balearica");
    int whole = score("suebi", Block.NINTH);
    world.apply(new LandEvent.HolderChanged(province("baetica"), World.NOBODY));

    assertThat(whole).as("8 for Gallaecia, five times 3, and 10").isEqualTo(33);
    assertThat(score("suebi", Block.NINTH)).isEqualTo(23);
  }

  @Test
  void islandsMayBeLeftOut() {
    holdsAll("ostrogoths", "italia", "corsica", "sardinia", "sicilia");

    int with = score("ostrogoths", Block.NINTH);
    world.apply(new LandEvent.HolderChanged(province("latium"), World.NOBODY));

    assertThat(with - score("ostrogoths", Block.NINTH)).as("7 and the 10").isEqualTo(17);
  }

  @Test
  void areasCitiesAndStandingCountForRome() {
    controls("romans", "italia");
    controls("romans", "africa");
    scene.holds("romans", "latium");
    assertThat(score("romans", Block.THIRD)).as("3, 1 and Roma 1").isEqualTo(5);
    world.apply(new NationEvent.ActivityChanged(nation("romans"), Activity.ACTIVE));
    assertThat(score("romans", Block.SIXTH)).as("3, 2, 1").isEqualTo(6);
    scene.capital("romans", "umbria");

    assertThat(score("romans", Block.SIXTH)).as("it stands").isEqualTo(7);
  }

  @Test
  void clientsCountForByzantium() {
    world.apply(new NationEvent.Sworn(nation("armenians"), nation("byzantines")));

    assertThat(score("byzantines", Block.THIRD)).isZero();
    assertThat(score("byzantines", Block.SIXTH)).isEqualTo(1);
  }

  @Test
  void aSuzerainCountsItsVassalsLandAndTheVassalHalf() {
    scene.holds("alemanni", "austrasia", "lotharingia");
    world.apply(new NationEvent.Submitted(nation("alemanni"), nation("burgundians")));

    assertThat(score("burgundians", Block.THIRD)).as("Lotharingia 4").isEqualTo(4);
    assertThat(score("alemanni", Block.THIRD)).as("half of 8").isEqualTo(4);
    scene.holds("romans", "austrasia");
    assertThat(score("alemanni", Block.THIRD)).as("half of 5, rounded up").isEqualTo(3);
  }

  @Test
  void aPatronCountsHalfOfItsClientsLand() {
    scene.holds("armenians", "armenia");
    controls("armenians", "persis");
    world.apply(new NationEvent.Sworn(nation("armenians"), nation("persians")));

    assertThat(score("persians", Block.THIRD)).as("half of 7 and of 11").isEqualTo(9);
  }

  @Test
  void aFederatorCountsTheLandItCeded() {
    scene.holds("alemanni", "austrasia", "lotharingia");
    world.apply(new NationEvent.Federated(nation("alemanni"), nation("burgundians")));
    world.apply(new LandEvent.FoedusSet(province("lotharingia"), nation("alemanni")));

    assertThat(score("burgundians", Block.THIRD)).isEqualTo(4);
    assertThat(score("alemanni", Block.THIRD)).as("its other land").isEqualTo(3);
  }

  @Test
  void alliesShareAProvinceInWhichBothStand() {
    scene.holds("alemanni", "austrasia", "lotharingia").allied("alemanni", "burgundians");
    scene.put("alemanni", "infantry", 1, "austrasia");
    scene.put("burgundians", "infantry", 1, "lotharingia");
    scene.put("alemanni", "infantry", 1, "lotharingia");

    assertThat(score("burgundians", Block.THIRD)).as("half of 4").isEqualTo(2);
    assertThat(score("alemanni", Block.THIRD)).as("half of 5, and 3").isEqualTo(6);
  }

  @Test
  void theHunsLeaveVassalsOutWhereTheirCardSaysSo() {
    scene.holds("huns", "latium", "tisia").holds("gepids", "dacia", "umbria");
    world.apply(new NationEvent.Submitted(nation("gepids"), nation("huns")));

    assertThat(score("huns", Block.SIXTH)).as("5, 3 and the vassal's 3").isEqualTo(11);
    assertThat(score("huns", Block.NINTH)).isEqualTo(8);
  }

  @Test
  void sixProvincesOfDanubiusEarnTen() {
    holdsAll("huns", "danubius");
    int all = Sample.SETTING.board().provinceCount(Sample.area("danubius"));

    assertThat(score("huns", Block.NINTH)).isEqualTo(3 * all + 10);
  }

  @Test
  void blocksFollowTheTurnsAndIslamShortensTheGame() {
    VictoryBlocks victory = Sample.SETTING.victory();

    assertThat(victory.scored(1, false)).isEmpty();
    assertThat(victory.scored(3, false)).contains(Block.THIRD);
    assertThat(victory.scored(6, false)).contains(Block.SIXTH);
    assertThat(victory.scored(9, false)).contains(Block.NINTH);
    assertThat(victory.scored(11, false)).isEmpty();
    assertThat(victory.scored(11, true)).contains(Block.LAST);
    assertThat(victory.scored(12, false)).contains(Block.LAST);
    assertThat(victory.next(4, false)).isEqualTo(Block.SIXTH);
    assertThat(victory.next(10, false)).isEqualTo(Block.LAST);
  }

  @Test
  void playersCanAskWhatAProvinceIsWorth() {
    world.apply(new SequenceEvent.TurnBegan(4));
    int lotharingia = ControlScore.pointsFor(world, nation("alemanni"), province("lotharingia"));
    int latium = ControlScore.pointsFor(world, nation("alemanni"), province("latium"));

    // eight points, and its part of the ten for the whole Area
    assertThat(lotharingia).isBetween(16, 20);
    assertThat(latium).isZero();
    assertThat(ControlScore.pointsFor(world, nation("romans"), province("latium")))
        .as("a part of Italia, and Roma")
        .isGreaterThan(ControlScore.pointsFor(world, nation("romans"), province("campania")));
  }

  @Test
  void theLastTurnDependsOnIslam() {
    world.apply(new SequenceEvent.TurnBegan(11));
    assertThat(Winner.isLastTurn(world)).isFalse();
    world.apply(new RealmEvent.IslamCreated());
    assertThat(Winner.isLastTurn(world)).isTrue();
  }
}
