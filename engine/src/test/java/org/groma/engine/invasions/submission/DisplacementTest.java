package org.groma.engine.invasions.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import java.util.List;
import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.Theatre;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.ChooseParticipants;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** The Burgundians arrive in Bavaria, next to Agri Decumates, Franconia and Rhaetia. */
class DisplacementTest {

  private static final Board BOARD = Sample.SETTING.board();

  private final Theatre scene = new Theatre();

  private void arrive(String province) {
    Displacement.makeRoom(scene.play(), nation("burgundians"), province(province));
    assertThat(scene.player.isSpent()).isTrue();
  }

  @Test
  void occupiersGoTowardsTheirHorde() {
    UnitSet alemanni = scene.put("alemanni", "infantry", 2, "bavaria");
    scene.horde("alemanni", "thuringia");
    int rex = scene.lead("rex-alemanni", "bavaria");

    arrive("bavaria");

    assertThat(scene.count("alemanni", "franconia")).isEqualTo(2);
    assertThat(scene.world.leaderPlace(rex)).isEqualTo(province("franconia"));
    assertThat(scene.log)
        .contains(new FieldTold.Displaced(nation("alemanni"), province("bavaria"), alemanni));
  }

  @Test
  void romansGoTowardsTheirCapital() {
    scene.put("romans", "legion", 1, "bavaria");
    scene.capital("romans", "latium");

    arrive("bavaria");

    assertThat(scene.count("romans", "rhaetia")).isEqualTo(1);
  }

  @Test
  void aHordeIsDisplacedWithItsUnits() {
    scene.put("alemanni", "infantry", 1, "bavaria");
    scene.horde("alemanni", "bavaria");
    scene.player.answer(ChooseHaven.class, province("rhaetia"));

    arrive("bavaria");

    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("rhaetia"));
    assertThat(scene.count("alemanni", "rhaetia")).isEqualTo(1);
  }

  @Test
  void onlyEmptyOrFriendlyNeighboursAreHavens() {
    scene.put("romans", "legion", 1, "rhaetia");
    scene.put("suebi", "infantry", 1, "franconia");

    assertThat(Havens.around(scene.world, nation("alemanni"), province("bavaria")))
        .containsExactly(province("agri-decumates"));
  }

  @Test
  void citiesAreHavensToo() {
    scene.city("rhaetia", 2);

    assertThat(Havens.around(scene.world, nation("alemanni"), province("bavaria")))
        .contains(province("rhaetia"));
  }

  @Test
  void onlyTheRightDirectionMayBeChosen() {
    ChooseHaven choice =
        new ChooseHaven(scene.world, nation("alemanni"), List.of(province("franconia")));

    assertThat(choice.refusal(province("rhaetia")).orElseThrow().section()).isEqualTo("IX.B");
    assertThat(choice.refusal(province("franconia"))).isEmpty();
  }

  @Test
  void friendsOfTheNewcomerStay() {
    scene.allied("burgundians", "suebi");
    scene.put("suebi", "infantry", 1, "bavaria");

    arrive("bavaria");

    assertThat(scene.count("suebi", "bavaria")).isEqualTo(1);
  }

  @Test
  void stackingSpreadsThemAndTheRestIsRemoved() {
    scene.horde("alemanni", "thuringia");
    UnitSet alemanni = scene.put("alemanni", "infantry", 7, "bavaria");
    scene.put("alemanni", "heavy-infantry", 1, "agri-decumates");
    scene.put("suebi", "infantry", 1, "rhaetia");
    scene.put("alemanni", "archer", 1, "franconia");
    UnitSet first = alemanni.first(3);
    UnitSet second = alemanni.minus(first).first(3);
    scene.player.answer(ChooseParticipants.class, first);
    scene.player.answer(ChooseParticipants.class, second);

    arrive("bavaria");

    assertThat(scene.count("alemanni", "franconia")).isEqualTo(4);
    assertThat(scene.count("alemanni", "agri-decumates")).isEqualTo(4);
    assertThat(alemanni.count(unit -> scene.world.place(unit) == World.POOL)).isEqualTo(1);
  }

  @Test
  void theSurroundedSubmitToTheirStrongestNeighbour_E18() {
    scene.horde("alemanni", "bavaria");
    scene.put("alemanni", "infantry", 2, "bavaria");
    scene.put("romans", "legion", 1, "rhaetia");
    scene.put("suebi", "infantry", 2, "franconia");
    scene.put("suebi", "infantry", 1, "bohemia");
    scene.put("visigoths", "infantry", 1, "agri-decumates");
    scene.horde("suebi", "bohemia");

    arrive("bavaria");

    assertThat(scene.world.diplomacy().suzerain(nation("alemanni"))).isEqualTo(nation("suebi"));
    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("franconia"));
    assertThat(scene.count("alemanni", "franconia")).as("one is lent").isEqualTo(1);
    assertThat(scene.count("suebi", "franconia")).as("the suzerain made room in turn").isZero();
  }

  @Test
  void aSurroundedEmpireIsRemoved() {
    UnitSet legion = scene.put("romans", "legion", 1, "bavaria");
    scene.put("suebi", "infantry", 2, "franconia");
    scene.put("suebi", "infantry", 1, "rhaetia");
    scene.put("suebi", "infantry", 1, "agri-decumates");

    arrive("bavaria");

    assertThat(scene.world.place(legion.get(0))).isEqualTo(World.POOL);
    assertThat(scene.world.diplomacy().suzerain(nation("romans"))).isEqualTo(World.NOBODY);
  }

  @Test
  void islandersNeedAFriendlyFleet() {
    UnitSet lost = scene.put("byzantines", "infantry", 1, "creta");
    arrive("creta");
    assertThat(scene.world.place(lost.get(0))).isEqualTo(World.POOL);

    scene.put("byzantines", "infantry", 1, "creta");
    scene.fleets("byzantines", "elite-fleet", 1, "mare-aegeum");
    scene.capital("byzantines", "thracia");
    arrive("creta");

    assertThat(scene.count("byzantines", "thracia")).isEqualTo(1);
  }

  @Test
  void aCapitalAndALimesAreRemoved() {
    scene.capital("romans", "bavaria").limes("romans", "bavaria");

    arrive("bavaria");

    assertThat(scene.world.capital(nation("romans"))).isEqualTo(World.NOBODY);
    assertThat(scene.world.limes(province("bavaria"))).isEqualTo(World.NOBODY);
  }

  @Test
  void treasuryAndAgeAreKept_E18() {
    scene.horde("alemanni", "bavaria");
    World before = scene.world.copy();

    arrive("bavaria");

    assertThat(scene.world.gold(nation("alemanni"))).isEqualTo(before.gold(nation("alemanni")));
    assertThat(scene.world.age(nation("alemanni"))).isEqualTo(before.age(nation("alemanni")));
    assertThat(scene.world.horde(nation("alemanni"))).isNotEqualTo(province("bavaria"));
  }

  @Test
  void aSatrapWhoIsDisplacedStaysInItsAreas() {
    int satrap = scene.put("persians", "satrapes", 1, "euphrates").get(0);
    scene.capital("persians", "amida");

    arrive("euphrates");

    assertThat(BOARD.areaId(BOARD.area(province("amida")))).isNotEqualTo("mesopotamia");
    int place = scene.world.place(satrap);
    assertThat(place < 0 ? "mesopotamia" : BOARD.areaId(BOARD.area(place)))
        .isEqualTo("mesopotamia");
  }

  @Test
  void aHordeWithoutAnyRefugeGoesToItsPeopleElsewhere() {
    scene.horde("alemanni", "creta").put("alemanni", "infantry", 1, "creta");
    scene.put("alemanni", "infantry", 2, "franconia");
    int rex = scene.lead("rex-alemanni", "creta");

    arrive("creta");

    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(province("franconia"));
    assertThat(scene.world.leaderPlace(rex)).isEqualTo(province("franconia"));
    assertThat(scene.count("alemanni", "franconia")).as("the others are removed").isEqualTo(2);
  }

  @Test
  void aHordeWithoutPeopleAnywhereIsGone() {
    scene.horde("alemanni", "creta").put("alemanni", "infantry", 1, "creta");

    arrive("creta");

    assertThat(scene.world.horde(nation("alemanni"))).isEqualTo(World.NOBODY);
  }
}
