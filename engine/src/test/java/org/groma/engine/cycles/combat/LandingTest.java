package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.combat.Scene.ME;
import static org.groma.engine.cycles.combat.Scene.YOU;

import java.util.Optional;
import org.groma.engine.cycles.combat.Advance.March;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.setting.Result;
import org.junit.jupiter.api.Test;

final class LandingTest {

  private final Scene scene = Scene.open();
  private final int coast =
      scene.find(area -> scene.board.seaCount(area) == 1 && scene.board.degree(area) > 1);
  private final int sea = scene.board.sea(coast, 0);
  private final int ship = scene.put(ME, "ship", sea);
  private final int horse = scene.put(ME, "horse", sea);

  private void land(String defender, Result result) {
    scene.aim(coast, ship, horse);
    scene.put(YOU, defender, coast);
    scene.attack(coast, result, horse, ship);
  }

  @Test
  void theCarriedUnitIsHalvedAndVictorsGoAshore() {
    land("ship", Result.DE);
    scene
        .answers
        .answer(Capture.class, Optional.empty())
        .answer(Advance.class, Optional.of(new March(horse, coast)))
        .answer(Advance.class, Optional.of(new March(ship, coast)));
    scene.fight();
    assertThat(scene.told(BattleTold.Fought.class).getFirst().attack()).isEqualTo(6);
    assertThat(scene.world.unitsAt(coast)).containsExactlyInAnyOrder(ship, horse);
    assertThat(scene.world.aim(ship)).isNegative();
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void aRetreatCostsTheCarriedUnitAndTheShipGoesBackOverTheSea() {
    land("bow", Result.AR1);
    scene.dice.d6(2);
    scene.fight();
    assertThat(scene.world.isOnBoard(horse)).isFalse();
    assertThat(scene.board.isSea(scene.world.place(ship))).isFalse();
    assertThat(scene.board.seasOf(scene.world.place(ship))).contains(sea);
    assertThat(scene.world.place(ship)).isNotEqualTo(coast);
    assertThat(scene.world.aim(ship)).isNegative();
  }

  @Test
  void aShipThatGoesBackSinksOnAOne() {
    land("bow", Result.AR1);
    scene.dice.d6(1);
    scene.fight();
    assertThat(scene.world.count(ME)).isZero();
  }

  @Test
  void aCarriedEliteCannotStandFast() {
    scene.play.remove(horse);
    int elite = scene.put(ME, "elite", sea);
    scene.aim(coast, ship, elite);
    scene.put(YOU, "bow", coast);
    scene.attack(coast, Result.AR1, elite, ship);
    scene.dice.d6(6);
    scene.fight();
    assertThat(scene.world.isOnBoard(elite)).isFalse();
    assertThat(scene.world.isOnBoard(ship)).isTrue();
  }

  @Test
  void whoWinsAndStaysAboardGoesBackWithTheShip() {
    land("bow", Result.DE);
    scene.dice.d6(2);
    scene.fight();
    assertThat(scene.world.place(horse)).isEqualTo(scene.world.place(ship)).isNotEqualTo(sea);
    assertThat(scene.world.place(ship)).isNotEqualTo(coast);
  }

  @Test
  void aLandingAttacksHoweverWeakItIs() {
    scene.play.remove(horse);
    scene.aim(coast, ship);
    scene.put(YOU, "infantry", coast);
    scene.attack(coast, Result.AE, ship);
    scene.fight();
    assertThat(scene.told(BattleTold.Fought.class).getFirst().column()).isZero();
    assertThat(scene.world.isOnBoard(ship)).isFalse();
  }

  @Test
  void whoFindsNobodyAnyMoreGoesAshore() {
    scene.aim(coast, ship, horse);
    scene.fight();
    assertThat(scene.world.unitsAt(coast)).containsExactlyInAnyOrder(ship, horse);
  }

  @Test
  void theLeaderAboardHelpsAndComesAlong() {
    int leader = scene.leader(ME, sea);
    land("bow", Result.DE);
    scene.answers.answer(Advance.class, Optional.of(new March(horse, coast)));
    scene.answers.answer(Advance.class, Optional.of(new March(ship, coast)));
    scene.fight();
    assertThat(scene.world.leaderAt(leader)).isEqualTo(coast);
  }
}
