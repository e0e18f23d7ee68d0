package org.groma.engine.invasions.movement;

import java.util.Optional;
import java.util.OptionalInt;
import org.groma.engine.invasions.administration.IdleLeaders;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * A stack goes to the next province. Who is picked up or dropped off on the way is simply named, or
 * no longer named, in the next order.
 */
@Rule({"XVIII.A", "XVIII.C", "XVIII.D", "XVIII.J"})
public final class Marching {

  private static final int PACE = 1;

  private static final Optional<Refusal> NOBODY =
      Refusing.because("XVIII.A", "the order names nobody who could go");
  private static final Optional<Refusal> FLEET =
      Refusing.because("XXV.A", "fleets are always at sea");
  private static final Optional<Refusal> SCATTERED =
      Refusing.because("XVIII.A", "a stack is in one province");
  private static final Optional<Refusal> NOT_OURS =
      Refusing.because("XVIII.A", "only units and leaders of the active nation move");
  private static final Optional<Refusal> SPENT =
      Refusing.because("XVIII.B", "not everyone has a pace left");
  private static final Optional<Refusal> STOPPED =
      Refusing.because("XVIII.C", "someone in the stack has had to stop");
  private static final Optional<Refusal> UNDER_WAY =
      Refusing.because("XVIII.J", "a strait is crossed only by who starts to move there");
  private static final Optional<Refusal> IDLE =
      Refusing.because("XIII.E", "the leader must stay in the capital this turn");
  private static final Optional<Refusal> SPARED =
      Refusing.because("XII.D", "a special rule of the nation forbids this attack now");
  private static final Optional<Refusal> ALONE =
      Refusing.because("III.C", "a leader without units does not enter hostile land");

  private Marching() {}

  public static Optional<Refusal> refusal(World world, int nation, Order.March order) {
    int from = start(world, order);
    if (from < 0) {
      return NOBODY;
    }
    Optional<Refusal> way = Way.refusal(world, nation, from, order.to());
    if (way.isPresent()) {
      return way;
    }
    for (int i = 0; i < order.units().size(); i++) {
      Optional<Refusal> unit =
          ofUnit(world, nation, order.units().get(i), order.leader(), from, order.to());
      if (unit.isPresent()) {
        return unit;
      }
    }
    Optional<Refusal> duty = FoedusDuty.refusal(world, order.units(), from);
    if (duty.isPresent()) {
      return duty;
    }
    return order.leader() == Stack.NO_LEADER
        ? Optional.empty()
        : ofLeader(world, nation, order, from);
  }

  /** Where the stack is; negative when the order names nobody on the map. */
  private static int start(World world, Order.March order) {
    if (!order.units().isEmpty()) {
      int first = order.units().get(0);
      return first < 0 || first >= world.setting().roster().size() ? -1 : world.place(first);
    }
    int leader = order.leader();
    return leader < 0 || leader >= world.setting().leaders() ? -1 : world.leaderPlace(leader);
  }

  /** Why a unit cannot take a step that is open to others. */
  static Optional<Refusal> ofUnit(World world, int nation, int unit, int leader, int from, int to) {
    if (unit >= world.setting().roster().size()) {
      return NOBODY;
    }
    if (world.setting().kind(unit).isFleet()) {
      return FLEET;
    }
    if (world.place(unit) != from) {
      return SCATTERED;
    }
    int master = world.master(unit);
    if (!commands(world, nation, master)) {
      return NOT_OURS;
    }
    if (world.isHalted(unit)) {
      return STOPPED;
    }
    if (Allowance.left(world, unit, leader) < PACE) {
      return SPENT;
    }
    if (world.hasMoved(unit) && Way.between(world, from, to) == Border.STRAIT) {
      return UNDER_WAY;
    }
    if (Sparing.holds(world, master, to)) {
      return SPARED;
    }
    Optional<Refusal> closed = ClosedLand.refusal(world, unit, from, to);
    return closed.isPresent() ? closed : Migration.refusalOfWar(world, master, to);
  }

  private static Optional<Refusal> ofLeader(World world, int nation, Order.March order, int from) {
    int leader = order.leader();
    if (leader < 0 || leader >= world.setting().leaders()) {
      return NOBODY;
    }
    int own = world.setting().leader(leader).nation();
    if (world.leaderPlace(leader) != from) {
      return SCATTERED;
    }
    if (!commands(world, nation, own)) {
      return NOT_OURS;
    }
    if (IdleLeaders.isIdle(world, leader)) {
      return IDLE;
    }
    if (world.hasStayed(leader)) {
      return STOPPED;
    }
    if (Allowance.ofLeader(world, leader) < PACE) {
      return SPENT;
    }
    if (world.leaderPaces(leader) > 0 && Way.between(world, from, order.to()) == Border.STRAIT) {
      return UNDER_WAY;
    }
    Optional<Refusal> closed = ClosedLand.refusalFor(world, own, from, order.to());
    if (closed.isPresent()) {
      return closed;
    }
    boolean exposed =
        order.units().isEmpty()
            && Attitude.of(world, nation, order.to()) == Attitude.OfProvince.HOSTILE
            && (world.mastersAt(order.to()) & world.diplomacy().bloc(nation)) == 0;
    return exposed ? ALONE : Optional.empty();
  }

  /** Whether a nation moves the pieces of another: its own, and those of allies. */
  public static boolean commands(World world, int nation, int master) {
    return (world.diplomacy().bloc(nation) & 1L << master) != 0;
  }

  public static void carryOut(Play play, int nation, Order.March order) {
    Arrival.enter(play, step(play, nation, order));
  }

  /** The step itself, before anybody reacts. */
  static Stack step(Play play, int nation, Order.March order) {
    World world = play.world();
    UnitSet units = order.units();
    int from = start(world, order);
    Border via = Way.between(world, from, order.to());
    choose(play, units, order.leader());
    if (!units.isEmpty()) {
      play.happen(new UnitEvent.Marched(units, order.leader(), order.to(), via, PACE));
    }
    if (order.leader() != Stack.NO_LEADER) {
      play.happen(new LeaderEvent.Rode(order.leader(), order.to(), PACE));
    }
    int leading = LeadingNation.of(world, nation, units);
    Stack stack = new Stack(leading, units, order.leader(), order.to());
    if (via == Border.STRAIT) {
      land(play, stack, from);
    }
    return stack;
  }

  /** A strait takes all the paces that are left, but for those who have a ferry there. */
  private static void land(Play play, Stack stack, int from) {
    World world = play.world();
    UnitSet stranded = stack.units();
    for (int i = 0; i < stack.units().size(); i++) {
      int unit = stack.units().get(i);
      OptionalInt cost = Ferry.cost(world, world.master(unit), from, stack.place());
      if (Ferry.isPaid(cost, Allowance.left(world, unit, stack.leader()) + PACE)) {
        UnitSet ferried = UnitSet.of(unit);
        play.happen(new UnitEvent.Delayed(ferried, cost.getAsInt() - PACE));
        stranded = stranded.minus(ferried);
      }
    }
    int leader = stack.leader();
    if (leader != Stack.NO_LEADER) {
      int own = world.setting().leader(leader).nation();
      OptionalInt cost = Ferry.cost(world, own, from, stack.place());
      if (Ferry.isPaid(cost, Allowance.ofLeader(world, leader) + PACE)) {
        play.happen(new LeaderEvent.Rode(leader, stack.place(), cost.getAsInt() - PACE));
        leader = Stack.NO_LEADER;
      }
    }
    Arrival.stop(play, new Stack(stack.nation(), stranded, leader, stack.place()));
  }

  /** Turns to a stack, unless its move is under way already. */
  public static void choose(Play play, UnitSet units, int leader) {
    if (!isUnderWay(play.world(), units, leader)) {
      play.happen(new UnitEvent.StackChosen(units));
    }
  }

  /**
   * Whether this goes on with the stack that moved last: it has its leader or some of its units.
   */
  private static boolean isUnderWay(World world, UnitSet units, int leader) {
    return world
        .movingStack()
        .any(unit ->
            units.contains(unit) || (leader != Stack.NO_LEADER && world.ledBy(unit) == leader));
  }
}
