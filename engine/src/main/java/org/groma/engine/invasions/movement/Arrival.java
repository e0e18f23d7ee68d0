package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.reaction.Reaction;
import org.groma.engine.invasions.reaction.Verdict;
import org.groma.engine.invasions.siege.Terror;
import org.groma.engine.invasions.state.Stance;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * What happens when a stack has entered a province, by land or by sea: the other side reacts; who
 * is still in the way is overrun, held down or stops the stack; and terror precedes a Barbarian.
 */
@Rule({"XVIII.C", "XVIII.I", "XIX.A"})
public final class Arrival {

  private Arrival() {}

  public static void enter(Play play, Stack stack) {
    if (stack.units().isEmpty()) {
      return; // a leader alone goes only where nobody has a reason to react
    }
    World world = play.world();
    boolean limes = Opposition.hasLimes(world, stack.nation(), stack.place());
    trespass(play, stack);
    if (provokes(world, stack.nation(), stack.place())) {
      UnitSet together = world.unitsAt(stack.place(), world.diplomacy().bloc(stack.nation()));
      if (Reaction.react(play, stack) == Verdict.BEATEN) {
        end(play, stack, together);
        return;
      }
    }
    meet(play, stack.now(world), limes);
  }

  /** The controller reacts; where there is none, who stands there does (ruling C7). */
  static boolean provokes(World world, int nation, int province) {
    int holder = world.holder(province);
    return holder >= 0
        ? Attitude.between(world, nation, holder, province) == Stance.HOSTILE
        : Attitude.isOpposed(world, nation, province);
  }

  /**
   * What follows the reaction.
   *
   * @param limes whether there was a Limes on arrival: it stops all invaders, even if it fell since
   */
  static void meet(Play play, Stack stack, boolean limes) {
    World world = play.world();
    if (stack.units().isEmpty()) {
      return;
    }
    if (limes) {
      stop(play, stack);
    } else if (Opposition.stops(world, stack.nation(), stack.place())
        && !Overrun.offer(play, stack)) {
      PassageInForce.meet(play, stack);
    }
    Stack left = stack.now(world);
    if (bringsTerror(world, left) && Terror.precede(play, left)) {
      stop(play, left);
    }
  }

  /** A Barbarian leader before a city that nobody defends and that is neither his nor neutral. */
  @Rule("XXIV.B")
  private static boolean bringsTerror(World world, Stack stack) {
    int province = stack.place();
    return stack.hasLeader()
        && world.isBarbarian(stack.nation())
        && world.hasCity(province)
        && !Attitude.isOpposed(world, stack.nation(), province)
        && (world.holder(province) < 0 || provokes(world, stack.nation(), province));
  }

  /** The nations whose hordes must stay where they are, because their units went to war. */
  private static void trespass(Play play, Stack stack) {
    World world = play.world();
    for (int i = 0; i < stack.units().size(); i++) {
      int nation = world.master(stack.units().get(i));
      if (world.horde(nation) >= 0
          && !world.hasTrespassed(nation)
          && Attitude.of(world, nation, stack.place()) == Attitude.OfProvince.HOSTILE) {
        play.happen(new NationEvent.Trespassed(nation));
      }
    }
  }

  /** A stack moves no further in this sub-step. */
  public static void stop(Play play, Stack stack) {
    if (!stack.units().isEmpty()) {
      play.happen(new UnitEvent.Halted(stack.units()));
    }
    if (stack.hasLeader()) {
      play.happen(new LeaderEvent.Stayed(stack.leader()));
    }
  }

  /**
   * The same for what is left of a beaten stack, wherever it retreated to, and for those who were
   * there before, fought beside it and retreated too.
   */
  private static void end(Play play, Stack stack, UnitSet together) {
    World world = play.world();
    UnitSet left =
        together.where(unit ->
            world.isOnMap(unit)
                && (world.place(unit) != stack.place() || stack.units().contains(unit)));
    boolean led = stack.hasLeader() && world.isInPlay(stack.leader());
    stop(play, new Stack(stack.nation(), left, led ? stack.leader() : -1, stack.place()));
  }
}
