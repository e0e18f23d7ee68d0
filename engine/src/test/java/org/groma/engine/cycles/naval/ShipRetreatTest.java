package org.groma.engine.cycles.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Battlefield;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.naval.ShipRetreat.Hop;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

final class ShipRetreatTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);

  /** A coast with land next to it that is on the coast too. */
  private final int coast =
      scene.land.find(area ->
          scene.board().seaCount(area) == 1
              && scene.board().shoreDegree(area) > 0
              && scene.board().coastCount(scene.board().sea(area, 0)) > 4);

  private final int sea = scene.board().sea(coast, 0);
  private final int ship = scene.put(YOU, "ship", coast);

  private int horse() {
    return scene.put(
        ME,
        "horse",
        scene.land.near(coast).stream()
            .filter(area ->
                IntStream.range(0, scene.board().shoreDegree(coast))
                    .noneMatch(i -> scene.board().shore(coast, i) == area))
            .findFirst()
            .orElse(scene.board().near(coast, 0)));
  }

  @Test
  void aShipRetreatsAlongTheCoastIfItCan() {
    int horse = horse();
    battle.attack(coast, Result.DR1, horse);
    battle.fight();
    assertThat(IntStream.range(0, scene.board().shoreDegree(coast)))
        .anyMatch(i -> scene.board().shore(coast, i) == scene.world.place(ship));
    assertThat(scene.dice.isSpent()).isTrue();
    assertThat(scene.told(BattleTold.Sailed.class)).isEmpty();
  }

  @Test
  void otherwiseItGoesOverTheSeaAndSinksOnAOne() {
    for (int roll : new int[] {1, 2}) {
      ShipRetreatTest each = new ShipRetreatTest();
      int horse = each.horse();
      each.battle.wall(each.coast);
      each.barInterceptors();
      each.battle.attack(each.coast, Result.DR1, horse);
      each.scene.dice.d6(roll);
      each.battle.fight();
      assertThat(each.scene.world.isOnBoard(each.ship)).isEqualTo(roll > 1);
      if (roll > 1) {
        assertThat(each.scene.board().seasOf(each.scene.world.place(each.ship))).contains(each.sea);
      }
      assertThat(each.scene.dice.isSpent()).isTrue();
    }
  }

  /** Walls of ships would be asked to intercept; they stay in port by the first option. */
  private void barInterceptors() {
    assertThat(
            new Intercept(scene.world, ME, List.of(ship), List.of(), sea, List.of(ship)).options())
        .first()
        .isEqualTo(List.of());
  }

  @Test
  void hopsLeadToFreeCoastsOfTheSameSea() {
    List<Hop> hops = ShipRetreat.hops(scene.world, ship);
    assertThat(hops).hasSize(scene.board().coastCount(sea) - 1);
    int barred = hops.getFirst().area();
    scene.put(ME, "bow", barred);
    int full = hops.getLast().area();
    scene.put(YOU, "infantry", full);
    scene.put(YOU, "bow", full);
    assertThat(ShipRetreat.hops(scene.world, ship))
        .hasSize(hops.size() - 2)
        .noneMatch(hop -> hop.area() == barred || hop.area() == full || hop.area() == coast);
  }

  @Test
  void aRetreatingShipMayBeInterceptedAndIsLostWhereOthersAreDrivenBack() {
    for (Result result : List.of(Result.AR1, Result.DR1)) {
      ShipRetreatTest each = new ShipRetreatTest();
      List<Hop> hops = ShipRetreat.hops(each.scene.world, each.ship);
      int guard = each.scene.put(ME, "ship", hops.getFirst().area());
      each.scene.answers.answer(Intercept.class, List.of(guard));
      each.scene.dice.d6(2);
      each.battle.roll(each.scene.world.setting().combat().column(2, 1), result);
      int leader = each.scene.lead(YOU, each.coast);
      boolean arrived = ShipRetreat.sail(each.scene.play, each.ship, List.of(), -1, hops.getLast());
      assertThat(arrived).isEqualTo(result == Result.DR1);
      assertThat(each.scene.world.isOnBoard(each.ship)).isEqualTo(arrived);
      assertThat(each.scene.world.leaderAt(leader)).isEqualTo(each.coast);
      assertThat(each.scene.dice.isSpent()).isTrue();
    }
  }

  @Test
  void aLeaderAboardAndTheCargoComeAlong() {
    Hop hop = ShipRetreat.hops(scene.world, ship).getFirst();
    int horse = scene.put(YOU, "horse", coast);
    int leader = scene.lead(YOU, coast);
    int stranger = scene.lead(ME, hop.area());
    scene.dice.d6(2);
    assertThat(ShipRetreat.sail(scene.play, ship, List.of(horse), leader, hop)).isTrue();
    assertThat(scene.world.place(horse)).isEqualTo(hop.area());
    assertThat(scene.world.leaderAt(leader)).isEqualTo(hop.area());
    assertThat(scene.world.leaderAt(stranger)).isEqualTo(World.BOX);
  }
}
