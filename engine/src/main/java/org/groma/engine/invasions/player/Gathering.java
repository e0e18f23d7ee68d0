package org.groma.engine.invasions.player;

import java.util.Arrays;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;

/** The ways of a nation's units to their horde, which waits for them before it migrates. */
final class Gathering {

  private static final int NOWHERE = -1;

  private final World world;
  private final Board board;
  private final int nation;
  private final int[] distance;

  Gathering(World world, int nation) {
    this.world = world;
    this.board = world.setting().board();
    this.nation = nation;
    this.distance = distances();
  }

  /** From the horde, through land where nobody would be attacked. */
  private int[] distances() {
    int[] found = new int[board.size()];
    Arrays.fill(found, NOWHERE);
    int[] queue = new int[board.size()];
    int count = 0;
    queue[count++] = world.horde(nation);
    found[world.horde(nation)] = 0;
    int most = world.setting().figures().movement().cavalry();
    for (int head = 0; head < count; head++) {
      int at = queue[head];
      for (int i = 0; found[at] < most && i < board.degree(at); i++) {
        int next = board.target(at, i);
        if (found[next] == NOWHERE
            && board.isProvince(next)
            && board.border(at, i) != Border.STRAIT
            && Attitude.of(world, nation, next) != Attitude.OfProvince.HOSTILE) {
          found[next] = found[at] + 1;
          queue[count++] = next;
        }
      }
    }
    return found;
  }

  /** Whether everybody gets there with a pace left to go on with the horde. */
  boolean isPossible() {
    if (world.diplomacy().federator(nation) >= 0) {
      return false; // somebody stays in each Foedus province
    }
    for (int at = next(0); at >= 0; at = next(at + 1)) {
      int steps = distance[at];
      boolean late =
          world
              .unitsAt(at, 1L << nation)
              .any(unit -> Allowance.left(world, unit, Stack.NO_LEADER) <= steps);
      if (steps == NOWHERE || late) {
        return false;
      }
    }
    return true;
  }

  private int next(int from) {
    return world.nextProvinceOf(1L << nation, from);
  }

  /** The first who are not there yet come a step nearer. */
  Optional<Order> nextStep(ChooseOrder decision) {
    for (int at = next(0); at >= 0; at = next(at + 1)) {
      for (int i = 0; distance[at] > 0 && i < board.degree(at); i++) {
        int to = board.target(at, i);
        if (distance[to] == distance[at] - 1 && board.border(at, i) != Border.STRAIT) {
          UnitSet units = world.unitsAt(at, 1L << nation);
          Order march = new Order.March(units, Stack.NO_LEADER, to);
          if (decision.refusal(march).isEmpty()) {
            return Optional.of(march);
          }
        }
      }
    }
    return Optional.empty();
  }
}
