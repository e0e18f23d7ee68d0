package org.groma.engine.invasions.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.movement.Ferry;
import org.groma.engine.invasions.setting.Access;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;

/**
 * The provinces that a stack could get to in one movement: through land where nobody stands in the
 * way, with a last step that may be an attack. A strait without a ferry is a journey of its own.
 */
final class Reach {

  private static final int NOWHERE = -1;

  private final int[] distance;
  private final int[] before;
  private final int[] queue;
  private int count;

  Reach(Board board) {
    distance = new int[board.size()];
    before = new int[board.size()];
    queue = new int[board.size()];
  }

  void from(Targets targets, int start, int paces) {
    World world = targets.world();
    int nation = targets.nation();
    Board board = world.setting().board();
    Access access = world.setting().access();
    int turn = world.turn();
    Arrays.fill(distance, NOWHERE);
    count = 0;
    queue[count++] = start;
    distance[start] = 0;
    for (int head = 0; head < count; head++) {
      int at = queue[head];
      boolean goesOn = distance[at] < paces && (at == start || !targets.at(at).isOpposed());
      int edges = goesOn ? board.degree(at) : 0;
      for (int i = 0; i < edges; i++) {
        int next = board.target(at, i);
        if (distance[next] == NOWHERE // most were found before, from another side
            && board.isProvince(next)
            && access.mayEnter(nation, next, turn)) {
          boolean strait = board.border(at, i) == Border.STRAIT;
          if (!strait || at == start) {
            distance[next] =
                strait ? Ferry.cost(world, nation, at, next).orElse(paces) : distance[at] + 1;
            before[next] = at;
            queue[count++] = next;
          }
        }
      }
    }
  }

  /** How many provinces were found, the start included. */
  int count() {
    return count;
  }

  int province(int i) {
    return queue[i];
  }

  int distance(int province) {
    return distance[province];
  }

  /** The province before the last step. */
  int gate(int province) {
    return before[province];
  }

  /** The provinces to enter on the way. */
  List<Integer> path(int province, int start) {
    List<Integer> path = new ArrayList<>();
    for (int at = province; at != start; at = before[at]) {
      path.addFirst(at);
    }
    return path;
  }
}
