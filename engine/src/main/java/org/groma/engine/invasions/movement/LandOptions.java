package org.groma.engine.invasions.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
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
  private final List<Order> found = new ArrayList<>();

  private LandOptions(World world, int nation, Phase phase) {
    this.world = world;
    this.board = world.setting().board();
    this.nation = nation;
    this.phase = phase;
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
    options.marches(province);
    return options.found.stream()
        .anyMatch(order -> order instanceof Order.March march && !march.units().isEmpty());
  }

  private void marches() {
    if (!phase.isCampaign()) {
      for (int province = 0; province < board.provinces(); province++) {
        marches(province);
      }
      return;
    }
    int goal = world.leaderPlace(phase.leader());
    if (goal < 0) {
      return; // he fell on the way
    }
    int reach = world.setting().figures().movement().cavalry();
    int[] distance = Campaigning.distances(world, nation, goal, reach);
    for (int province = 0; province < board.provinces(); province++) {
      if (isNextTo(province, distance)) {
        marches(province);
      }
    }
  }

  /** Who stands among enemies, where nobody passes, may still step out of there. */
  private boolean isNextTo(int province, int[] distance) {
    for (int i = 0; i < board.degree(province); i++) {
      if (distance[board.target(province, i)] != Campaigning.FAR) {
        return true;
      }
    }
    return false;
  }

  private void marches(int from) {
    UnitSet ours = world.unitsAt(from, world.diplomacy().bloc(nation));
    UnitSet leaders = leadersAt(from);
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

  private UnitSet leadersAt(int province) {
    int[] leaders = new int[0];
    for (int i = 0; i < world.setting().leaders(); i++) {
      if (world.leaderPlace(i) == province
          && Marching.commands(world, nation, world.setting().leader(i).nation())
          && Allowance.ofLeader(world, i) > 0) {
        leaders = Arrays.copyOf(leaders, leaders.length + 1);
        leaders[leaders.length - 1] = i;
      }
    }
    return UnitSet.of(leaders);
  }

  private void withLeader(UnitSet ours, int leader, int from, int to) {
    UnitSet able = able(ours, leader, from, to);
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
    offer(new Order.March(able, Stack.NO_LEADER, to));
    for (int i = 0; able.size() > 1 && i < able.size(); i++) {
      if (isFirstOfItsSort(able, i)) {
        offer(new Order.March(UnitSet.of(able.get(i)), Stack.NO_LEADER, to));
      }
    }
  }

  private UnitSet able(UnitSet ours, int leader, int from, int to) {
    return ours.where(unit ->
        Marching.ofUnit(world, nation, unit, leader, from, to).isEmpty());
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
    boolean[] reached = Redeployment.reached(world, nation, from);
    int own = world.setting().leader(phase.leader()).nation();
    UnitSet ours = world.unitsAt(from, world.diplomacy().bloc(nation));
    for (int to = 0; to < reached.length; to++) {
      if (reached[to]
          && to != from
          && isFrontier(to, reached)
          && ClosedLand.refusalFor(world, own, from, to).isEmpty()) {
        int goal = to;
        UnitSet able =
            ours.where(unit -> ClosedLand.refusal(world, unit, from, goal).isEmpty());
        found.add(new Order.Redeploy(able, phase.leader(), to));
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
    if (Orders.refusal(world, nation, order, phase).isEmpty()) {
      found.add(order);
    }
  }
}
