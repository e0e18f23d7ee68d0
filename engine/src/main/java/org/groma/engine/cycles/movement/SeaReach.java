package org.groma.engine.cycles.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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

  /** The way to a port of call, for ways that go on from there. */
  private final Optional<SeaReach> outward;

  /** By paces and place: the fewest sea areas on the way, and the place before. */
  private final int[][] seas;

  private final int[][] before;

  private SeaReach(World world, int ship, int start, Optional<SeaReach> outward) {
    this.world = world;
    this.board = world.board();
    this.ship = ship;
    this.position = world.owner(ship);
    this.start = start;
    this.outward = outward;
    int paces = world.kindOf(ship).movement();
    seas = new int[paces + 1][board.places()];
    before = new int[paces + 1][board.places()];
    for (int[] row : seas) {
      Arrays.fill(row, NEVER);
    }
    if (outward.isEmpty()) {
      seas[0][start] = 0;
    }
    for (int pace = 0; pace < paces; pace++) {
      if (outward.isPresent()) {
        seas[pace][start] = outward.get().seas[pace][start];
        before[pace][start] = outward.get().before[pace][start];
      }
      for (int at = 0; at < board.places(); at++) {
        if (seas[pace][at] != NEVER) {
          leave(pace, at);
        }
      }
    }
  }

  /** What a ship can reach from where it lies; nothing at sea or inland. */
  static Optional<SeaReach> from(World world, int ship) {
    int start = world.place(ship);
    return world.board().isSea(start) || !world.board().isCoastal(start)
        ? Optional.empty()
        : Optional.of(new SeaReach(world, ship, start, Optional.empty()));
  }

  /** All voyages without cargo, one for each end; landings too. */
  static List<Move.Voyage> of(World world, int ship) {
    return from(world, ship).map(SeaReach::voyages).orElse(List.of());
  }

  /** Coasts with own units or a leader, to which the ship may come and still go on. */
  List<Integer> ports() {
    List<Integer> found = new ArrayList<>();
    for (int area = 0; area < board.areas(); area++) {
      boolean ours = world.occupant(area) == position || world.leaderIn(area, position) >= 0;
      if (ours && area != start && isOnTheWay(area) && !world.isBarred(area, position)) {
        found.add(area);
      }
    }
    return found;
  }

  private boolean isOnTheWay(int area) {
    for (int pace = 1; pace < seas.length - 1; pace++) {
      if (seas[pace][area] != NEVER) {
        return true;
      }
    }
    return false;
  }

  /** All voyages that call at a port on their way; back to where the ship lies, too. */
  List<Move.Voyage> by(int port) {
    return new SeaReach(world, ship, port, Optional.of(this)).voyages();
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
    int came = at == start && outward.isEmpty() ? -1 : before[pace][at];
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

  List<Move.Voyage> voyages() {
    List<Move.Voyage> found = new ArrayList<>();
    for (int area = 0; area < board.areas(); area++) {
      int best = -1;
      for (int pace = 1; pace < seas.length; pace++) {
        if (seas[pace][area] != NEVER && (best < 0 || seas[pace][area] < seas[best][area])) {
          best = pace;
        }
      }
      // whoever is barred there is landed upon, which is done from the sea
      if (best > 0
          && area != start
          && (!world.isBarred(area, position) || board.isSea(before[best][area]))) {
        found.add(voyage(best, area));
      }
    }
    return found;
  }

  private Move.Voyage voyage(int paces, int area) {
    List<Integer> path = new ArrayList<>();
    int at = area;
    int pace = paces;
    while (at != start && pace > 0) {
      at = before[pace--][at];
      if (board.isSea(at)) {
        path.addFirst(at);
      }
    }
    if (outward.isEmpty()) {
      return new Move.Voyage(path, area, -1, false);
    }
    List<Integer> all = new ArrayList<>(outward.get().voyage(pace, start).seas());
    Move.Boarding boarding = new Move.Boarding(start, all.size());
    all.addAll(path);
    return new Move.Voyage(all, area, -1, false, -1, boarding);
  }
}
