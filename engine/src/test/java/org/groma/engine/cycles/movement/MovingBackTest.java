package org.groma.engine.cycles.movement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.economy.Support;
import org.groma.engine.cycles.event.Phase;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.invariant.Invariants;
import org.groma.engine.cycles.player.SteadyRuler;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

/** Units of an empire that have lost their support. */
@Rule("11.5")
class MovingBackTest {

  private final Scene scene = Scene.of("roman-empire").turn(1);
  private final int romans = scene.begin("romans", Stage.EMPIRE);

  /** Two areas beyond the boundary: within an elite's reach of it, and without support. */
  private final int beyond =
      scene.land.find(area ->
          !scene.board().isInside(area) && !scene.board().isCoastal(area) && distance(area) == 3);

  private int distance(int area) {
    int nearest = Byte.MAX_VALUE;
    for (int other = 0; other < scene.board().areas(); other++) {
      if (scene.board().isInside(other)) {
        nearest = Math.min(nearest, scene.board().steps(area, other));
      }
    }
    return nearest;
  }

  private final int elite = scene.put(romans, "elite", beyond);

  @Test
  void aUnitWithoutSupportMayNeitherStayNorBeLeft() {
    assertThat(Support.without(scene.world, romans)).containsExactly(elite);
    ChooseMover mover = new ChooseMover(scene.world, romans);
    assertThat(mover.options()).containsExactly(elite);
    assertThat(mover.refusal(ChooseMover.DONE)).isPresent();
    ChooseMove move = new ChooseMove(scene.world, romans, elite);
    assertThat(move.refusal(Move.STAY)).isPresent();
    assertThat(move.options())
        .isNotEmpty()
        .allSatisfy(option ->
            assertThat(Support.wouldHave(scene.world, elite, ((Move.March) option).area()))
                .isTrue());
  }

  @Test
  void onceItIsHomeThePhaseMayEnd() {
    scene.answers.answer(ChooseMover.class, elite);
    Movement.play(scene.play, romans);
    assertThat(Support.without(scene.world, romans)).isEmpty();
    assertThat(scene.world.place(elite)).isNotEqualTo(beyond);
  }

  @Test
  void aSteadyPlayerBringsItBack() {
    SteadyRuler ruler = new SteadyRuler();
    ChooseMove move = new ChooseMove(scene.world, romans, elite);
    assertThat(move.refusal(ruler.decide(move))).isEmpty();
  }

  @Test
  void whoCannotReachSupportIsFreeToStay() {
    for (int area : scene.land.near(beyond)) {
      scene.put("hun", "tribe", scene.board().id(area));
    }
    assertThat(new ChooseMover(scene.world, romans).options())
        .containsExactly(ChooseMover.DONE, elite);
    assertThat(new ChooseMove(scene.world, romans, elite).refusal(Move.STAY)).isEmpty();
  }

  @Test
  void kingdomsNeedNoSupport() {
    Scene other = Scene.of("roman-empire").turn(1);
    int kingdom = other.begin("romans", Stage.KINGDOM);
    other.put(kingdom, "infantry", beyond);
    assertThat(new ChooseMover(other.world, kingdom).options()).contains(ChooseMover.DONE);
  }

  @Test
  void anInvariantTellsWhenUnitsWereLeftBeyond() {
    assertThat(Invariants.broken(scene.world)).isEmpty();
    scene.after(new TurnEvent.PhaseBegan(Phase.CREATION, romans));
    assertThat(Invariants.broken(scene.world))
        .isEqualTo(List.of("units of Romans without support did not move back"));
  }
}
