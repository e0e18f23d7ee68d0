package org.groma.engine.cycles.barbarian;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/** Tribes must hold together, by areas that friends stand in. */
@Rule("9.3.4")
public final class Continuity {

  private static final String MARK = "a";

  private final World world;
  private final Board board;
  private final int position;
  private final int tribe;
  private final boolean[] seen;

  private Continuity(World world, int position) {
    this.world = world;
    this.board = world.board();
    this.position = position;
    this.tribe = world.setting().kinds().tribe();
    this.seen = new boolean[board.places()];
  }

  /** All groups of tribes but one are removed. */
  public static void restore(Play play, int position) {
    World world = play.world();
    if (world.stage(position) != Stage.BARBARIAN
        || world.count(position, play.setting().kinds().tribe()) < 2) {
      return;
    }
    List<List<Integer>> groups = groups(world, position);
    if (groups.size() < 2) {
      return;
    }
    int kept = play.ask(new ChooseGroup(world, position, groups));
    for (int i = 0; i < groups.size(); i++) {
      if (i != kept) {
        groups.get(i).forEach(play::remove);
      }
    }
  }

  /** The tribes of a position, those that hold together in one list each. */
  public static List<List<Integer>> groups(World world, int position) {
    return new Continuity(world, position).groups();
  }

  private List<List<Integer>> groups() {
    List<List<Integer>> groups = new ArrayList<>();
    for (int unit = world.firstUnit(position); unit < world.endUnit(position); unit++) {
      if (world.isOnBoard(unit) && world.kind(unit) == tribe && !seen[world.place(unit)]) {
        groups.add(around(world.place(unit)));
      }
    }
    return groups;
  }

  private List<Integer> around(int start) {
    List<Integer> tribes = new ArrayList<>();
    Deque<Integer> queue = new ArrayDeque<>();
    visit(start, queue);
    while (!queue.isEmpty()) {
      int at = queue.poll();
      if (board.isSea(at)) {
        for (int i = 0; i < board.coastCount(at); i++) {
          visit(board.coast(at, i), queue);
        }
        continue;
      }
      for (int unit : world.unitsAt(at)) {
        if (world.kind(unit) == tribe) {
          tribes.add(unit);
        }
      }
      for (int i = 0; i < board.degree(at); i++) {
        visit(board.near(at, i), queue);
      }
      cross(at, queue);
    }
    return tribes;
  }

  private void visit(int place, Deque<Integer> queue) {
    if (!seen[place] && (board.isSea(place) || world.occupant(place) == position)) {
      seen[place] = true;
      queue.add(place);
    }
  }

  /** Marked seas and areas join some groups (13.1.1, 13.2.2). */
  @Rule({"13.1.1", "13.2.2"})
  private void cross(int at, Deque<Integer> queue) {
    String group = world.peopleOf(position).group().orElse("");
    if (world.setting().options().tribalCrossings()) {
      for (int i = 0; i < board.seaCount(at); i++) {
        if (board.isMarkedSea(board.sea(at, i), group)) {
          visit(board.sea(at, i), queue);
        }
      }
    }
    if (board.isMarked(at, MARK) && world.group(position).deserts()) {
      board.marked(MARK).forEach(area -> visit(area, queue));
    }
  }
}
