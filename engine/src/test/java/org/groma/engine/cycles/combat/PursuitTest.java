package org.groma.engine.cycles.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.groma.engine.cycles.Scene.ME;
import static org.groma.engine.cycles.Scene.YOU;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.groma.engine.cycles.Scene;
import org.groma.engine.cycles.combat.Advance.March;
import org.groma.engine.cycles.setting.Result;
import org.groma.engine.kernel.Rule;
import org.junit.jupiter.api.Test;

@Rule({"7.2", "8.3"})
final class PursuitTest {

  private final Scene scene = Scene.open();
  private final Battlefield battle = new Battlefield(scene);

  private IntStream shores(int area) {
    return IntStream.range(0, scene.board().shoreDegree(area))
        .map(i -> scene.board().shore(area, i));
  }

  @Test
  void shipsFollowShipsAlongTheCoast() {
    int coast =
        scene.land.find(area -> shores(area).count() > 1 && scene.board().seaCount(area) == 1);
    int mine = shores(coast).findFirst().orElseThrow();
    int ship = scene.put(YOU, "ship", coast);
    int hunter = scene.put(ME, "ship", mine);
    int bow = scene.put(ME, "bow", mine);
    List<Flight> flights = Flights.of(scene.world, ship, 2, List.of(mine));
    Flight flight = flights.getFirst();
    assertThat(flight.seas()).isEmpty();
    assertThat(flight.path()).hasSize(2);
    battle.attack(coast, Result.DR2, hunter, bow);
    if (flights.size() > 1) {
      scene.answers.answer(Retreat.class, flight);
    }
    scene.answers.answer(Advance.class, Optional.of(new March(hunter, flight.path().getFirst())));
    battle.fight();
    assertThat(scene.world.place(ship)).isEqualTo(flight.path().getLast());
    assertThat(scene.world.place(hunter)).isEqualTo(flight.path().getFirst());
  }

  @Test
  void nobodyFollowsOverTheSea() {
    int coast =
        scene.land.find(area ->
            scene.board().seaCount(area) == 1
                && shores(area).count() > 0
                && scene.board().coastCount(scene.board().sea(area, 0)) > 4);
    int mine = shores(coast).findFirst().orElseThrow();
    int ship = scene.put(YOU, "ship", coast);
    scene.put(ME, "ship", mine);
    battle.wall(coast);
    scene.dice.d6(6);
    List<List<Integer>> routes = Rout.run(scene.play, YOU, List.of(ship), 1, List.of(mine));
    assertThat(scene.board().seasOf(scene.world.place(ship))).contains(scene.board().sea(coast, 0));
    assertThat(scene.world.place(ship)).isNotEqualTo(coast);
    assertThat(routes).as("only where it lay").containsExactly(List.of(coast));
  }
}
