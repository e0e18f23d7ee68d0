package org.groma.engine.cycles.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Position;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.DesertStart;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Positions that have fallen begin anew where the scenario lets them. In the open scenario a player
 * has one position at a time and chooses it; in others each of his groups begins again by itself.
 */
@Rule({"4.2", "14.3"})
final class Rebirth {

  private static final String QUICK = "quick";

  private Rebirth() {}

  static void run(Play play) {
    World world = play.world();
    if (!world.setting().isOpen()) {
      again(play);
      return;
    }
    FreeStarts.run(play);
    for (int seat = 0; seat < play.setting().scenario().players().size(); seat++) {
      List<Integer> options = options(world, seat);
      if (!options.isEmpty()) {
        begin(
            play,
            options.size() == 1
                ? options.getFirst()
                : play.ask(new ChooseStart(world, options.getFirst(), options)));
      }
    }
  }

  /** Each group that was given up, whether its player has others or not. */
  @Rule("14.2.1")
  private static void again(Play play) {
    for (int i = 0; i < play.setting().positions(); i++) {
      if (play.world().seat(i) >= 0
          && !play.world().isPlaying(i)
          && play.setting().mayRestart(i)
          && StartTurns.areReached(play.world(), i)) {
        begin(play, i);
      }
    }
  }

  /** The positions that a player may begin with, the longest unused first; none while he plays. */
  private static List<Integer> options(World world, int seat) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < world.setting().positions(); i++) {
      Position position = world.setting().position(i);
      if (position.seat() == seat) {
        if (world.isPlaying(i)) {
          return List.of();
        }
        if (world.setting().mayRestart(i) && StartTurns.areReached(world, i)) {
          found.add(i);
        }
      }
    }
    found.sort(Comparator.comparingInt(world::beganIn));
    return found;
  }

  static void begin(Play play, int position) {
    if (play.world().peopleOf(position).stage() == Stage.KINGDOM && play.setting().isOpen()) {
      Persia.begin(play, position);
      return;
    }
    play.happen(new PositionEvent.Began(position, Stage.BARBARIAN));
    if (!isPlaced(play, position)) {
      play.happen(new PositionEvent.Fell(position)); // no room this turn
    }
  }

  /** With one tribe; or, after a quick end, with all that it began the game with. */
  @Rule({"4.2", "13.2.2", "14.2.7"})
  private static boolean isPlaced(Play play, int position) {
    if (DesertStart.is(play.world(), position)) {
      return !DesertStart.free(play.world(), position).isEmpty(); // they come when they move
    }
    if (play.setting().restart(position).filter(QUICK::equals).isEmpty()) {
      return Start.place(play, position);
    }
    new Opening(play).place(position);
    return play.world().count(position) > 0;
  }
}
