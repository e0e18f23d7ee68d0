package org.groma.engine.invasions.movement;

import java.util.Arrays;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * Who moves in a campaign: the leader with those he takes along, and units that come to join him
 * within their own allowances (ruling E43).
 */
@Rule({"XXII.A", "XXII.B"})
final class Campaigning {

  static final int FAR = Integer.MAX_VALUE;

  private static final Optional<Refusal> HORDE =
      Refusing.because("XXII.A", "a horde never moves in a campaign");
  private static final Optional<Refusal> ANOTHER =
      Refusing.because("XXII.B", "only the leader on campaign and those with him move");
  private static final Optional<Refusal> ASTRAY =
      Refusing.because("XXII.B", "without the leader units only come to join him");

  private Campaigning() {}

  static Optional<Refusal> refusal(World world, Order order, int leader) {
    return switch (order) {
      case Order.March march -> ofMarch(world, march, leader);
      case Order.MarchHorde _, Order.Migrate _ -> HORDE;
      case Order.Sail sail -> sail.leader() == leader ? Optional.empty() : ANOTHER;
      case Order.Ship ship -> ship.leader() == leader ? Optional.empty() : ANOTHER;
      case Order.Redeploy redeploy -> redeploy.leader() == leader ? Optional.empty() : ANOTHER;
      case Order.Declare _, Order.Done _ -> Optional.empty();
    };
  }

  private static Optional<Refusal> ofMarch(World world, Order.March march, int leader) {
    if (march.leader() == leader) {
      return Optional.empty();
    }
    if (march.leader() != Stack.NO_LEADER) {
      return ANOTHER;
    }
    return joins(world, march, leader) ? Optional.empty() : ASTRAY;
  }

  /** Whether the step brings all units nearer to the leader, and their paces will do. */
  private static boolean joins(World world, Order.March march, int leader) {
    int goal = world.leaderPlace(leader);
    if (march.units().isEmpty() || goal < 0) {
      return false;
    }
    if (march.to() == goal) {
      return true;
    }
    int nation = world.master(march.units().get(0));
    int from = world.place(march.units().get(0));
    int[] distance = distances(world, nation, goal, world.setting().figures().movement().cavalry());
    if (from < 0 || march.to() < 0 || march.to() >= distance.length) {
      return false;
    }
    int rest = distance[march.to()];
    return rest < distance[from]
        && march.units().all(unit -> Allowance.left(world, unit, Stack.NO_LEADER) > rest);
  }

  /**
   * How many steps it is to a province by common borders, past nobody hostile; nobody without a
   * leader goes farther than cavalry.
   */
  static int[] distances(World world, int nation, int goal, int reach) {
    Board board = world.setting().board();
    int[] distance = new int[board.size()];
    Arrays.fill(distance, FAR);
    int[] queue = new int[board.size()];
    int end = 0;
    queue[end++] = goal;
    distance[goal] = 0;
    for (int head = 0; head < end && distance[queue[head]] < reach; head++) {
      int at = queue[head];
      for (int i = 0; i < board.degree(at); i++) {
        int next = board.target(at, i);
        boolean open =
            board.isProvince(next)
                && board.isInPlay(next)
                && board.border(at, i) != Border.STRAIT
                && Attitude.lets(world, nation, next);
        if (open && distance[next] == FAR) {
          distance[next] = distance[at] + 1;
          queue[end++] = next;
        }
      }
    }
    return distance;
  }
}
