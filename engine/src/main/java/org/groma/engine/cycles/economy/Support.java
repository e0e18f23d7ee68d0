package org.groma.engine.cycles.economy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.groma.engine.cycles.play.Play;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.setting.Stage;
import org.groma.engine.cycles.special.IgnoresBoundary;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Which areas the units of an empire are supported in: those inside the imperial boundary; those
 * that touch a friendly line reaching it; and coasts of a sea on which a friendly ship lies inside.
 */
@Rule("11.5")
public final class Support {

  private static final int NONE = -1;

  private final World world;
  private final Board board;
  private final int position;
  private final int without;
  private final int andWithout;
  private final boolean[] inLine;
  private final boolean[] bySea;

  private Support(World world, int position, int without, int andWithout) {
    this.world = world;
    this.board = world.board();
    this.position = position;
    this.without = without;
    this.andWithout = andWithout;
    inLine = new boolean[board.areas()];
    bySea = new boolean[board.areas()];
    drawLines();
    lookOutForShips();
  }

  /** Whether a position needs support at all. */
  public static boolean isNeeded(World world, int position) {
    return world.setting().options().boundary()
        && world.stage(position) == Stage.EMPIRE
        && !IgnoresBoundary.is(world, position);
  }

  /** Units without support are removed. */
  public static void enforce(Play play, int position) {
    if (!isNeeded(play.world(), position)) {
      return;
    }
    Support support = new Support(play.world(), position, NONE, NONE);
    for (int unit : play.world().unitsOf(position)) {
      if (!support.covers(play.world().place(unit))) {
        play.remove(unit);
      }
    }
  }

  /** Whether a unit would be supported in an area if it were there now. */
  public static boolean wouldHave(World world, int unit, int area) {
    return prospects(world, unit, NONE).test(area);
  }

  /**
   * Where a unit would be supported if it were there now. What lines there are is worked out once,
   * and only if somewhere outside the boundary is asked about.
   *
   * @param second a unit that goes along, or -1
   */
  public static IntPredicate prospects(World world, int unit, int second) {
    int position = world.owner(unit);
    if (!isNeeded(world, position)) {
      return _ -> true;
    }
    return new IntPredicate() {
      private Optional<Support> lines = Optional.empty();

      @Override
      public boolean test(int area) {
        if (world.board().isInside(area)) {
          return true;
        }
        if (lines.isEmpty()) {
          lines = Optional.of(new Support(world, position, unit, second));
        }
        return lines.get().covers(area);
      }
    };
  }

  /** The units of a position that have no support now. */
  public static List<Integer> without(World world, int position) {
    if (!isNeeded(world, position) || !isAnyOutside(world, position)) {
      return List.of();
    }
    Support support = new Support(world, position, NONE, NONE);
    return world.unitsOf(position).stream()
        .filter(unit -> !support.covers(world.place(unit)))
        .toList();
  }

  /** Whether other units would lose their support without this one. */
  public static boolean restsOn(World world, int unit) {
    int position = world.owner(unit);
    if (!isNeeded(world, position) || !mayHold(world, unit) || !isAnyOutside(world, position)) {
      return false;
    }
    Support now = new Support(world, position, NONE, NONE);
    Support then = new Support(world, position, unit, NONE);
    for (int other : world.unitsOf(position)) {
      int area = world.place(other);
      if (other != unit && now.covers(area) && !then.covers(area)) {
        return true;
      }
    }
    return false;
  }

  /** Ships hold others up anywhere; the rest do so outside the boundary only. */
  private static boolean mayHold(World world, int unit) {
    return world.kindOf(unit).ship() || !world.board().isInside(world.place(unit));
  }

  /** Inside the boundary nobody needs another. */
  private static boolean isAnyOutside(World world, int position) {
    for (int unit = world.firstUnit(position); unit < world.endUnit(position); unit++) {
      if (world.isOnBoard(unit)
          && !world.board().isSea(world.place(unit))
          && !world.board().isInside(world.place(unit))) {
        return true;
      }
    }
    return false;
  }

  private boolean covers(int area) {
    return board.isSea(area)
        || board.isInside(area)
        || inLine[area]
        || bySea[area]
        || touchesInside(area)
        || touchesLine(area);
  }

  private void drawLines() {
    Deque<Integer> queue = new ArrayDeque<>();
    for (int area = 0; area < inLine.length; area++) {
      if (isLink(area) && touchesInside(area)) {
        inLine[area] = true;
        queue.add(area);
      }
    }
    while (!queue.isEmpty()) {
      int area = queue.poll();
      for (int i = 0; i < board.degree(area); i++) {
        int other = board.near(area, i);
        if (!inLine[other] && isLink(other)) {
          inLine[other] = true;
          queue.add(other);
        }
      }
    }
  }

  private boolean isLink(int area) {
    return !board.isInside(area) && isFriendly(area);
  }

  private boolean isFriendly(int area) {
    if (world.occupant(area) != position) {
      return false;
    }
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (unit != without && unit != andWithout) {
        return true;
      }
    }
    return false;
  }

  private boolean touchesInside(int area) {
    for (int i = 0; i < board.degree(area); i++) {
      int other = board.near(area, i);
      if (board.isInside(other) && isOpen(other)) {
        return true;
      }
    }
    return false;
  }

  /** Whether nobody else is there; a marker under the last who leaves is a garrison again (9.5). */
  private boolean isOpen(int area) {
    boolean marked = world.hasGarrison(area) && world.occupant(area) == position;
    return marked ? isFriendly(area) : !world.isBarred(area, position);
  }

  private boolean touchesLine(int area) {
    for (int i = 0; i < board.degree(area); i++) {
      if (inLine[board.near(area, i)]) {
        return true;
      }
    }
    return false;
  }

  private void lookOutForShips() {
    for (int area = 0; area < bySea.length; area++) {
      if (board.isInside(area) && world.occupant(area) == position && hasShip(area)) {
        for (int i = 0; i < board.seaCount(area); i++) {
          int sea = board.sea(area, i);
          for (int k = 0; k < board.coastCount(sea); k++) {
            bySea[board.coast(sea, k)] = true;
          }
        }
      }
    }
  }

  private boolean hasShip(int area) {
    for (int unit = world.firstUnitAt(area); unit >= 0; unit = world.nextUnit(unit)) {
      if (unit != without && unit != andWithout && world.kindOf(unit).ship()) {
        return true;
      }
    }
    return false;
  }
}
