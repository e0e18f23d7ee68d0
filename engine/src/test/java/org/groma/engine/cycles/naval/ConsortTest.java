package org.groma.engine.cycles.naval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Battlefield;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.movement.ChooseMove;
import org.groma.engine.cycles.movement.ChooseMover;
import org.groma.engine.cycles.movement.Move;
import org.groma.engine.cycles.movement.Movement;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule("8.1")
final class ConsortTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);
  private final World world = scene.world;
  private final CombatTable table = Scene.OPEN.combat();
  private final int from =
      scene.land.find(area ->
          scene.board().seaCount(area) == 1
              && scene.board().coastCount(scene.board().sea(area, 0)) > 3);
  private final int sea = scene.board().sea(from, 0);
  private final int port = coast(0);
  private final int end = coast(1);
  private final int ship = scene.put(ME, "ship", from);
  private final int consort = scene.put(ME, "ship", from);
  private final int guard = scene.put(YOU, "ship", port);

  ConsortTest() {
    scene.after(new TurnEvent.TurnBegan(1), new PositionEvent.Began(ME, Stage.BARBARIAN));
  }

  private int coast(int number) {
    return IntStream.range(0, scene.board().coastCount(sea))
        .map(i -> scene.board().coast(sea, i))
        .filter(area -> area != from)
        .skip(number)
        .findFirst()
        .orElseThrow();
  }

  private Move.Voyage together(int area, boolean leader) {
    return new Move.Voyage(List.of(sea), area, -1, leader, consort);
  }

  /** Both are to sail; the sinking rolls follow. */
  private void plan(Move.Voyage voyage, int... rolls) {
    scene.answers.answer(ChooseMover.class, ship).answer(ChooseMove.class, voyage);
    scene.dice.d6(rolls);
  }

  private void sail() {
    Movement.play(scene.play, ME);
    assertThat(scene.dice.isSpent()).isTrue();
  }

  private void meet(int attack, int defence, int shift, Result result) {
    scene.answers.answer(Intercept.class, List.of(guard));
    battle.roll(table.shifted(table.column(2 * attack, defence), shift), result);
  }

  @Test
  void twoShipsOfAnAreaMaySailTogetherOverTheSea() {
    List<Move> options = new ChooseMove(world, ME, ship).options();
    assertThat(options).contains(together(end, false)).doesNotContain(together(end, true));
    assertThat(options)
        .filteredOn(move -> move instanceof Move.Voyage voyage && voyage.consort() >= 0)
        .allSatisfy(move -> assertThat(((Move.Voyage) move).seas()).isNotEmpty());
    scene.lead(ME, from);
    assertThat(new ChooseMove(world, ME, ship).options()).contains(together(end, true));
    scene.put(ME, "bow", end);
    assertThat(new ChooseMove(world, ME, ship).options())
        .as("two fill an area")
        .doesNotContain(together(end, false));
  }

  @Test
  void oneShipHasNobodyToSailWith() {
    scene.play.remove(consort);
    scene.put(ME, "bow", from);
    assertThat(new ChooseMove(world, ME, ship).options())
        .noneMatch(move -> move instanceof Move.Voyage voyage && voyage.consort() >= 0);
  }

  @Test
  void theirStrengthsAddInOneBattle() {
    plan(together(end, false), 6, 6);
    meet(2, 1, 0, Result.DR1);
    sail();
    assertThat(scene.told(BattleTold.Fought.class)).hasSize(1);
    assertThat(scene.told(BattleTold.Fought.class).getFirst().attack()).isEqualTo(4);
    assertThat(world.unitsAt(end)).containsExactlyInAnyOrder(ship, consort);
    assertThat(world.hasMoved(consort)).isTrue();
  }

  @Test
  void eachRollsForSinkingBefore() {
    int leader = scene.lead(ME, from);
    plan(together(end, true), 1, 6);
    meet(1, 1, 0, Result.DR1);
    sail();
    assertThat(world.isOnBoard(ship)).isFalse();
    assertThat(world.leaderAt(leader)).as("he was aboard the first").isEqualTo(World.BOX);
    assertThat(world.place(consort)).isEqualTo(end);
  }

  @Test
  void theLeaderSailsOnWhenTheOtherShipSinks() {
    int leader = scene.lead(ME, from);
    plan(together(end, true), 6, 1);
    meet(1, 1, 1, Result.DR1);
    sail();
    assertThat(world.isOnBoard(consort)).isFalse();
    assertThat(world.place(ship)).isEqualTo(world.leaderAt(leader)).isEqualTo(end);
  }

  @Test
  void anExchangeWithOneCostsOneOfTwoAndTheLeaderChangesOver() {
    int leader = scene.lead(ME, from);
    plan(together(end, true), 6, 6);
    meet(2, 1, 1, Result.EX);
    scene.answers.answer(ShipLosses.class, ship);
    sail();
    assertThat(world.isOnBoard(guard)).isFalse();
    assertThat(world.unitsAt(end)).containsExactly(consort);
    assertThat(world.leaderAt(leader)).isEqualTo(end);
  }

  @Test
  void bothAreDrivenBackAndEachMaySinkThen() {
    plan(together(end, false), 6, 6);
    int second = scene.put(YOU, "ship", port);
    scene.answers.answer(Intercept.class, List.of(guard, second));
    battle.roll(table.column(4, 2), Result.AR2);
    scene.dice.d6(3, 2);
    sail();
    assertThat(world.unitsAt(from)).containsExactly(ship);
    assertThat(world.hasMoved(ship)).isTrue();
    assertThat(world.isOnBoard(consort)).isFalse();
  }

  @Test
  void bothAreLostTogether() {
    plan(together(end, false), 6, 6);
    int second = scene.put(YOU, "ship", port);
    scene.answers.answer(Intercept.class, List.of(guard, second));
    battle.roll(table.column(4, 2), Result.AE);
    sail();
    assertThat(world.count(ME)).isZero();
  }

  @Test
  @Rule("8.2")
  void twoShipsMayLandTogether() {
    scene.play.remove(guard);
    scene.put(YOU, "bow", end);
    assertThat(new ChooseMove(world, ME, ship).refusal(together(end, false))).isEmpty();
    int leader = scene.lead(ME, from);
    plan(together(end, true), 6, 6);
    sail();
    assertThat(world.unitsAt(sea)).containsExactlyInAnyOrder(ship, consort);
    assertThat(world.aim(ship)).isEqualTo(world.aim(consort)).isEqualTo(end);
    assertThat(world.setOutFrom(consort)).isEqualTo(from);
    assertThat(world.crossed(consort)).containsExactly(sea);
    assertThat(world.leaderAboard(ship)).isEqualTo(leader);
    assertThat(world.leaderAboard(consort)).isNegative();
  }
}
