package org.groma.engine.invasions.sea;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.FoedusDuty;
import org.groma.engine.invasions.movement.LeadingNation;
import org.groma.engine.invasions.movement.Marching;
import org.groma.engine.invasions.movement.Migration;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Whether a land stack may go on board and which way it may cross. Coasts matter here, not ports:
 * the first sea zone touches where it starts, the last one where it goes (ruling C53).
 */
@Rule({"XVIII.A", "XXV.D"})
final class Embarkation {

  private final World world;
  private final Board board;
  private final int nation;
  private final Order.Ship order;
  private final int start;

  private Embarkation(World world, int nation, Order.Ship order) {
    this.world = world;
    this.board = world.setting().board();
    this.nation = nation;
    this.order = order;
    this.start = start();
  }

  /** Where the stack is; a leader may also leave the ship he is on. */
  private int start() {
    if (!order.units().isEmpty()) {
      return areUnits(world, order.units()) ? world.place(order.units().get(0)) : World.NOBODY;
    }
    return isLeader(world, nation, order.leader())
        ? world.leaderPlace(order.leader())
        : World.NOBODY;
  }

  static boolean areUnits(World world, UnitSet units) {
    return units.get(0) >= 0 && units.get(units.size() - 1) < world.setting().roster().size();
  }

  /** Whether somebody is a leader on the map whom a nation may send. */
  static boolean isLeader(World world, int nation, int leader) {
    return leader >= 0
        && leader < world.setting().leaders()
        && world.isInPlay(leader)
        && Marching.commands(world, nation, world.setting().leader(leader).nation());
  }

  static Optional<Refusal> refusal(World world, int nation, Order.Ship order) {
    Embarkation boarding = new Embarkation(world, nation, order);
    return boarding
        .ofStack()
        .or(boarding::ofLeader)
        .or(boarding::ofNomads)
        .or(boarding::ofRoute)
        .or(boarding::ofAllowance)
        .or(boarding::ofEnds);
  }

  private Optional<Refusal> ofStack() {
    UnitSet units = order.units();
    if (start < 0) {
      return refuse("XXV.D", "Nobody is there to be shipped");
    }
    if (!units.all(unit -> world.place(unit) == start && !world.setting().kind(unit).isFleet())) {
      return refuse("XXV.D", "Only land units in one province are shipped together");
    }
    return units.all(unit -> Marching.commands(world, nation, world.master(unit)))
        ? Optional.empty()
        : refuse("XVIII.A", "The units answer to another nation");
  }

  private Optional<Refusal> ofLeader() {
    int leader = order.leader();
    if (leader < 0) {
      return Optional.empty();
    }
    if (!isLeader(world, nation, leader) || world.leaderPlace(leader) != start) {
      return refuse("XXV.D", "The leader is not with the stack");
    }
    return world.hasStayed(leader)
        ? refuse("XVIII.C", "The leader cannot move any further")
        : Optional.empty();
  }

  private Optional<Refusal> ofNomads() {
    boolean nomadLeader =
        order.leader() >= 0 && world.isNomad(world.setting().leader(order.leader()).nation());
    return nomadLeader || order.units().any(unit -> isNomad(world, unit))
        ? refuse("XXV.D", "Nomad Barbarians do not cross the sea")
        : Optional.empty();
  }

  /** Nomads serve at sea only as mercenaries; auxiliaries are an Empire's own. */
  static boolean isNomad(World world, int unit) {
    return !world.isLent(unit) && world.isNomad(world.setting().roster().nation(unit));
  }

  private Optional<Refusal> ofRoute() {
    return refusalOfRoute(world, start, order.seas(), order.to());
  }

  /** Why sea zones are no way from one shore to another. */
  static Optional<Refusal> refusalOfRoute(World world, int start, List<Integer> seas, int to) {
    Board board = world.setting().board();
    int most = world.setting().figures().sea().zones();
    if (seas.isEmpty() || seas.size() > most) {
      return refuse("XVIII.A", "A stack crosses one sea zone or " + most);
    }
    boolean leaves =
        board.isSea(start)
            ? seas.get(0) == start
            : Sailing.touches(board, start, seas.get(0), Border.COAST);
    if (!leaves) {
      return refuse("XVIII.A", "The first sea zone does not touch where the stack starts");
    }
    for (int i = 1; i < seas.size(); i++) {
      if (!Sailing.touches(board, seas.get(i - 1), seas.get(i), Border.SEA)) {
        return refuse("XVIII.A", "The sea zones are not adjacent");
      }
    }
    boolean arrives = to != start && Sailing.touches(board, seas.getLast(), to, Border.COAST);
    return arrives
        ? Optional.empty()
        : refuse("XVIII.A", "The last sea zone does not touch where the stack goes");
  }

  private Optional<Refusal> ofAllowance() {
    UnitSet units = order.units();
    if (units.any(unit -> world.isHalted(unit) || world.isSetAside(unit))) {
      return refuse("XVIII.C", "Some of the units cannot move any further");
    }
    if (units.any(world::isShipped)) {
      return refuse("XXV.D", "Some of the units have used their naval transport");
    }
    int cost = order.seas().size() * world.setting().figures().sea().pacesAZone();
    int leader = order.leader();
    if (leader >= 0 && board.isProvince(start) && Allowance.ofLeader(world, leader) < cost) {
      return refuse("XVIII.B", "The leader has not enough paces left");
    }
    return units.all(unit -> Allowance.left(world, unit, order.leader()) >= cost)
        ? Optional.empty()
        : refuse("XVIII.B", "Some of the units have not enough paces left");
  }

  private Optional<Refusal> ofEnds() {
    int leading = LeadingNation.of(world, nation, order.units());
    if (board.isProvince(start)
        && Attitude.of(world, leading, start) != Attitude.OfProvince.FRIENDLY) {
      return refuse("XXV.D", "The stack must start in a friendly coastal province");
    }
    Optional<Refusal> duty = FoedusDuty.refusal(world, order.units(), start);
    if (duty.isPresent()) {
      return duty;
    }
    for (int i = 0; i < order.units().size(); i++) {
      int unit = order.units().get(i);
      Optional<Refusal> closed =
          ClosedLand.refusal(world, unit, start, order.to())
              .or(() -> Migration.refusalOfWar(world, world.master(unit), order.to()));
      if (closed.isPresent()) {
        return closed;
      }
    }
    return order.leader() < 0
        ? Optional.empty()
        : ClosedLand.refusalFor(
            world, world.setting().leader(order.leader()).nation(), start, order.to());
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
