package org.groma.engine.invasions.sea;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.Marching;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.setting.SeaFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Fleets go from one sea zone to the next. An order to sail to where they are lets them look for
 * the enemy there, at the cost of a pace too, or take a leader on board.
 */
@Rule("XXV.A")
final class Sailing {

  private static final int PACE = 1;

  private static final Optional<Refusal> SPENT =
      refuse("The fleets have used their allowance for this activation");

  private Sailing() {}

  static Optional<Refusal> refusal(World world, int nation, Order.Sail order) {
    UnitSet fleets = order.fleets();
    SeaFigures figures = world.setting().figures().sea();
    if (fleets.isEmpty() || fleets.size() > figures.fleetsInStack()) {
      return refuse("A naval stack has one fleet or " + figures.fleetsInStack());
    }
    if (!Embarkation.areUnits(world, fleets)) {
      return refuse("There are no such fleets");
    }
    int from = world.place(fleets.get(0));
    int owner = world.master(fleets.get(0));
    if (from < 0
        || !fleets.all(
            fleet -> world.setting().kind(fleet).isFleet() && world.place(fleet) == from)) {
      return refuse("Only fleets in one sea zone sail together");
    }
    if (!Marching.commands(world, nation, owner)
        || !fleets.all(fleet -> world.master(fleet) == owner)) {
      return refuse("The fleets answer to another nation");
    }
    if (fleets.any(world::isHalted)) {
      return refuse("The fleets cannot move any further in this activation");
    }
    Optional<Refusal> ofLeader = leaderRefusal(world, owner, order.leader(), from);
    if (ofLeader.isPresent()) {
      return ofLeader;
    }
    return order.to() == from
        ? stayingRefusal(world, owner, order, from)
        : courseRefusal(world, owner, order, from);
  }

  /** A leader is on board, or boards from a friendly coast of the zone. */
  private static Optional<Refusal> leaderRefusal(World world, int owner, int leader, int from) {
    if (leader < 0) {
      return Optional.empty();
    }
    if (!Embarkation.isLeader(world, owner, leader)
        || world.setting().leader(leader).nation() != owner) {
      return refuse("The leader is not the nation's to send");
    }
    int place = world.leaderPlace(leader);
    if (place == from) {
      return Optional.empty();
    }
    if (Allowance.ofLeader(world, leader) < PACE) {
      return refuse("The leader cannot move any further");
    }
    return touches(world.setting().board(), place, from, Border.COAST)
            && Attitude.of(world, owner, place) == Attitude.OfProvince.FRIENDLY
        ? Optional.empty()
        : refuse("The leader is neither on board nor on a friendly coast of the sea zone");
  }

  private static Optional<Refusal> stayingRefusal(
      World world, int owner, Order.Sail order, int from) {
    if (boards(world, order.leader(), from)) {
      return Optional.empty();
    }
    UnitSet stack = NavalStacks.joined(world, owner, from, order.fleets());
    if (!NavalInterception.hasTarget(world, owner, from, stack)) {
      return refuse("The fleets are there already and find nobody to intercept");
    }
    return order.fleets().all(fleet -> hasPaces(world, fleet)) ? Optional.empty() : SPENT;
  }

  private static boolean boards(World world, int leader, int sea) {
    return leader >= 0 && world.leaderPlace(leader) != sea;
  }

  private static Optional<Refusal> courseRefusal(
      World world, int owner, Order.Sail order, int from) {
    Board board = world.setting().board();
    SeaFigures figures = world.setting().figures().sea();
    int to = order.to();
    if (!touches(board, from, to, Border.SEA)) {
      return refuse("Fleets sail from a sea zone to an adjacent one");
    }
    if (!order.fleets().all(fleet -> hasPaces(world, fleet))) {
      return SPENT;
    }
    if (!Ports.isWithin(world, owner, to, figures.range())) {
      return refuse("Too far from the ports of the nation: at most " + figures.range() + " zones");
    }
    int fleets = NavalStacks.fleets(world, owner, to).size() + order.fleets().size();
    return fleets > figures.fleetsInZone()
        ? refuse("A nation has at most " + figures.fleetsInZone() + " fleets in a sea zone")
        : Optional.empty();
  }

  /** Whether a fleet can still move or carry in this activation. */
  static boolean hasPaces(World world, int fleet) {
    return !world.isHalted(fleet) && world.pacesSpent(fleet) < world.setting().kind(fleet).paces();
  }

  static boolean touches(Board board, int from, int to, Border border) {
    int edge = to < 0 || to >= board.size() ? Board.NONE : board.edge(from, to);
    return edge != Board.NONE && board.border(from, edge) == border;
  }

  static void carryOut(Play play, int nation, Order.Sail order) {
    World world = play.world();
    int to = order.to();
    int from = world.place(order.fleets().get(0));
    int owner = world.master(order.fleets().get(0));
    if (from != to) {
      play.happen(new UnitEvent.Marched(order.fleets(), order.leader(), to, Border.SEA, PACE));
    } else if (!boards(world, order.leader(), to)) {
      play.happen(new UnitEvent.Delayed(order.fleets(), PACE));
    }
    if (boards(world, order.leader(), to)) {
      play.happen(new LeaderEvent.Rode(order.leader(), to, PACE));
    }
    if (NavalStacks.fleets(world, owner, from).isEmpty()) {
      takeAlong(play, owner, from, to);
    }
    UnitSet stack = NavalStacks.joined(world, owner, to, order.fleets());
    NavalInterception.meet(play, nation, new Stack(owner, stack, order.leader(), to), false);
  }

  /** Nobody stays at sea without a ship. */
  private static void takeAlong(Play play, int owner, int from, int to) {
    for (int leader = 0; leader < play.setting().leaders(); leader++) {
      if (play.world().leaderPlace(leader) == from
          && play.setting().leader(leader).nation() == owner) {
        play.happen(new LeaderEvent.Rode(leader, to, PACE));
      }
    }
  }

  private static Optional<Refusal> refuse(String reason) {
    return Optional.of(new Refusal("XXV.A", reason));
  }
}
