package org.groma.engine.invasions.player;

import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;
import org.groma.engine.invasions.submission.Submission;

/**
 * What it is worth to a nation to hold a province, in half-points, so to speak: what it scores, now
 * and later, what it brings in, and what its holder's player loses with it.
 */
final class Worth {

  private static final double LATER_BLOCK = 0.4;
  private static final double DENIED = 0.4;
  private static final int CITY_LEVEL = 3;
  private static final int LOOT = 2;
  private static final int SETTLED_LAND = 3;
  private static final int CAMP = 2;
  private static final int WILD_LAND = 1;
  private static final int CAPITAL = 12;
  private static final int VASSAL = 8;

  private Worth() {}

  static int of(World world, int nation, int province) {
    Setting setting = world.setting();
    int holder = world.holder(province);
    double worth = points(world, nation, province);
    if (holder >= 0 && holder != nation) {
      double theirs = points(world, holder, province);
      if (setting.nation(holder).seat() == setting.nation(nation).seat()) {
        return (int) (worth - theirs);
      }
      worth += DENIED * theirs;
    }
    worth += land(world, nation, province);
    if (world.capitalAt(province) >= 0) {
      worth += CAPITAL;
    }
    long hordes = world.hordesAt(province) & ~(1L << nation);
    return (int) worth + (hordes == 0 ? 0 : hordes(world, nation, hordes));
  }

  /** Hordes that could be captured make vassals, whose land scores for their lord. */
  private static int hordes(World world, int nation, long hordes) {
    if (!Submission.mayRule(world, nation)) {
      return 0;
    }
    int worth = 0;
    for (long rest = hordes; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      boolean ours = Standing.isSameSeat(world, nation, other);
      worth += ours ? 0 : VASSAL + world.setting().victory().submission(nation, other);
    }
    return worth;
  }

  /** What it scores in the next block, and in the one after it. */
  static double points(World world, int nation, int province) {
    VictoryBlocks victory = world.setting().victory();
    VictoryBlocks.Block next = victory.next(world.turn(), world.realms().isIslamCreated());
    VictoryBlocks.Block later = victory.after(next);
    return victory.worth(nation, next, province)
        + (later == next ? 0 : LATER_BLOCK * victory.worth(nation, later, province));
  }

  /** Civilized nations live on land and cities, Barbarians on what they loot. */
  private static int land(World world, int nation, int province) {
    Board board = world.setting().board();
    boolean civilized = world.status(nation).isCivilized();
    int level = world.cityLevel(province);
    if (board.isBarbarian(province)) {
      return WILD_LAND + level;
    }
    return civilized ? SETTLED_LAND + CITY_LEVEL * level : CAMP + LOOT * level;
  }
}
