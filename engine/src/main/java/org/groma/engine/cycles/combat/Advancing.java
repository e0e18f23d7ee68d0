package org.groma.engine.cycles.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.special.Truce;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** The victors follow the beaten, one unit after the other; stacking sets the limit. */
@Rule("7.2")
final class Advancing {

  private Advancing() {}

  /**
   * Asks for advances until no unit can or shall go on.
   *
   * @param units the victors; those who did not survive are passed over
   * @param taken the area that was fought for if the attackers won it; -1 otherwise
   */
  static void run(
      Play play, int position, List<Integer> units, List<List<Integer>> routes, int taken) {
    World world = play.world();
    List<Integer> left = new ArrayList<>(units);
    left.removeIf(unit -> !world.isOnBoard(unit));
    while (!left.isEmpty()) {
      Advance asked = new Advance(world, position, left, routes, taken);
      if (asked.options().size() == 1) {
        return;
      }
      Optional<Advance.March> march = play.ask(asked);
      if (march.isEmpty()) {
        return;
      }
      if (!Truce.allows(play, position, march.get().area())) {
        continue; // it may still go elsewhere
      }
      int unit = march.get().unit();
      List<Integer> way = asked.way(march.get());
      int leader = Leading.with(play, unit);
      for (int area : way) {
        Leading.step(play, unit, leader, area);
      }
      left.removeIf(each -> each == unit);
    }
  }
}
