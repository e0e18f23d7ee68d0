package org.groma.engine.invasions.sea;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ClosedLand;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.state.World;

/**
 * Orders at sea worth a look: whole naval stacks sail, and as many of the units in a province as
 * fit are shipped to any shore within reach, the shorter way.
 */
final class SeaOptions {

  private final World world;
  private final Setting setting;
  private final Board board;
  private final int nation;
  private final long allies;
  private final Demand demand;
  private final List<Order> options = new ArrayList<>();

  /** Looked up once; the same shore is in reach of many. */
  private final Attitude.OfProvince[] attitudes;

  SeaOptions(World world, int nation, Demand demand) {
    this.world = world;
    this.setting = world.setting();
    this.board = setting.board();
    this.nation = nation;
    this.demand = demand;
    this.attitudes = new Attitude.OfProvince[board.provinces()];
    // who has ships of its own does not share them
    boolean alone = setting.nation(nation).ownShips() > 0;
    this.allies = alone ? 1L << nation : world.diplomacy().bloc(nation);
  }

  List<Order> list() {
    int[] room = new int[board.seas()];
    for (int i = 0; i < room.length; i++) {
      int sea = board.provinces() + i;
      if (world.firstAt(sea) >= 0) {
        sail(sea);
      }
      room[i] = room(sea);
    }
    goAshore();
    for (int province = world.nextProvinceOf(allies, 0);
        province >= 0;
        province = world.nextProvinceOf(allies, province + 1)) {
      ship(province, room);
    }
    if (setting.nation(nation).ownShips() > 0 && world.isInvading(nation)) {
      shipHorde(world.horde(nation));
    }
    return options;
  }

  /** The horde goes to any shore, the shorter way. */
  private void shipHorde(int start) {
    boolean[] reached = new boolean[board.provinces()];
    for (int i = 0; start >= 0 && i < board.degree(start); i++) {
      shipHorde(List.of(board.target(start, i)), reached);
    }
    for (int i = 0; start >= 0 && i < board.degree(start); i++) {
      int sea = board.target(start, i);
      for (int j = 0; board.isSea(sea) && j < board.degree(sea); j++) {
        shipHorde(List.of(sea, board.target(sea, j)), reached);
      }
    }
  }

  private void shipHorde(List<Integer> seas, boolean[] reached) {
    int last = seas.getLast();
    for (int i = 0; board.isSea(last) && i < board.degree(last); i++) {
      int to = board.target(last, i);
      Order.ShipHorde order = new Order.ShipHorde(seas, to);
      if (board.isProvince(to)
          && !reached[to]
          && HordeVoyage.refusal(world, nation, order).isEmpty()) {
        reached[to] = true;
        options.add(order);
      }
    }
  }

  private void sail(int sea) {
    for (long rest = world.mastersAt(sea) & allies; rest != 0; rest &= rest - 1) {
      int owner = Long.numberOfTrailingZeros(rest);
      int leader = leaderAt(sea, 1L << owner);
      for (UnitSet stack : NavalStacks.of(world, owner, sea)) {
        add(new Order.Sail(stack, leader, sea));
        for (int i = 0; i < board.degree(sea); i++) {
          if (board.isSea(board.target(sea, i))) {
            add(new Order.Sail(stack, leader, board.target(sea, i)));
          }
        }
      }
    }
  }

  private void add(Order.Sail order) {
    if (Sailing.refusal(world, nation, order).isEmpty()) {
      options.add(order);
    }
  }

  private int leaderAt(int place, long nations) {
    for (int leader = world.firstLeaderAt(place);
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      if ((nations & 1L << setting.leader(leader).nation()) != 0 && !world.hasStayed(leader)) {
        return leader;
      }
    }
    return Stack.NO_LEADER;
  }

  /** Leaders at sea may go to any friendly shore. */
  private void goAshore() {
    for (int leader = 0; leader < setting.leaders(); leader++) {
      int sea = world.leaderPlace(leader);
      boolean aboard = sea >= 0 && board.isSea(sea) && Embarkation.isLeader(world, nation, leader);
      for (int i = 0; aboard && i < board.degree(sea); i++) {
        Order.Ship order = new Order.Ship(UnitSet.NONE, leader, List.of(sea), board.target(sea, i));
        if (SeaOrders.refusal(world, nation, order).isEmpty()) {
          options.add(order);
        }
      }
    }
  }

  /** How many units can cross a zone at once. */
  private int room(int sea) {
    if (setting.nation(nation).ownShips() > 0) {
      return Integer.MAX_VALUE;
    }
    int room = 0;
    for (UnitSet found = Carriers.find(world, nation, sea, 1);
        !found.isEmpty();
        found = Carriers.find(world, nation, sea, room + 1)) {
      room = Carriers.capacity(world, found, 0);
    }
    return room;
  }

  private void ship(int start, int[] room) {
    if (!touchesOpenSea(start, room) || attitude(start) != Attitude.OfProvince.FRIENDLY) {
      return;
    }
    int leader = leaderAt(start, allies);
    Cargo near = cargo(start, leader, 1);
    if (near.units().isEmpty()) {
      return; // nor is anybody ready to go further
    }
    boolean[] reached = new boolean[board.provinces()];
    reached[start] = true;
    for (int i = 0; i < board.degree(start); i++) {
      int sea = board.target(start, i);
      if (isOpen(sea, room)) {
        land(start, near, List.of(sea), room(room, sea), reached);
      }
    }
    Cargo far = cargo(start, leader, 2);
    boolean further = setting.figures().sea().zones() > 1 && !far.units().isEmpty();
    for (int i = 0; further && i < board.degree(start); i++) {
      int sea = board.target(start, i);
      for (int j = 0; isOpen(sea, room) && j < board.degree(sea); j++) {
        int next = board.target(sea, j);
        if (isOpen(next, room)) {
          int least = Math.min(room(room, sea), room(room, next));
          land(start, far, List.of(sea, next), least, reached);
        }
      }
    }
  }

  private boolean touchesOpenSea(int start, int[] room) {
    for (int i = 0; i < board.degree(start); i++) {
      if (isOpen(board.target(start, i), room)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOpen(int place, int[] room) {
    return board.isSea(place) && room(room, place) > 0;
  }

  private int room(int[] room, int sea) {
    return room[sea - board.provinces()];
  }

  /** Who can set out from a province, and the leader who goes along, or -1. */
  private record Cargo(UnitSet units, int leader) {}

  /** Those who have paces enough for so many zones. */
  private Cargo cargo(int start, int present, int zones) {
    int cost = zones * setting.figures().sea().pacesAZone();
    boolean tired = present >= 0 && Allowance.ofLeader(world, present) < cost;
    int leader = tired ? Stack.NO_LEADER : present;
    UnitSet ready =
        world.unitsAt(
            start, unit -> (allies & 1L << world.master(unit)) != 0 && isReady(unit, leader, cost));
    return new Cargo(ready, leader);
  }

  private void land(int start, Cargo cargo, List<Integer> seas, int room, boolean[] reached) {
    int last = seas.getLast();
    for (int i = 0; i < board.degree(last); i++) {
      int to = board.target(last, i);
      if (board.isProvince(to) && !reached[to]) {
        reached[to] = true;
        if (demand.isWorthALook(start, to)) {
          land(start, cargo, seas, room, to);
        }
      }
    }
  }

  private void land(int start, Cargo cargo, List<Integer> seas, int room, int to) {
    UnitSet allowed =
        cargo.units().where(unit -> ClosedLand.refusal(world, unit, start, to).isEmpty());
    UnitSet stack = allowed.first(Math.min(room, fitting(to, cargo.leader())));
    Order.Ship order = new Order.Ship(stack, cargo.leader(), seas, to);
    if (!stack.isEmpty()
        && demand.isWanted(order)
        && SeaOrders.refusal(world, nation, order).isEmpty()) {
      options.add(order);
    }
  }

  private boolean isReady(int unit, int leader, int cost) {
    return !world.isHalted(unit)
        && !world.isSetAside(unit)
        && !world.isShipped(unit)
        && !Embarkation.isNomad(world, unit)
        && Allowance.left(world, unit, leader) >= cost;
  }

  /** How many may go to a province; no limit holds while they can still move on. */
  private int fitting(int to, int leader) {
    return switch (attitude(to)) {
      case FRIENDLY -> Integer.MAX_VALUE;
      case NEUTRAL -> 0;
      case EMPTY, HOSTILE ->
          AmphibiousLanding.limit(world, nation, to, leader) - Stacking.counted(world, nation, to);
    };
  }

  private Attitude.OfProvince attitude(int province) {
    if (attitudes[province] == null) {
      attitudes[province] = Attitude.of(world, nation, province);
    }
    return attitudes[province];
  }
}
