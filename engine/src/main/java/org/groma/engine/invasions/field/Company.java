package org.groma.engine.invasions.field;

import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * A stack that gives way, with the leaders and hordes that share its way. When no friendly unit
 * stays behind, all of them do; otherwise only the leader of the stack does.
 *
 * @param leaders whether any leader goes along
 * @param hordes whose hordes go along, a bit each
 */
public record Company(Stack stack, boolean everybody, boolean leaders, long hordes) {

  public static Company of(World world, Stack stack) {
    long friends = world.diplomacy().friends(stack.nation());
    boolean everybody =
        world
            .unitsAt(stack.place(), friends)
            .all(unit -> stack.units().contains(unit) || world.isSetAside(unit));
    long hordes = everybody ? world.hordesAt(stack.place()) & friends : 0;
    boolean leaders =
        stack.hasLeader() || (everybody && Commanders.at(world, stack.nation(), stack.place()) > 0);
    return new Company(stack, everybody, leaders, hordes);
  }

  /** Moves everybody as decided; whoever is overrun on the way is eliminated. */
  public void withdraw(Play play, Ways ways, Withdrawal withdrawal) {
    for (Withdrawal.Party party : withdrawal.parties()) {
      overrun(play, ways.overrunOnTheWayTo(party.to()));
      boolean aside = ways.isAside(party.to());
      play.happen(new UnitEvent.Placed(party.units(), party.to()));
      if (aside) {
        play.happen(new UnitEvent.SetAside(party.units(), true));
      }
    }
    if (withdrawal.leaders() >= 0) {
      lead(play, withdrawal.leaders());
    }
    if (withdrawal.hordes() >= 0) {
      for (long rest = hordes; rest != 0; rest &= rest - 1) {
        play.happen(
            new NationEvent.HordeMoved(Long.numberOfTrailingZeros(rest), withdrawal.hordes()));
      }
    }
  }

  private void overrun(Play play, int province) {
    if (province == Board.NONE) {
      return;
    }
    long friends = play.world().diplomacy().friends(stack.nation());
    UnitSet overrun = play.world().unitsAt(province, ~friends);
    if (!overrun.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(overrun));
    }
  }

  /** The leader of the stack, where the land is open to his nation; otherwise nobody leads it. */
  int leaderTo(World world, int to) {
    return stack.hasLeader() && mayGo(world, stack.leader(), to) ? stack.leader() : Stack.NO_LEADER;
  }

  private static boolean mayGo(World world, int leader, int to) {
    int nation = world.setting().leader(leader).nation();
    return world.setting().access().mayEnter(nation, to, world.turn());
  }

  /** A friend's leader to whom the land is closed parts from them and finds a way of his own. */
  private void lead(Play play, int to) {
    World world = play.world();
    int following;
    for (int leader = world.firstLeaderAt(stack.place()); leader >= 0; leader = following) {
      following = world.nextLeaderAt(leader); // he is about to leave the list
      boolean goes =
          leader == stack.leader()
              || (everybody && Commanders.isAt(world, leader, stack.nation(), stack.place()));
      if (goes && mayGo(world, leader, to)) {
        play.happen(new LeaderEvent.Posted(leader, to));
      }
    }
    long friends = world.diplomacy().friends(stack.nation());
    if (world.countAt(stack.place(), friends) == 0) {
      Commanders.escape(play, stack.nation(), stack.place());
    }
  }
}
