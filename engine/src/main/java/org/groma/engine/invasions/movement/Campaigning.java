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

  private static final int FAR = Integer.MAX_VALUE;

  private static final Optional<Refusal> HORDE =
      Refusing.because("XXII.A", "a horde never moves in a campaign");
  private static final Optional<Refusal> ANOTHER =
      Refusing.because("XXII.B", "only the leader on campaign and those with him move");
  private static final Optional<Refusal> ASTRAY =
      Refusing.because("XXII.B", "without the leader units only come to join him");

  private final World world;
  private final int nation;
  private final int leader;
  private int[] distances = {};

  Campaigning(World world, int nation, int leader) {
    this.world = world;
    this.nation = nation;
    this.leader = leader;
  }

  Optional<Refusal> refusal(Order order) {
    return switch (order) {
      case Order.March march -> ofMarch(march);
      case Order.MarchHorde _, Order.Migrate _, Order.ShipHorde _ -> HORDE;
      case Order.Sail sail -> sail.leader() == leader ? Optional.empty() : ANOTHER;
      case Order.Ship ship -> ship.leader() == leader ? Optional.empty() : ANOTHER;
      case Order.Redeploy redeploy -> redeploy.leader() == leader ? Optional.empty() : ANOTHER;
      case Order.Declare _, Order.Done _ -> Optional.empty();
    };
  }

  private Optional<Refusal> ofMarch(Order.March march) {
    if (march.leader() == leader) {
      return Optional.empty();
    }
    if (march.leader() != Stack.NO_LEADER) {
      return ANOTHER;
    }
    return joins(march) ? Optional.empty() : ASTRAY;
  }

  /** Whether the step brings all units nearer to the leader, and their paces will do. */
  private boolean joins(Order.March march) {
    int goal = world.leaderPlace(leader);
    if (march.units().isEmpty() || goal < 0) {
      return false;
    }
    if (march.to() == goal) {
      return true;
    }
    int from = world.place(march.units().get(0));
    if (from < 0 || march.to() < 0 || march.to() >= world.setting().board().size()) {
      return false;
    }
    int rest = distance(march.to());
    return rest < distance(from)
        && march.units().all(unit -> Allowance.left(world, unit, Stack.NO_LEADER) > rest);
  }

  /** Whether units in a province might get to the leader, or out from among enemies to him. */
  boolean isNear(int province) {
    Board board = world.setting().board();
    if (province == world.leaderPlace(leader)) {
      return true; // on an island too, which only straits lead away from
    }
    for (int i = 0; i < board.degree(province); i++) {
      if (distance(board.target(province, i)) != FAR) {
        return true;
      }
    }
    return false;
  }

  private int distance(int place) {
    if (distances.length == 0) {
      distances = measure();
    }
    return distances[place];
  }

  /**
   * How many steps it is to the leader by common borders, past nobody hostile. Without him nobody
   * goes farther than cavalry.
   */
  private int[] measure() {
    Board board = world.setting().board();
    int reach = world.setting().figures().movement().cavalry();
    int goal = world.leaderPlace(leader);
    int[] distance = new int[board.size()];
    Arrays.fill(distance, FAR);
    if (goal < 0) {
      return distance;
    }
    int[] queue = new int[board.size()];
    int end = 0;
    queue[end++] = goal;
    distance[goal] = 0;
    for (int head = 0; head < end && distance[queue[head]] < reach; head++) {
      int at = queue[head];
      for (int i = 0; i < board.degree(at); i++) {
        int next = board.target(at, i);
        if (distance[next] == FAR && isOpen(at, i)) {
          distance[next] = distance[at] + 1;
          queue[end++] = next;
        }
      }
    }
    return distance;
  }

  private boolean isOpen(int from, int edge) {
    Board board = world.setting().board();
    int next = board.target(from, edge);
    return board.isProvince(next)
        && board.isInPlay(next)
        && board.border(from, edge) != Border.STRAIT
        && Attitude.lets(world, nation, next);
  }
}
