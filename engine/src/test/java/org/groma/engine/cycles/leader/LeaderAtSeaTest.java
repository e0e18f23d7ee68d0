package org.groma.engine.cycles.leader;

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
import org.groma.engine.cycles.naval.Intercept;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A ship with a leader aboard is intercepted by another. */
class LeaderAtSeaTest {

  private final Scene scene = Scene.with("namedLeaders");
  private final Battlefield battle = new Battlefield(scene);
  private final World world = scene.world;
  private final int from =
      scene.land.find(area ->
          scene.board().isCoastal(area)
              && scene.board().coastCount(scene.board().sea(area, 0)) > 2);
  private final int sea = scene.board().sea(from, 0);
  private final int port =
      IntStream.range(0, scene.board().coastCount(sea))
          .map(i -> scene.board().coast(sea, i))
          .filter(area -> area != from)
          .findFirst()
          .orElseThrow();

  /** Driven back, it sinks on a 1 like others, if the leader aboard does not prevent that. */
  @ParameterizedTest
  @CsvSource({"1, 2-1, true", "2, 3-2, false", "6, 1-1, false"})
  void aNavalLeaderIsWorthTwoColumnsAndAPipOnTheWayBack(int kind, String odds, boolean saved) {
    scene.after(new TurnEvent.TurnBegan(1), new PositionEvent.Began(ME, Stage.KINGDOM));
    int ship = scene.put(ME, "ship", from);
    int guard = scene.put(YOU, "ship", port);
    int leader = scene.lead(ME, from, kind);
    scene.answers.answer(ChooseMover.class, ship).answer(ChooseMove.class, voyage(ship));
    scene.answers.answer(Intercept.class, List.of(guard));
    scene.dice.d6(6);
    battle.roll(column(odds), Result.AR1);
    scene.dice.d6(1);
    Movement.play(scene.play, ME);
    assertThat(scene.told(BattleTold.Fought.class))
        .extracting(BattleTold.Fought::column)
        .containsExactly(column(odds));
    assertThat(world.isOnBoard(ship)).isEqualTo(saved);
    assertThat(world.leaderAt(leader)).isEqualTo(saved ? from : World.BOX);
  }

  private Move voyage(int ship) {
    return new ChooseMove(world, ME, ship)
        .options().stream()
            .filter(each ->
                each instanceof Move.Voyage sail
                    && sail.leader()
                    && sail.seas().equals(List.of(sea))
                    && sail.area() != port)
            .findFirst()
            .orElseThrow();
  }

  private int column(String odds) {
    return IntStream.range(0, 11)
        .filter(column -> world.setting().combat().odds(column).equals(odds))
        .findFirst()
        .orElseThrow();
  }
}
