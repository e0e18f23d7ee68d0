package org.groma.engine.cycles.administration;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.event.UnitEvent;
import org.groma.engine.cycles.play.MoveOrder;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Rebellion;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Units go over to others. Only one that stands alone can: units of two positions never share an
 * area (6).
 */
@Rule({"11.7", "14.2.5"})
final class Defections {

  /** What defects in the scenario of Alexander. */
  private static final String DEFECTOR = "barbarian-infantry";

  private Defections() {}

  /** Each barbarian, in the order of moves, may take one 4-2 that is near one of his units. */
  static void mercenaries(Play play, int rebel) {
    World world = play.world();
    for (int barbarian : MoveOrder.of(world)) {
      if (barbarian != rebel && world.stage(barbarian) == Stage.BARBARIAN) {
        List<Integer> options = withinReach(world, rebel, barbarian);
        if (!options.isEmpty()) {
          options.addFirst(ChooseDefector.NONE);
          int unit = play.ask(new ChooseDefector(world, barbarian, rebel, options));
          if (unit != ChooseDefector.NONE) {
            change(play, unit, barbarian);
          }
        }
      }
    }
  }

  private static List<Integer> withinReach(World world, int rebel, int barbarian) {
    List<Integer> found = new ArrayList<>();
    int infantry = world.setting().kinds().infantry();
    if (world.inBox(barbarian, infantry) >= 0) {
      for (int unit : world.unitsOf(rebel)) {
        if (world.kind(unit) == infantry
            && isAlone(world, unit)
            && isNear(world, unit, barbarian)) {
          found.add(unit);
        }
      }
    }
    return found;
  }

  private static boolean isAlone(World world, int unit) {
    return world.unitsAt(world.place(unit)).size() == 1;
  }

  private static boolean isNear(World world, int unit, int barbarian) {
    int reach = world.setting().numbers().defectionReach();
    for (int other : world.unitsOf(barbarian)) {
      if (world.board().steps(world.place(other), world.place(unit)) <= reach) {
        return true;
      }
    }
    return false;
  }

  /** One unit of its owner's choice goes over to the enemy of a scenario for two. */
  @Rule("14.2.5")
  static void toTheOtherSide(Play play, int rebel) {
    World world = play.world();
    int kind = world.setting().kinds().find(DEFECTOR);
    int other = otherSide(world, rebel);
    List<Integer> options = new ArrayList<>(world.unitsOf(rebel));
    options.removeIf(unit -> world.kind(unit) != kind || !isAlone(world, unit));
    if (other != World.NOBODY && !options.isEmpty() && world.inBox(other, kind) >= 0) {
      int unit =
          options.size() == 1
              ? options.getFirst()
              : play.ask(new ChooseLoss(world, rebel, Rebellion.DEFECTION, options));
      change(play, unit, other);
    }
  }

  private static int otherSide(World world, int rebel) {
    for (int other = 0; other < world.setting().positions(); other++) {
      if (other != rebel && world.isPlaying(other)) {
        return other;
      }
    }
    return World.NOBODY;
  }

  private static void change(Play play, int unit, int position) {
    int place = play.world().place(unit);
    int kind = play.world().kind(unit);
    play.remove(unit);
    play.happen(new UnitEvent.Raised(play.world().inBox(position, kind), kind, place));
  }
}
