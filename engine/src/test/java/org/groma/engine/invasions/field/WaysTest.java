package org.groma.engine.invasions.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;
import org.junit.jupiter.api.Test;

/** Where a retreat may lead. */
class WaysTest extends RetreatScene {

  @Test
  void aDefenderNeverRetreatsToOrThroughTheAttackersOrigin() {
    scene.holds("persians", "amida", "palmyrene");
    meetInAssyria(2, 3);

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.isStop(province("amida"))).isFalse();
    assertThat(ways.paces(province("palmyrene"))).as("only through Amida").isZero();
    assertThat(ways.isStop(province("atropatene"))).isTrue();
  }

  @Test
  void anAttackerBeginsWithAProvinceItCameFrom() {
    meetInAssyria(2, 3);

    Ways ways = ways("byzantines", romans, Side.ATTACKER);

    assertThat(ways.paces(province("amida"))).isEqualTo(1);
    assertThat(ways.paces(province("osroene"))).isEqualTo(2);
    assertThat(ways.paces(province("armenia-minor"))).as("next door, but by Amida").isEqualTo(2);
    assertThat(ways.paces(province("zagros"))).as("Amida, Atropatene, Zagros").isEqualTo(3);
  }

  @Test
  void anAttackerFromSeveralProvincesMayTakeAnyOfThem() {
    meetInAssyria(1, 3);
    UnitSet others = scene.put("byzantines", "infantry", 1, "armenia-minor");
    scene.march(others, Stack.NO_LEADER, "assyria");

    Ways ways = ways("byzantines", romans.plus(others), Side.ATTACKER);

    assertThat(ways.paces(province("amida"))).isEqualTo(1);
    assertThat(ways.paces(province("armenia-minor"))).isEqualTo(1);
    assertThat(ways.paces(province("atropatene"))).isEqualTo(2);
  }

  @Test
  void anAttackerWhoCameByNoLandGoesAnywhere() {
    persians = scene.put("persians", "horse-archer", 1, "assyria");
    romans = scene.put("byzantines", "legion", 1, "assyria");

    assertThat(ways("byzantines", romans, Side.ATTACKER).paces(province("atropatene")))
        .isEqualTo(1);
  }

  @Test
  void retreatsEndAtThreePaces() {
    meetInAssyria(1, 1);

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.paces(province("akkad"))).isEqualTo(3);
    assertThat(ways.paces(province("babylonia"))).isZero();
  }

  @Test
  void onlyFriendlyProvincesOrEmptyOnesWithoutACityAreDestinations() {
    meetInAssyria(1, 1);
    scene.city("adiabene", 1);
    scene.holds("byzantines", "zagros");
    scene.put("armenians", "noble-cavalry", 1, "armenia");
    scene.world.apply(new NationEvent.PactMade(nation("armenians"), nation("persians")));

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.isStop(province("adiabene"))).as("empty, but a city").isFalse();
    assertThat(ways.paces(province("akkad"))).as("it lies on the way").isEqualTo(3);
    assertThat(ways.isStop(province("zagros"))).as("enemy land, empty and rural").isTrue();
    assertThat(ways.isStop(province("armenia"))).as("neutral and occupied").isFalse();
    scene.holds("persians", "adiabene");
    assertThat(ways("persians", persians, Side.DEFENDER).isStop(province("adiabene")))
        .as("friendly")
        .isTrue();
  }

  @Test
  void hostileUnitsAreInTheWay() {
    meetInAssyria(1, 1);
    scene.put("byzantines", "infantry", 2, "atropatene");

    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("akkad"))).isZero();
  }

  @Test
  void sixUnitsOverrunOneForTwoPaces_C55() {
    meetInAssyria(1, 6);
    UnitSet guard = scene.put("byzantines", "infantry", 1, "atropatene");
    scene.holds("persians", "adiabene");
    int sapor = scene.lead("sapor-ii", "assyria");
    scene.player.answer(
        ChooseWithdrawal.class,
        Withdrawal.to(province("adiabene"), persians).withLeaders(province("adiabene")));

    Ways ways = ways("persians", persians, Side.DEFENDER);
    assertThat(ways.paces(province("atropatene"))).isEqualTo(2);
    assertThat(ways.paces(province("adiabene"))).isEqualTo(3);
    assertThat(ways.paces(province("akkad"))).isZero();
    retreat("persians", persians, sapor, Side.DEFENDER);

    assertThat(scene.count("persians", "adiabene")).isEqualTo(6);
    assertThat(scene.world.place(guard.get(0))).isEqualTo(World.POOL);
  }

  @Test
  void fiveUnitsOverrunNobody() {
    meetInAssyria(1, 5);
    scene.put("byzantines", "infantry", 1, "atropatene");

    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("atropatene"))).isZero();
  }

  @Test
  void neitherWallsNorALimesNorAHordeAreOverrun() {
    meetInAssyria(1, 6);
    scene.put("byzantines", "infantry", 1, "atropatene");
    scene.holds("byzantines", "atropatene").walls("atropatene");
    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("atropatene"))).isZero();

    scene.put("byzantines", "infantry", 1, "armenia-minor");
    scene.limes("byzantines", "armenia-minor");
    assertThat(ways("persians", persians, Side.DEFENDER).paces(province("armenia-minor"))).isZero();
  }

  @Test
  void anAttackerRetreatsThroughAPassageInForce() {
    meetInAssyria(2, 3);
    UnitSet holders = scene.put("byzantines", "infantry", 2, "osroene");
    scene.march(holders, Stack.NO_LEADER, "amida");
    scene.world.apply(new UnitEvent.Halted(holders));
    scene.put("persians", "infantry", 1, "amida");
    scene.holds("byzantines", "osroene");

    Ways ways = ways("byzantines", romans, Side.ATTACKER);

    assertThat(ways.paces(province("osroene"))).isEqualTo(2);
    scene.put("persians", "infantry", 1, "amida");
    assertThat(ways("byzantines", romans, Side.ATTACKER).paces(province("osroene")))
        .as("two hold one down, not two")
        .isZero();
  }

  @Test
  void aBlockadedStraitStopsARetreat() {
    scene.active("visigoths");
    UnitSet garrison = scene.put("byzantines", "legion", 1, "thracia");
    UnitSet goths = scene.put("visigoths", "infantry", 1, "moesia-inferior");
    scene.march(goths, Stack.NO_LEADER, "thracia");

    assertThat(ways("byzantines", garrison, Side.DEFENDER).paces(province("bythina"))).isEqualTo(1);
    scene.fleets("visigoths", "fleet", 1, "propontis");
    assertThat(ways("byzantines", garrison, Side.DEFENDER).paces(province("bythina"))).isZero();
  }

  @Test
  void closedLandIsNoWayOut() {
    scene.active("persians");
    UnitSet huns = scene.put("huns", "cavalry", 1, "abascia");
    UnitSet gepids = scene.put("gepids", "infantry", 1, "abascia");

    assertThat(ways("huns", huns, Side.DEFENDER).paces(province("alania"))).isEqualTo(1);
    assertThat(ways("gepids", gepids, Side.DEFENDER).paces(province("alania"))).isZero();
  }

  @Test
  void unitsBoundToAreasGoNowhereElse() {
    meetInAssyria(1, 1);
    UnitSet satrapes = scene.put("persians", "satrapes", 1, "assyria");
    ChooseWithdrawal choice =
        choice(scene.stack("persians", persians.plus(satrapes), Stack.NO_LEADER), Side.DEFENDER);

    assertThat(refused(choice, Withdrawal.to(province("armenia-minor"), persians.plus(satrapes))))
        .startsWith("Some units may not enter");
  }

  @Test
  void barbariansCrossAnyProvinceOfABarbarianArea() {
    scene.active("romans");
    UnitSet alemanni = scene.put("alemanni", "infantry", 1, "agri-decumates");
    scene.put("romans", "legion", 3, "franconia");
    scene.put("romans", "legion", 3, "bavaria");
    UnitSet romans = scene.put("romans", "infantry", 1, "treveria");
    scene.march(romans, Stack.NO_LEADER, "agri-decumates");

    Ways ways = ways("alemanni", alemanni, Side.DEFENDER);

    assertThat(ways.paces(province("thuringia"))).isEqualTo(2);
    assertThat(ways.isStop(province("franconia"))).as("they only cross it").isFalse();
    assertThat(
            Ways.of(
                    scene.world,
                    WayTerms.ofFlight(
                        scene.world, nation("alemanni"), province("agri-decumates"), 1))
                .paces(province("franconia")))
        .as("not in flight")
        .isZero();
  }

  @Test
  void aRetreatMayEndBesideABattleToCome() {
    meetInAssyria(1, 5);
    scene.put("persians", "infantry", 3, "atropatene");
    scene.put("byzantines", "infantry", 1, "atropatene");
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("atropatene"), persians));

    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.count("persians", "atropatene")).as("beyond the limit").isEqualTo(8);
    assertThat(persians.all(scene.world::isSetAside)).isTrue();
  }

  @Test
  void nobodyPassesABattleToCome() {
    meetInAssyria(1, 1);
    scene.put("persians", "infantry", 1, "atropatene");
    scene.put("byzantines", "infantry", 2, "atropatene");

    Ways ways = ways("persians", persians, Side.DEFENDER);

    assertThat(ways.isStop(province("atropatene"))).isTrue();
    assertThat(ways.paces(province("zagros"))).isZero();
    assertThat(
            Ways.of(
                    scene.world,
                    WayTerms.ofFlight(scene.world, nation("persians"), province("assyria"), 1))
                .isStop(province("atropatene")))
        .as("nobody flees into a battle")
        .isFalse();
  }

  @Test
  void besideABattleToComeNobodyIsOverrun() {
    meetInAssyria(6, 6);
    scene.put("persians", "infantry", 1, "atropatene");
    UnitSet lone = scene.put("byzantines", "infantry", 1, "atropatene");
    scene.player.answer(ChooseWithdrawal.class, Withdrawal.to(province("atropatene"), persians));

    retreat("persians", persians, Stack.NO_LEADER, Side.DEFENDER);

    assertThat(scene.world.isOnMap(lone.get(0))).isTrue();
    assertThat(persians.all(scene.world::isSetAside)).isTrue();
  }
}
