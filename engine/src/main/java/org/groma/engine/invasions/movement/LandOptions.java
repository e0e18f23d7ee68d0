package org.groma.engine.invasions.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.sea.SeaOrders;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * The orders on land that a sensible player would look at: all who can go, with each leader and
 * without, and single units, to every neighbour; hordes; declarations; redeployments to the
 * frontier. All of them legal.
 */
final class LandOptions {

  private final World world;
  private final Board board;
  private final int nation;
  private final Phase phase;
  private final Campaigning campaign;
  private final UnitSet riders;
  private final List<Order> found = new ArrayList<>();

  private LandOptions(World world, int nation, Phase phase) {
    this.world = world;
    this.board = world.setting().board();
    this.nation = nation;
    this.phase = phase;
    this.campaign = new Campaigning(world, nation, phase.leader());
    this.riders = riders();
  }

  static List<Order> of(World world, int nation, Phase phase) {
    LandOptions options = new LandOptions(world, nation, phase);
    options.marches();
    options.horde();
    options.declarations();
    options.redeployments();
    return options.found;
  }

  /** Whether units of the nation can still leave a province. */
  static boolean someCanLeave(World world, int nation, Phase phase, int province) {
    LandOptions options = new LandOptions(world, nation, phase);
    UnitSet ours = world.unitsAt(province, world.diplomacy().bloc(nation));
    UnitSet leaders = options.riders.where(leader -> world.leaderPlace(leader) == province);
    for (int i = 0; i < options.board.degree(province); i++) {
      int to = options.board.target(province, i);
      if (options.board.isProvince(to)
          && ours.any(unit ->
              options.canLeave(unit, Stack.NO_LEADER, to)
                  || leaders.any(leader -> options.canLeave(unit, leader, to)))) {
        return true;
      }
    }
    return false;
  }

  private boolean canLeave(int unit, int leader, int to) {
    return Orders.refusal(world, nation, new Order.March(UnitSet.of(unit), leader, to), phase)
        .isEmpty();
  }

  private void marches() {
    for (int province = 0; province < board.provinces(); province++) {
      if (!phase.isCampaign() || campaign.isNear(province)) {
        marches(province);
      }
    }
  }

  private void marches(int from) {
    UnitSet ours = ours(from);
    UnitSet leaders = riders.where(leader -> world.leaderPlace(leader) == from);
    if (ours.isEmpty() && leaders.isEmpty()) {
      return;
    }
    for (int i = 0; i < board.degree(from); i++) {
      int to = board.target(from, i);
      if (board.isProvince(to) && Way.refusal(world, nation, from, to).isEmpty()) {
        for (int j = 0; j < leaders.size(); j++) {
          withLeader(ours, leaders.get(j), from, to);
        }
        withoutLeader(ours, from, to);
      }
    }
  }

  /** The units that the nation commands. */
  private UnitSet ours(int province) {
    return world.unitsAt(province, world.diplomacy().bloc(nation));
  }

  /** The leaders of the nation and its allies who can go on, by number. */
  private UnitSet riders() {
    int[] leaders = new int[world.setting().leaders()];
    int count = 0;
    for (int i = 0; i < leaders.length; i++) {
      if (world.isInPlay(i)
          && Marching.commands(world, nation, world.setting().leader(i).nation())
          && Allowance.ofLeader(world, i) > 0) {
        leaders[count++] = i;
      }
    }
    return UnitSet.of(Arrays.copyOf(leaders, count));
  }

  private void withLeader(UnitSet ours, int leader, int from, int to) {
    UnitSet able = FoedusDuty.free(world, able(ours, leader, from, to), from);
    offer(new Order.March(able, leader, to));
    boolean friendsThere = (world.mastersAt(to) & world.diplomacy().bloc(nation)) != 0;
    if (!able.isEmpty() && friendsThere) {
      offer(new Order.March(UnitSet.NONE, leader, to));
    }
  }

  private void withoutLeader(UnitSet ours, int from, int to) {
    UnitSet able = able(ours, Stack.NO_LEADER, from, to);
    if (able.isEmpty()) {
      return;
    }
    offer(new Order.March(FoedusDuty.free(world, able, from), Stack.NO_LEADER, to));
    for (int i = 0; able.size() > 1 && i < able.size(); i++) {
      if (isFirstOfItsSort(able, i)) {
        offer(new Order.March(UnitSet.of(able.get(i)), Stack.NO_LEADER, to));
      }
    }
  }

  /** Those who can go, each by itself; if somebody has to stay, who cannot go anyway will do. */
  private UnitSet able(UnitSet ours, int leader, int from, int to) {
    return ours.where(unit -> Marching.ofUnit(world, nation, unit, leader, from, to).isEmpty());
  }

  /** Of units that are all the same one is enough. */
  private boolean isFirstOfItsSort(UnitSet units, int i) {
    for (int j = 0; j < i; j++) {
      if (areAlike(units.get(i), units.get(j))) {
        return false;
      }
    }
    return true;
  }

  private boolean areAlike(int unit, int other) {
    return world.setting().kind(unit).equals(world.setting().kind(other))
        && world.setting().roster().nation(unit) == world.setting().roster().nation(other)
        && world.master(unit) == world.master(other)
        && world.isDamaged(unit) == world.isDamaged(other)
        && world.pacesSpent(unit) == world.pacesSpent(other)
        && world.ledBy(unit) == world.ledBy(other);
  }

  private void horde() {
    int from = world.horde(nation);
    for (int i = 0; from >= 0 && i < board.degree(from); i++) {
      offer(new Order.MarchHorde(board.target(from, i)));
      offer(new Order.Migrate(board.target(from, i)));
    }
  }

  private void declarations() {
    for (int i = 0; phase.step() == Phase.Step.OPENING && i < world.setting().nations(); i++) {
      if (world.horde(i) >= 0) {
        offer(new Order.Declare(i));
      }
    }
  }

  /** To friendly provinces from which there is somewhere to go. */
  private void redeployments() {
    if (phase.step() != Phase.Step.DEPARTURE) {
      return;
    }
    int from = world.leaderPlace(phase.leader());
    UnitSet ours = ours(from);
    boolean seaworthy = SeaOrders.areSeaworthy(world, ours, phase.leader());
    boolean[] reached = Redeployment.reached(world, nation, from, seaworthy);
    int own = world.setting().leader(phase.leader()).nation();
    for (int to = 0; to < board.provinces(); to++) {
      if (reached[to]
          && to != from
          && isFrontier(to, reached)
          && ClosedLand.refusalFor(world, own, from, to).isEmpty()) {
        int goal = to;
        UnitSet able = ours.where(unit -> ClosedLand.refusal(world, unit, from, goal).isEmpty());
        found.add(new Order.Redeploy(FoedusDuty.free(world, able, from), phase.leader(), to));
      }
    }
  }

  private boolean isFrontier(int province, boolean[] friendly) {
    for (int i = 0; i < board.degree(province); i++) {
      int next = board.target(province, i);
      if (board.isProvince(next) && board.isInPlay(next) && !friendly[next]) {
        return true;
      }
    }
    return false;
  }

  private void offer(Order order) {
    boolean allowed = !phase.isCampaign() || campaign.refusal(order).isEmpty();
    if (allowed && Orders.refusalBesides(world, nation, order, phase).isEmpty()) {
      found.add(order);
    }
  }
}
