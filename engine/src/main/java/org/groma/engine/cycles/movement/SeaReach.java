package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.List;
import org.groma.engine.cycles.setting.Board;
import org.groma.engine.cycles.special.Bounds;
import org.groma.engine.cycles.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Where a ship can get to in one turn: over sea areas and along coasts, with as few sea areas as
 * can be, since each may sink it.
 */
@Rule("5.2")
public final class SeaReach {

  private static final int NEVER = Integer.MAX_VALUE;

  private final World world;
  private final Board board;
  private final int ship;
  private final int position;
  private final int start;
  private final int[][] seas;
  private final int[][] before;

  private SeaReach(World world, int ship) {
    this.world = world;
    this.board = world.board();
    this.ship = ship;
    this.position = world.owner(ship);
    this.start = world.place(ship);
    int paces = world.kindOf(ship).movement();
    seas = new int[paces + 1][board.places()];
    before = new int[paces + 1][board.places()];
    for (int[] row : seas) {
      java.util.Arrays.fill(row, NEVER);
    }
    seas[0][start] = 0;
    for (int pace = 0; pace < paces; pace++) {
      for (int at = 0; at < board.places(); at++) {
        if (seas[pace][at] != NEVER) {
          leave(pace, at);
        }
      }
    }
  }

  /** All voyages without cargo, one for each end; landings too. */
  static List<Move.Voyage> of(World world, int ship) {
    int start = world.place(ship);
    if (world.board().isSea(start) || !world.board().isCoastal(start)) {
      return List.of();
    }
    return new SeaReach(world, ship).voyages();
  }

  private void leave(int pace, int at) {
    if (board.isSea(at)) {
      for (int i = 0; i < board.seaDegree(at); i++) {
        step(pace, at, board.nearSea(at, i));
      }
      for (int i = 0; i < board.coastCount(at); i++) {
        step(pace, at, board.coast(at, i));
      }
      return;
    }
    if (at != start && world.isBarred(at, position)) {
      return; // a landing is an end
    }
    int came = at == start ? -1 : before[pace][at];
    for (int i = 0; i < board.seaCount(at); i++) {
      int sea = board.sea(at, i);
      if (came < 0 || !board.hasTwoCoasts(at) || came == sea) {
        step(pace, at, sea);
      }
    }
    for (int i = 0; i < board.shoreDegree(at); i++) {
      int next = board.shore(at, i);
      if (!world.isBarred(next, position) && (came < 0 || !board.hasTwoCoasts(at))) {
        step(pace, at, next);
      }
    }
  }

  private void step(int pace, int at, int next) {
    if (!board.isSea(next) && Bounds.areClosed(world, ship, next)) {
      return;
    }
    int entered = seas[pace][at] + (board.isSea(next) ? 1 : 0);
    if (entered < seas[pace + 1][next]) {
      seas[pace + 1][next] = entered;
      before[pace + 1][next] = at;
    }
  }

  private List<Move.Voyage> voyages() {
    List<Move.Voyage> found = new ArrayList<>();
    for (int area = 0; area < board.areas(); area++) {
      int best = -1;
      for (int pace = 1; pace < seas.length; pace++) {
        if (seas[pace][area] != NEVER && (best < 0 || seas[pace][area] < seas[best][area])) {
          best = pace;
        }
      }
      if (best > 0 && area != start) {
        List<Integer> path = seasOf(best, area);
        // whoever is barred there is landed upon, which is done from the sea
        if (!world.isBarred(area, position) || board.isSea(before[best][area])) {
          found.add(new Move.Voyage(path, area, -1, false));
        }
      }
    }
    return found;
  }

  private List<Integer> seasOf(int paces, int area) {
    List<Integer> path = new ArrayList<>();
    int at = area;
    for (int pace = paces; pace > 0; pace--) {
      at = before[pace][at];
      if (board.isSea(at)) {
        path.addFirst(at);
      }
    }
    return path;
  }
}
