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

  private static final String QUICK = "quick";

  private Rebirth() {}

  static void run(Play play) {
    World world = play.world();
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      int next = next(world, seat);
      if (next >= 0) {
        play.happen(new PositionEvent.Began(next, Stage.BARBARIAN));
        if (!isPlaced(play, next)) {
          play.happen(new PositionEvent.Fell(next)); // no room this turn
        }
      }
    }
  }

  /** With one tribe; or, after a quick end, with all that it began the game with. */
  @Rule({"4.2", "14.2.7"})
  private static boolean isPlaced(Play play, int position) {
    if (play.setting().restart(position).filter(QUICK::equals).isEmpty()) {
      return Start.place(play, position);
    }
    new Opening(play).place(position);
    return play.world().count(position) > 0;
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
