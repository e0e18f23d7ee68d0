package org.groma.engine.cycles.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Battlefield;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.api.Test;

final class InterceptionTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final CombatTable table = Scene.OPEN.combat();
  private final int from =
      scene.land.find(area ->
          scene.board().isCoastal(area)
              && scene.board().coastCount(scene.board().sea(area, 0)) > 2);
  private final int sea = scene.board().sea(from, 0);
  private final int port = otherCoast(from);
  private final int ship = scene.put(ME, "ship", from);
  private final int cargo = scene.put(ME, "horse", from);
  private final int guard = scene.put(YOU, "ship", port);

  private int otherCoast(int... not) {
    for (int i = 0; i < scene.board().coastCount(sea); i++) {
      int area = scene.board().coast(sea, i);
      if (java.util.stream.IntStream.of(not).noneMatch(each -> each == area)) {
        return area;
      }
    }
    throw new IllegalStateException();
  }

  private void roll(int attack, int defence, Result result) {
    battle.roll(table.column(2 * attack, defence), result);
  }

  private boolean cross(int... seas) {
    return Interception.run(
        scene.play,
        Voyagers.of(ship, List.of(cargo), -1),
        java.util.stream.IntStream.of(seas).boxed().toList(),
        from);
  }

  @Test
  void whoIsNotInterceptedGoesOn() {
    scene.answers.answer(Intercept.class, List.of());
    assertThat(cross(sea)).isTrue();
    assertThat(scene.answers.isSpent()).isTrue();
    assertThat(scene.told(BattleTold.Fought.class)).isEmpty();
  }

  @Test
  void aRetreatOfTheInterceptorLetsTheShipGoOnAndLeavesItWhereItWas() {
    scene.answers.answer(Intercept.class, List.of(guard));
    roll(1, 1, Result.DR3);
    assertThat(cross(sea)).isTrue();
    assertThat(scene.world.place(guard)).isEqualTo(port);
    assertThat(scene.told(BattleTold.Fought.class).getFirst().place()).isEqualTo(sea);
  }

  @Test
  void deSinksTheInterceptorAndTheShipGoesOn() {
    int leader = scene.lead(ME, from);
    scene.answers.answer(Intercept.class, List.of(guard));
    // one against one is 1-1, a leader makes it 3-2
    int column = table.shifted(table.column(2, 1), 1);
    assertThat(table.odds(column)).isEqualTo("3-2");
    battle.roll(column, Result.DE);
    Voyagers led = Voyagers.of(ship, List.of(), leader);
    assertThat(Interception.run(scene.play, led, List.of(sea), from)).isTrue();
    assertThat(scene.world.isOnBoard(guard)).isFalse();
    assertThat(scene.told(BattleTold.Fought.class).getFirst().column()).isEqualTo(column);
  }

  @Test
  void theLeaderAboardIsLostWithTheShipAndOneAshoreIsNot() {
    for (boolean aboard : new boolean[] {true, false}) {
      InterceptionTest each = new InterceptionTest();
      int leader = each.scene.lead(ME, each.from);
      each.scene.answers.answer(Intercept.class, List.of(each.guard));
      each.battle.roll(table.shifted(table.column(2, 1), aboard ? 1 : 0), Result.AR3);
      each.scene.dice.d6(3);
      Interception.run(
          each.scene.play,
          Voyagers.of(each.ship, List.of(each.cargo), aboard ? leader : -1),
          List.of(each.sea),
          each.from);
      assertThat(each.scene.world.isOnBoard(each.ship)).isFalse();
      assertThat(each.scene.world.leaderAt(leader)).isEqualTo(aboard ? World.BOX : each.from);
    }
  }

  @Test
  void aLeaderWithTheInterceptorHelpsIt() {
    scene.lead(YOU, port);
    scene.answers.answer(Intercept.class, List.of(guard));
    int column = table.shifted(table.column(2, 1), -1);
    battle.roll(column, Result.DR1);
    assertThat(cross(sea)).isTrue();
    assertThat(scene.told(BattleTold.Fought.class).getFirst().column()).isEqualTo(column);
  }

  @Test
  void aeSinksShipAndCargo() {
    scene.answers.answer(Intercept.class, List.of(guard));
    roll(1, 1, Result.AE);
    assertThat(cross(sea)).isFalse();
    assertThat(scene.world.count(ME)).isZero();
  }

  @Test
  void exOfOneAgainstOneSinksBoth() {
    scene.answers.answer(Intercept.class, List.of(guard));
    roll(1, 1, Result.EX);
    assertThat(cross(sea)).isFalse();
    assertThat(scene.world.count(ME)).isZero();
    assertThat(scene.world.count(YOU)).isZero();
  }

  @Test
  void exOfOneAgainstTwoCostsOneOfThem() {
    int second = scene.put(YOU, "ship", port);
    scene.answers.answer(Intercept.class, List.of(guard, second)).answer(ShipLosses.class, second);
    roll(1, 2, Result.EX);
    assertThat(cross(sea)).isFalse();
    assertThat(scene.world.count(ME)).isZero();
    assertThat(scene.world.unitsAt(port)).containsExactly(guard);
    assertThat(scene.told(BattleTold.Fought.class).getFirst().defence()).isEqualTo(2);
  }

  @Test
  void arDrivesBackWhoRollsHigherAndSinksTheOthers() {
    for (int roll = 1; roll <= 6; roll++) {
      InterceptionTest each = new InterceptionTest();
      each.scene.answers.answer(Intercept.class, List.of(each.guard));
      each.roll(1, 1, Result.AR2);
      each.scene.dice.d6(roll);
      assertThat(each.cross(each.sea)).isFalse();
      assertThat(each.scene.world.isOnBoard(each.ship)).isEqualTo(roll > 2);
      assertThat(each.scene.world.isOnBoard(each.cargo)).isEqualTo(roll > 2);
      if (roll > 2) {
        assertThat(each.scene.world.place(each.ship)).isEqualTo(each.from);
        assertThat(each.scene.world.hasMoved(each.ship)).isTrue();
        assertThat(each.scene.world.hasMoved(each.cargo)).isTrue();
        assertThat(each.scene.world.hasAttacked(each.ship)).isFalse();
      }
    }
  }

  @Test
  void vikingsAddOneUntilTheyAreAnEmpire() {
    for (Stage stage : Stage.values()) {
      Scene north = Scene.open();
      int viking = north.world.setting().positionNamed("viking");
      int longship = north.put(viking, "ship", from);
      int foe = north.put(YOU, "ship", port);
      north.after(new PositionEvent.Began(viking, stage));
      north.answers.answer(Intercept.class, List.of(foe));
      new Battlefield(north).roll(table.column(2, 1), Result.AR2);
      north.dice.d6(2);
      Voyagers vikings = Voyagers.of(longship, List.of(), -1);
      assertThat(Interception.run(north.play, vikings, List.of(sea), from)).isFalse();
      assertThat(north.world.isOnBoard(longship)).isEqualTo(stage != Stage.EMPIRE);
    }
  }

  @Test
  void theSameInterceptorNeverMeetsTheSameShipTwice() {
    scene.answers.answer(Intercept.class, List.of(guard)).answer(Intercept.class, List.of(guard));
    roll(1, 1, Result.DR1);
    assertThat(cross(sea, sea)).isTrue();
    assertThat(scene.told(BattleTold.Fought.class)).hasSize(1);
    assertThat(scene.answers.isSpent()).isFalse();
  }

  @Test
  void whoDeclinedMayStillInterceptLater() {
    scene.answers.answer(Intercept.class, List.of()).answer(Intercept.class, List.of(guard));
    roll(1, 1, Result.DR1);
    assertThat(cross(sea, sea)).isTrue();
    assertThat(scene.told(BattleTold.Fought.class)).hasSize(1);
  }

  @Test
  void shipsOfDifferentAreasFightOneAfterTheOther() {
    int second = scene.put(YOU, "ship", otherCoast(from, port));
    boolean portFirst = port < scene.world.place(second);
    scene
        .answers
        .answer(Intercept.class, List.of(portFirst ? guard : second))
        .answer(Intercept.class, List.of(portFirst ? second : guard));
    roll(1, 1, Result.DR1);
    roll(1, 1, Result.DR1);
    assertThat(cross(sea)).isTrue();
    assertThat(scene.told(BattleTold.Fought.class)).hasSize(2);
  }

  @Test
  void aLandingKeepsShipsOfThatCoastFromIntercepting() {
    int landing = scene.put(ME, "ship", sea);
    battle.aim(port, landing);
    scene.answers.answer(Intercept.class, List.of(guard));
    assertThat(cross(sea)).isTrue();
    assertThat(scene.answers.isSpent()).isFalse();
  }

  @Test
  void ownShipsAndOtherUnitsDoNotIntercept() {
    scene.play.remove(guard);
    scene.put(YOU, "infantry", port);
    scene.put(ME, "ship", otherCoast(from, port));
    scene.answers.answer(Intercept.class, List.of(guard));
    assertThat(cross(sea)).isTrue();
    assertThat(scene.answers.isSpent()).isFalse();
  }

  @Test
  void onlyShipsOfTheCoastMayBeChosen() {
    Intercept asked =
        new Intercept(scene.world, YOU, List.of(ship), List.of(cargo), sea, List.of(guard));
    assertThat(asked.options()).containsExactly(List.of(), List.of(guard));
    assertThat(asked.refusal(List.of(ship))).isPresent();
    assertThat(asked.refusal(List.of(guard, guard))).isPresent();
    assertThat(asked.options()).allMatch(option -> asked.refusal(option).isEmpty());
  }
}
