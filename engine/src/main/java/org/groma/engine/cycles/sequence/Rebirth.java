package org.groma.engine.cycles.sequence;

import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Players whose position has fallen begin anew where the scenario lets them: with one tribe. In the
 * open scenario a player takes the next of his positions, so that nobody has the same twice
 * running.
 */
@Rule({"4.2", "14.3"})
final class Rebirth {

  private Rebirth() {}

  static void run(Play play) {
    World world = play.world();
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      int next = next(world, seat);
      if (next >= 0) {
        play.happen(new PositionEvent.Began(next, Stage.BARBARIAN));
        if (!Start.place(play, next)) {
          play.happen(new PositionEvent.Fell(next)); // no room this turn
        }
      }
    }
  }

  /** The position that a player begins with; -1 while he has one, or may not. */
  private static int next(World world, int seat) {
    int latest = -1;
    for (int i = 0; i < world.setting().positions(); i++) {
      Position position = world.setting().position(i);
      if (position.seat() == seat) {
        if (world.isPlaying(i)) {
          return -1;
        }
        if (world.setting().mayRestart(i)
            && (latest < 0 || world.beganIn(i) < world.beganIn(latest))) {
          latest = i;
        }
      }
    }
    return latest;
  }
}
