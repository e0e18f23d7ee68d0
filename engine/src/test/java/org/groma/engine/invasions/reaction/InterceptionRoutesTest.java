package org.groma.engine.invasions.reaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.NationEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InterceptionRoutesTest {

  private final Theatre scene = new Theatre();

  private InterceptionRoutes into(String target) {
    return InterceptionRoutes.into(scene.world, nation("byzantines"), province(target));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "achaia",
        "illyricum",
        "dalmatia",
        "savus",
        "tisia",
        "dacia",
        "hypanis",
        "pontus",
        "melitene",
        "cilicia"
      })
  void thraciaReachesWhatTheRulebookNames_W12(String target) {
    assertThat(into(target).isInReach(province("thracia"))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"noricum", "venetia", "osroene", "armenia", "silesia"})
  void whatLiesFartherIsOutOfReach(String target) {
    assertThat(into(target).isInReach(province("thracia"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "moesia-inferior, thracia, 0, 'open land'",
    "moesia-inferior, cappadocia, -5, 'strait, Bosphorus, three paces'",
    "thracia, bythina, -2, 'around the Bosphorus by Mysia'",
    "moesia-inferior, bythina, -3, 'the same, in three paces'",
    "moesia-inferior, mysia, -2, 'the Hellespontus is a strait like any other'",
    "moesia-inferior, valachia, 0, 'a river does nothing'",
    "moesia-inferior, dacia, 0, 'around the ridge by Tyras'",
    "pontus, armenia-minor, 0, 'around the ridge by Cappadocia'",
    "amida, melitene, 0, 'around the ridge by Osroene or Coele Syria'",
    "amida, cilicia, -2, 'one ridge at least'",
  })
  void theBestWayIsTaken(String target, String from, int modifier, String why) {
    assertThat(into(target).modifier(province(from))).as(why).isEqualTo(modifier);
  }

  @Test
  void aProvinceIsNotInReachOfItself() {
    assertThat(into("thracia").isInReach(province("thracia"))).isFalse();
  }

  @Test
  void hostileUnitsCloseTheWay() {
    scene.put("visigoths", "infantry", 1, "bythina");

    assertThat(into("moesia-inferior").isInReach(province("cappadocia"))).isFalse();
    assertThat(into("moesia-inferior").modifier(province("bythina")))
        .as("nobody is in the way of those who start there")
        .isEqualTo(-3);
  }

  @Test
  void enemyLandWithoutASoulIsPassable_C6() {
    scene.holds("visigoths", "bythina");

    assertThat(into("moesia-inferior").isInReach(province("cappadocia"))).isTrue();
  }

  @Test
  void neutralUnitsLetPass() {
    scene.put("visigoths", "infantry", 1, "bythina");
    scene.world.apply(new NationEvent.PactMade(nation("visigoths"), nation("byzantines")));

    assertThat(into("moesia-inferior").isInReach(province("cappadocia"))).isTrue();
  }

  @Test
  void aBlockadedStraitIsClosed() {
    scene.fleets("vandals", "fleet", 1, "propontis");

    assertThat(into("moesia-inferior").isInReach(province("cappadocia"))).isFalse();
    assertThat(into("moesia-inferior").isInReach(province("thracia"))).isTrue();
  }

  @Test
  void closedLandIsNotCrossedNorEntered() {
    InterceptionRoutes intoScythia =
        InterceptionRoutes.into(scene.world, nation("persians"), province("alania"));
    assertThat(intoScythia.isInReach(province("iberia"))).isFalse();
    InterceptionRoutes intoTerecia =
        InterceptionRoutes.into(scene.world, nation("alans"), province("alania"));
    assertThat(intoTerecia.isInReach(province("iberia"))).isTrue();
  }
}
