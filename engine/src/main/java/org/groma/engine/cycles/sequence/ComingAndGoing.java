package org.groma.engine.cycles.sequence;

import org.groma.engine.cycles.administration.Abandonment;
import org.groma.engine.cycles.event.TurnEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Players enter the game when a turn begins, and leave it in an administration phase: what they
 * scored stays, their pieces go and neutral garrisons hold their cities.
 */
@Rule({"4.6", "14.1", "14.3"})
final class ComingAndGoing {

  private ComingAndGoing() {}

  static void enter(Play play) {
    World world = play.world();
    for (int seat = 0; seat < play.setting().seats(); seat++) {
      if (!world.isPresent(seat) && play.setting().attendance().from(seat) == world.turn()) {
        play.happen(new TurnEvent.Came(seat));
      }
    }
  }

  /** When all are done with administration. Nobody is kept by his income (14.3.2). */
  static void leave(Play play) {
    World world = play.world();
    for (int seat = 0; seat < play.setting().seats(); seat++) {
      if (world.isPresent(seat) && play.setting().attendance().until(seat) == world.turn()) {
        for (int position = 0; position < play.setting().positions(); position++) {
          if (world.isPlaying(position) && world.seat(position) == seat) {
            Abandonment.fall(play, position, false);
          }
        }
        play.happen(new TurnEvent.Left(seat));
      }
    }
  }
}
