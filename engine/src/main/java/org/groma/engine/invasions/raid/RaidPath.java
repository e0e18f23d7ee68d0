package org.groma.engine.invasions.raid;

import java.util.BitSet;
import java.util.Optional;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * The way of a raid.
 *
 * @param via the province or sea zone that is crossed; {@link #NOTHING} when the target is next to
 *     the origin
 * @param opponents how many Civilized units are in what is crossed
 */
@Rule("XI.D")
record RaidPath(int origin, int via, int target, int opponents) {

  static final int NOTHING = -1;

  /** The way with the fewest opponents; the target itself costs the same on any way. */
  static Optional<RaidPath> find(World world, RaidParty party, int target) {
    boolean amphibious = party.isAmphibious(world);
    RaidPath best = null;
    for (int origin : party.origins()) {
      RaidPath found = from(world, party.nation(), origin, target, amphibious);
      best = found != null && found.isBetterThan(best) ? found : best;
    }
    return Optional.ofNullable(best);
  }

  /** The provinces that raiders get to over one open place at most. */
  static BitSet within(World world, RaidParty party) {
    Board board = world.setting().board();
    boolean amphibious = party.isAmphibious(world);
    BitSet found = new BitSet(board.provinces());
    for (int origin : party.origins()) {
      for (int i = 0; i < board.degree(origin); i++) {
        int via = board.target(origin, i);
        if (board.isProvince(via)) {
          found.set(via);
        }
        boolean open = board.isSea(via) ? amphibious : isOpen(world, party.nation(), via);
        for (int j = 0; open && j < board.degree(via); j++) {
          if (board.isProvince(board.target(via, j))) {
            found.set(board.target(via, j));
          }
        }
      }
    }
    return found;
  }

  private static RaidPath from(
      World world, int nation, int origin, int target, boolean amphibious) {
    Board board = world.setting().board();
    if (origin == target) {
      return null;
    }
    if (board.edge(origin, target) != Board.NONE) {
      return new RaidPath(origin, NOTHING, target, 0);
    }
    RaidPath best = null;
    for (int i = 0; i < board.degree(origin); i++) {
      int via = board.target(origin, i);
      boolean open = board.isSea(via) ? amphibious : isOpen(world, nation, via);
      if (open && board.edge(via, target) != Board.NONE) {
        RaidPath found = new RaidPath(origin, via, target, opponents(world, via));
        best = found.isBetterThan(best) ? found : best;
      }
    }
    return best;
  }

  /** Fewer opponents, and with as many the direct way. */
  private boolean isBetterThan(RaidPath other) {
    return other == null
        || opponents < other.opponents
        || (opponents == other.opponents && via == NOTHING && other.via != NOTHING);
  }

  /** No raid goes past a Limes or a fortified city; the target may have them (ruling C75). */
  private static boolean isOpen(World world, int nation, int province) {
    return world.setting().board().isProvince(province)
        && world.limes(province) < 0
        && !world.isFortified(province)
        && world.setting().access().mayEnter(nation, province, world.turn());
  }

  /** How many units of Civilized nations are in a place. */
  static int opponents(World world, int place) {
    int count = 0;
    for (int unit = world.firstAt(place); unit >= 0; unit = world.nextAt(unit)) {
      if (world.status(world.master(unit)).isCivilized()) {
        count++;
      }
    }
    return count;
  }
}
