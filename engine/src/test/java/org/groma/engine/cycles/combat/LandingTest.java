package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Advance.March;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.naval.ShipRetreat;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

final class LandingTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final int coast =
      scene.land.find(area ->
          scene.board().seaCount(area) == 1
              && scene.board().degree(area) > 1
              && scene.board().seaDegree(scene.board().sea(area, 0)) > 0);
  private final int sea = scene.board().sea(coast, 0);
  private final int ship = scene.put(ME, "ship", sea);
  private final int horse = scene.put(ME, "horse", sea);

  private void land(String defender, Result result) {
    battle.aim(coast, ship, horse);
    scene.put(YOU, defender, coast);
    battle.attack(coast, result, horse, ship);
  }

  @Test
  void theCarriedUnitIsHalvedAndVictorsGoAshore() {
    land("ship", Result.DE);
    scene
        .answers
        .answer(Capture.class, Optional.empty())
        .answer(Advance.class, Optional.of(new March(horse, coast)))
        .answer(Advance.class, Optional.of(new March(ship, coast)));
    battle.fight();
    assertThat(scene.told(BattleTold.Fought.class).getFirst().attack()).isEqualTo(6);
    assertThat(scene.world.unitsAt(coast)).containsExactlyInAnyOrder(ship, horse);
    assertThat(scene.world.aim(ship)).isNegative();
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void aRetreatCostsTheCarriedUnitAndTheShipGoesBackOverTheSea() {
    land("bow", Result.AR1);
    scene.dice.d6(2);
    battle.fight();
    assertThat(scene.world.isOnBoard(horse)).isFalse();
    assertThat(scene.board().isSea(scene.world.place(ship))).isFalse();
    assertThat(scene.board().seasOf(scene.world.place(ship))).contains(sea);
    assertThat(scene.world.place(ship)).isNotEqualTo(coast);
    assertThat(scene.world.aim(ship)).isNegative();
  }

  @Test
  void aShipThatGoesBackSinksOnAOne() {
    land("bow", Result.AR1);
    scene.dice.d6(1);
    battle.fight();
    assertThat(scene.world.count(ME)).isZero();
  }

  @Test
  void aCarriedEliteCannotStandFast() {
    scene.play.remove(horse);
    int elite = scene.put(ME, "elite", sea);
    battle.aim(coast, ship, elite);
    scene.put(YOU, "bow", coast);
    battle.attack(coast, Result.AR1, elite, ship);
    scene.dice.d6(6);
    battle.fight();
    assertThat(scene.world.isOnBoard(elite)).isFalse();
    assertThat(scene.world.isOnBoard(ship)).isTrue();
  }

  @Test
  void whoWinsAndStaysAboardGoesBackWithTheShip() {
    land("bow", Result.DE);
    scene.dice.d6(2);
    battle.fight();
    assertThat(scene.world.place(horse)).isEqualTo(scene.world.place(ship)).isNotEqualTo(sea);
    assertThat(scene.world.place(ship)).isNotEqualTo(coast);
  }

  @Test
  void aLandingAttacksHoweverWeakItIs() {
    scene.play.remove(horse);
    battle.aim(coast, ship);
    scene.put(YOU, "infantry", coast);
    battle.attack(coast, Result.AE, ship);
    battle.fight();
    assertThat(scene.told(BattleTold.Fought.class).getFirst().column()).isZero();
    assertThat(scene.world.isOnBoard(ship)).isFalse();
  }

  @Test
  void whoFindsNobodyAnyMoreGoesAshore() {
    battle.aim(coast, ship, horse);
    battle.fight();
    assertThat(scene.world.unitsAt(coast)).containsExactlyInAnyOrder(ship, horse);
  }

  @Test
  void theLeaderAboardHelpsAndComesAlong() {
    int leader = battle.aboard(ship);
    land("bow", Result.DE);
    scene.answers.answer(Advance.class, Optional.of(new March(horse, coast)));
    scene.answers.answer(Advance.class, Optional.of(new March(ship, coast)));
    battle.fight();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(coast);
  }

  /** A sea area next to the one before the coast, and a coast of it only. */
  private int furtherSea() {
    return scene.board().nearSea(sea, 0);
  }

  private int home() {
    int further = furtherSea();
    return coasts(further)
        .filter(area -> coasts(sea).noneMatch(each -> each == area))
        .findFirst()
        .orElseThrow();
  }

  private IntStream coasts(int of) {
    return IntStream.range(0, scene.board().coastCount(of)).map(i -> scene.board().coast(of, i));
  }

  @Test
  @Rule("8.2")
  void aBeatenShipGoesBackOverAllSeasThatItCrossed() {
    for (int roll : new int[] {2, 3}) {
      LandingTest each = new LandingTest();
      int home = each.home();
      each.scene.put(YOU, "bow", each.coast);
      List<Integer> way = List.of(each.furtherSea(), each.sea);
      each.battle.comeFrom(home, way, each.coast, each.ship, each.horse);
      each.battle.attack(each.coast, Result.AR1, each.horse, each.ship);
      each.scene.dice.d6(roll);
      each.battle.fight();
      assertThat(each.scene.world.isOnBoard(each.horse)).isFalse();
      assertThat(each.scene.world.isOnBoard(each.ship)).as("two seas").isEqualTo(roll > 2);
      if (roll > 2) {
        assertThat(each.scene.world.place(each.ship)).isEqualTo(home);
      }
      assertThat(each.scene.told(BattleTold.Sailed.class).getLast().seas()).isEqualTo(2);
    }
  }

  @Test
  @Rule("8.2")
  void itEndsOnANearerCoastOnlyIfThereIsNoRoomOnTheFarOne() {
    int home = home();
    int further = furtherSea();
    battle.comeFrom(home, List.of(further, sea), coast, ship);
    assertThat(ShipRetreat.hops(scene.world, ship))
        .contains(new ShipRetreat.Hop(List.of(sea, further), home))
        .allMatch(hop -> hop.seas().equals(List.of(sea, further)));
    coasts(further).forEach(area -> scene.put(YOU, "bow", area));
    assertThat(ShipRetreat.hops(scene.world, ship))
        .isNotEmpty()
        .allMatch(hop -> hop.seas().equals(List.of(sea)));
  }

  @Test
  @Rule({"8.2", "8.3"})
  void itMayBeInterceptedInEachSeaAreaOnTheWayBack() {
    int home = home();
    scene.play.remove(horse);
    int guard =
        scene.put(
            YOU,
            "ship",
            coasts(furtherSea())
                .filter(area -> area != home && coasts(sea).noneMatch(each -> each == area))
                .findFirst()
                .orElseThrow());
    scene.put(YOU, "infantry", coast);
    battle.comeFrom(home, List.of(furtherSea(), sea), coast, ship);
    battle.attack(coast, Result.AR1, ship);
    scene
        .answers
        .answer(Retreat.class, new Flight(ship, List.of(home), List.of(sea, furtherSea()), false))
        .answer(Intercept.class, List.of(guard));
    scene.dice.d6(6);
    battle.roll(scene.world.setting().combat().column(2, 1), Result.AR1);
    battle.fight();
    assertThat(scene.world.isOnBoard(ship)).isFalse();
    assertThat(scene.told(BattleTold.Fought.class).getLast().place()).isEqualTo(furtherSea());
  }

  @Test
  @Rule({"8.2", "10.2"})
  void aLeaderIsWithOneOfTwoLandingsFromTheSameSea() {
    int other = coasts(sea).filter(area -> area != coast).findFirst().orElseThrow();
    int second = scene.put(ME, "ship", sea);
    scene.put(YOU, "bow", coast);
    scene.put(YOU, "bow", other);
    battle.aim(coast, ship, horse);
    battle.aim(other, second);
    int leader = battle.aboard(ship);
    assertThat(shift(coast, ship, horse)).isOne();
    assertThat(shift(coast, horse)).isOne();
    assertThat(shift(other, second)).isZero();
    scene.play.remove(ship);
    assertThat(scene.world.leaderAboard(horse)).as("he is with the others").isEqualTo(leader);
    scene.play.remove(horse);
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  private int shift(int area, Integer... units) {
    Defence defence = Defence.of(scene.world, area, ME, Fray.NONE).orElseThrow();
    return Odds.shift(scene.world, ME, defence, List.of(units));
  }

  @Test
  @Rule("8.2")
  void theLeaderGoesBackWithTheShipThatCarriesHim() {
    scene.play.remove(horse);
    int consort = scene.put(ME, "ship", sea);
    battle.aim(coast, ship, consort);
    int leader = battle.aboard(consort);
    scene.put(YOU, "infantry", coast);
    battle.attack(coast, Result.AR1, ship, consort);
    scene.dice.d6(6, 1); // the first goes back, the second sinks
    battle.fight();
    assertThat(scene.world.isOnBoard(ship)).isTrue();
    assertThat(scene.world.isOnBoard(consort)).isFalse();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(World.BOX);
  }

  @Test
  @Rule("8.3")
  void whoFindsNoRoomAndNobodyToAttackGoesBack() {
    scene.play.remove(horse);
    scene.put(ME, "infantry", coast);
    scene.put(ME, "bow", coast);
    int home = coasts(sea).filter(area -> area != coast).findFirst().orElseThrow();
    battle.comeFrom(home, List.of(sea), coast, ship);
    scene.dice.d6(6);
    battle.fight();
    assertThat(scene.world.isOnBoard(ship)).isTrue();
    assertThat(scene.board().isSea(scene.world.place(ship))).isFalse();
    assertThat(scene.world.place(ship)).isNotEqualTo(coast);
    assertThat(scene.world.unitsAt(coast)).hasSize(2);
  }
}
