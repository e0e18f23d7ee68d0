package org.groma.engine.cycles.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Battlefield;
import org.groma.engine.cycles.event.BattleTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.naval.Interception;
import org.groma.engine.cycles.naval.Voyagers;
import org.groma.engine.cycles.setting.CombatTable;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Ships that take somebody aboard on their way. */
@Rule("5.2")
class PickupTest {

  private final Scene scene =
      Scene.open().after(new PositionEvent.Began(ME, Stage.KINGDOM)).turn(1);
  private final int from = scene.area("syracuse");
  private final int ship = scene.put(ME, "ship", from);
  private final int port = port();
  private final int cargo = scene.put(ME, "infantry", port);

  /** A coast over one sea area. */
  private int port() {
    return SeaReach.of(scene.world, ship).stream()
        .filter(voyage -> voyage.seas().size() == 1)
        .mapToInt(Move.Voyage::area)
        .findFirst()
        .orElseThrow();
  }

  private List<Move.Voyage> pickups() {
    return new ChooseMove(scene.world, ME, ship)
        .options().stream()
            .filter(Move.Voyage.class::isInstance)
            .map(Move.Voyage.class::cast)
            .filter(voyage -> voyage.boarding().area() == port)
            .toList();
  }

  private Move.Voyage onward() {
    return pickups().stream()
        .filter(voyage -> voyage.seas().size() > voyage.boarding().seas())
        .filter(voyage -> !scene.world.isBarred(voyage.area(), ME))
        .findFirst()
        .orElseThrow();
  }

  private void sail(Move.Voyage voyage) {
    sail(voyage, List.of());
  }

  private void sail(Move.Voyage voyage, List<Integer> interceptors) {
    scene.answers.answer(ChooseMover.class, ship).answer(ChooseMove.class, voyage);
    if (!interceptors.isEmpty()) {
      scene.answers.answer(Intercept.class, interceptors);
    }
    Movement.play(scene.play, ME);
    assertThat(scene.answers.isSpent()).isTrue();
  }

  @Test
  void aShipCallsForAUnitAndCarriesItOn() {
    Move.Voyage voyage = onward();
    assertThat(voyage.cargo()).isEqualTo(cargo);
    assertThat(voyage.boarding().seas()).isEqualTo(1);
    scene.dice.d6(6);
    sail(voyage);
    assertThat(scene.world.place(ship)).isEqualTo(voyage.area());
    assertThat(scene.world.place(cargo)).isEqualTo(voyage.area());
    assertThat(scene.world.hasMoved(cargo)).isTrue();
  }

  @Test
  void theWholeWayIsWithinItsMovement() {
    assertThat(pickups())
        .isNotEmpty()
        .allMatch(voyage -> voyage.seas().size() < 4)
        .noneMatch(voyage -> voyage.area() == port);
    assertThat(pickups()).anyMatch(voyage -> voyage.area() == from); // there and back
  }

  @Test
  @Rule("5.3")
  void allSeaAreasOfTheTurnCountAndWhoIsCarriedSinksToo() {
    Move.Voyage voyage = onward();
    scene.dice.d6(voyage.seas().size());
    sail(voyage);
    assertThat(scene.world.isOnBoard(ship)).isFalse();
    assertThat(scene.world.isOnBoard(cargo)).isFalse();
  }

  @Test
  void whoHasMovedIsNotTakenAboard() {
    scene.after(new UnitEvent.Moved(cargo, port));
    assertThat(pickups()).isEmpty();
  }

  @Test
  void aLeaderMayComeAlong() {
    int leader = scene.lead(ME, port);
    Move.Voyage voyage =
        pickups().stream()
            .filter(each -> each.leader() && each.cargo() == cargo && each.area() == from)
            .findFirst()
            .orElseThrow();
    scene.dice.d6(6);
    sail(voyage);
    assertThat(scene.world.leaderAt(leader)).isEqualTo(from);
  }

  @Test
  @Rule("8.1")
  void drivenBackBothAreWhereTheyStarted() {
    int guard = guard();
    CombatTable table = Scene.OPEN.combat();
    Move.Voyage voyage = onward();
    scene.dice.d6(6);
    new Battlefield(scene).roll(table.column(2, 1), Result.AR1);
    scene.dice.d6(6);
    sail(voyage, List.of(guard));
    assertThat(scene.world.place(ship)).isEqualTo(from);
    assertThat(scene.world.place(cargo)).isEqualTo(port);
    assertThat(scene.world.hasMoved(ship)).isTrue();
    assertThat(scene.world.hasMoved(cargo)).isFalse(); // it was met before anybody came aboard
  }

  private boolean meet(int guard, Result result, List<Integer> outward, List<Integer> onward) {
    scene.answers.answer(Intercept.class, List.of(guard));
    new Battlefield(scene).roll(Scene.OPEN.combat().column(2, 1), result);
    scene.dice.d6(6); // enough to come home
    return Interception.run(
        scene.play, Voyagers.of(ship, List.of(cargo), -1), outward, onward, from);
  }

  @Test
  @Rule("8.1")
  void whoWasAboardIsPutAshoreWhereHeCameFrom() {
    int guard = guard();
    int sea = onward().seas().getFirst();
    assertThat(meet(guard, Result.AR1, List.of(), List.of(sea))).isFalse();
    assertThat(scene.world.place(cargo)).isEqualTo(port);
    assertThat(scene.world.hasMoved(cargo)).isTrue();
  }

  @Test
  @Rule("8.1")
  void nobodyMeetsAShipTwiceThoughItCallsAtAPort() {
    int guard = guard();
    int sea = onward().seas().getFirst();
    assertThat(meet(guard, Result.DR1, List.of(sea), List.of(sea))).isTrue();
    assertThat(scene.told(BattleTold.Fought.class)).hasSize(1);
  }

  /** A ship of others on the first sea area. */
  private int guard() {
    int sea = onward().seas().getFirst();
    for (int i = 0; i < scene.board().coastCount(sea); i++) {
      int coast = scene.board().coast(sea, i);
      if (coast != from && coast != port && coast != onward().area()) {
        return scene.put(YOU, "ship", coast);
      }
    }
    throw new IllegalStateException();
  }
}
