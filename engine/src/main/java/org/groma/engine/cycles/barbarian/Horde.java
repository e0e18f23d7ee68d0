package org.groma.engine.cycles.barbarian;

import java.util.List;
import org.groma.engine.cycles.event.Cast;
import org.groma.engine.cycles.event.DeedTold;
import org.groma.engine.cycles.event.PositionEvent;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.setting.Unrest;
import org.groma.engine.cycles.special.Countdown;
import org.groma.engine.cycles.special.KingdomTurn;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** What becomes of barbarians in the administration phase: they count up, or fall out. */
@Rule("4.6")
public final class Horde {

  private static final int LOST_A_PIP = 2;

  private Horde() {}

  public static void settle(Play play, int position) {
    if (play.world().stage(position) == Stage.BARBARIAN) {
      rage(play, position);
      Continuity.restore(play, position);
      count(play, position);
    }
  }

  /** With enough units the way to a kingdom begins, and nothing stops it. */
  @Rule("9.3.5")
  private static void count(Play play, int position) {
    World world = play.world();
    if (world.kingdomIn(position) == 0
        && !KingdomTurn.isGiven(world, position)
        && world.count(position) >= play.setting().numbers().kingdomUnits()) {
      int turns = Countdown.turns(world, position);
      play.happen(new PositionEvent.Counting(position, world.turn() + turns));
    }
  }

  /** Too many units, or many who have nobody to fight. */
  @Rule("9.3.6")
  private static void rage(Play play, int position) {
    World world = play.world();
    int units = world.count(position);
    boolean idle = world.combatUnits(position) > 0 && !world.hasAttackedAnybody(position);
    if (idle && units >= play.setting().idle().units()) {
      roll(play, position, play.setting().idle());
    }
    if (units >= play.setting().many().units()) {
      roll(play, position, play.setting().many());
    }
  }

  private static void roll(Play play, int position, Unrest unrest) {
    if (!unrest.rolls().contains(play.roll(Cast.UNREST))) {
      return;
    }
    int lost = Math.min(LOST_A_PIP * play.roll(Cast.UNREST_LOSS), play.world().count(position));
    if (play.isFollowed()) {
      play.tell(new DeedTold.Restless(position, lost));
    }
    if (lost > 0) {
      List<Integer> units = play.ask(new ChooseLosses(play.world(), position, lost));
      units.forEach(play::remove);
    }
  }
}
