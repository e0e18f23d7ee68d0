package org.groma.engine.invasions.reaction;

import java.util.List;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.ChooseParticipants;
import org.groma.engine.invasions.movement.LimesFall;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.ReactionFigures;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Die;
import org.groma.engine.kernel.Rule;

/** Stacks of the opponent hurry to the province that was entered. */
@Rule("XIX.A")
final class Interception {

  private Interception() {}

  /** All stacks are designated before any of them rolls. */
  static List<Stack> declare(Play play, int opponent, Stack target) {
    Interceptors able = Interceptors.of(play.world(), opponent, target);
    return able.isNobody()
        ? List.of()
        : play.table().ask(new ChooseInterceptors(play.world(), able));
  }

  /** Whether anybody arrived. */
  static boolean attempt(Play play, int opponent, Stack target, List<Stack> interceptors) {
    boolean arrived = false;
    for (Stack interceptor : interceptors) {
      if (room(play.world(), interceptor, target.place()) == 0) {
        continue; // those it was to make up for have not fled
      }
      if (succeeds(play, opponent, interceptor, target.place())) {
        arrive(play, interceptor, target);
        arrived = true;
      } else {
        play.happen(new UnitEvent.Missed(interceptor.units()));
      }
    }
    return arrived;
  }

  private static boolean succeeds(Play play, int opponent, Stack interceptor, int target) {
    int result =
        play.table().roll(Die.D10, Roll.INTERCEPTION)
            + modifier(play.world(), opponent, interceptor, target);
    boolean succeeded = result >= figures(play.world()).target();
    if (play.table().isHeard()) {
      play.tell(
          new FieldTold.Intercepted(
              interceptor.nation(), interceptor.place(), target, result, succeeded));
    }
    return succeeded;
  }

  /** What is added to the die. */
  static int modifier(World world, int opponent, Stack interceptor, int target) {
    ReactionFigures.Interception figures = figures(world);
    int modifier =
        InterceptionRoutes.into(world, interceptor.nation(), target).modifier(interceptor.place());
    if (interceptor.hasLeader()) {
      modifier += world.setting().leader(interceptor.leader()).combat();
    }
    if (world.capitalAt(target) == opponent) {
      modifier += figures.capital();
    }
    if (world.status(interceptor.nation()) == Status.EMPIRE) {
      modifier += figures.empire();
    }
    return modifier;
  }

  private static ReactionFigures.Interception figures(World world) {
    return world.setting().figures().reaction().interception();
  }

  /** As many as have room; a Limes that stands alone falls before they come. */
  private static void arrive(Play play, Stack interceptor, Stack target) {
    World world = play.world();
    if (LimesFall.isDue(world, target.nation(), target.place())) {
      LimesFall.fall(play, target.now(world));
    }
    int room = room(world, interceptor, target.place());
    UnitSet units = interceptor.units();
    UnitSet arriving =
        units.size() <= room
            ? units
            : play.table().ask(new ChooseParticipants(world, interceptor.nation(), units, room));
    play.happen(new UnitEvent.Placed(arriving, target.place()));
    if (interceptor.hasLeader()) {
      play.happen(new LeaderEvent.Posted(interceptor.leader(), target.place()));
    }
  }

  private static int room(World world, Stack interceptor, int target) {
    int limit =
        Math.max(
            Stacking.limit(world, interceptor.nation(), target),
            Stacking.limit(world, interceptor.nation(), target, interceptor.leader()));
    return Math.max(0, limit - Stacking.counted(world, interceptor.nation(), target));
  }
}
