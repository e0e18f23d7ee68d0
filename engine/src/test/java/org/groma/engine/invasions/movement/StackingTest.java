package org.groma.engine.invasions.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.movement.MarchScene.at;
import static org.groma.engine.invasions.movement.MarchScene.nation;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.setting.Terrain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StackingTest {

  private final MarchScene scene = new MarchScene();
  private final int visigoths = nation("visigoths");

  @ParameterizedTest
  @CsvSource({"CLEAR,4", "STEPPE,4", "DESERT,4", "MARSH,4", "FOREST,4", "MOUNTAIN,3"})
  void theTerrainGivesTheLimit(Terrain terrain, int limit) {
    int province = 0;
    while (Sample.SETTING.board().terrain(province) != terrain) {
      province++;
    }
    assertThat(Stacking.limit(scene.world, visigoths, province)).isEqualTo(limit);
  }

  @Test // example of XVII.B
  void aLeaderWithTwoMakesItSixAndFiveInMountains() {
    int fritigernus = scene.lead("fritigernus", "thracia");

    assertThat(Stacking.limit(scene.world, visigoths, at("thracia"))).isEqualTo(6);
    assertThat(Stacking.limit(scene.world, visigoths, at("moesia-inferior"), fritigernus))
        .isEqualTo(5);
  }

  @Test // example of XVII.B
  void anInvasionMakesItSevenAndSix() {
    int fritigernus = scene.lead("fritigernus", "thracia");
    scene.invading("visigoths");

    assertThat(Stacking.limit(scene.world, visigoths, at("thracia"))).isEqualTo(7);
    assertThat(Stacking.limit(scene.world, visigoths, at("moesia-inferior"), fritigernus))
        .isEqualTo(6);
    assertThat(Stacking.limit(scene.world, visigoths, at("macedonia"), Stack.NO_LEADER))
        .isEqualTo(5);
    assertThat(Stacking.limit(scene.world, nation("huns"), at("macedonia"))).isEqualTo(4);
  }

  @Test
  void theBestOfSeveralLeadersCountsOnce() {
    scene.lead("honorius", "thracia"); // 1
    scene.lead("aetius", "thracia"); // 2

    assertThat(Stacking.limit(scene.world, nation("romans"), at("thracia"))).isEqualTo(6);
  }

  @Test
  void aHostileLeaderHelpsNobody() {
    scene.lead("attila", "thracia");

    assertThat(Stacking.limit(scene.world, visigoths, at("thracia"))).isEqualTo(4);
  }

  @Test
  void theLeaderOfAnAllyHelps() {
    scene.lead("attila", "thracia");
    scene.happened(new NationEvent.Allied(visigoths, nation("huns")));

    assertThat(Stacking.limit(scene.world, visigoths, at("thracia"))).isEqualTo(7);
  }

  @Test
  void hordesLimitesAndLeadersDoNotCount() {
    scene.put("visigoths", "infantry", 4, "thracia");
    scene.horde("visigoths", "thracia").limes("visigoths", "thracia");

    assertThat(Stacking.counted(scene.world, visigoths, at("thracia"))).isEqualTo(4);
    assertThat(Stacking.excess(scene.world, visigoths, at("thracia"))).isZero();
    scene.lead("rex-visigoths", "thracia");
    assertThat(Stacking.counted(scene.world, visigoths, at("thracia"))).isEqualTo(4);
  }

  @Test
  void unitsOfOpponentsDoNotCount() {
    scene.put("visigoths", "infantry", 4, "thracia");
    scene.put("huns", "horse-archer", 4, "thracia");

    assertThat(Stacking.excess(scene.world, visigoths, at("thracia"))).isZero();
  }

  @Test
  void unitsOfFederatesAndAlliesCount() {
    scene.put("romans", "legion", 3, "thracia");
    scene.put("visigoths", "infantry", 1, "thracia");
    scene.put("franks", "infantry", 1, "thracia");
    scene.happened(new NationEvent.Federated(visigoths, nation("romans")));
    assertThat(Stacking.excess(scene.world, nation("romans"), at("thracia"))).isZero();

    scene.happened(new NationEvent.Allied(nation("franks"), nation("romans")));

    assertThat(Stacking.counted(scene.world, nation("romans"), at("thracia"))).isEqualTo(5);
    assertThat(Stacking.excess(scene.world, nation("romans"), at("thracia"))).isEqualTo(1);
  }

  @Test
  void theCheckNamesEveryProvinceThatHoldsTooMany() {
    scene.put("visigoths", "infantry", 5, "thracia");
    scene.put("visigoths", "heavy-cavalry", 4, "moesia-inferior");
    scene.put("visigoths", "archer", 2, "macedonia");
    scene.put("huns", "horse-archer", 6, "pannonia");

    assertThat(Stacking.overstacked(scene.world, visigoths))
        .containsExactlyInAnyOrder(at("thracia"), at("moesia-inferior"));
  }

  @Test
  void friendsAmongThemselvesAreNotTheActiveNationsConcern() {
    scene.put("visigoths", "infantry", 5, "thracia");
    scene.happened(new NationEvent.Federated(visigoths, nation("romans")));

    assertThat(Stacking.overstacked(scene.world, nation("romans"))).isEmpty();
  }
}
