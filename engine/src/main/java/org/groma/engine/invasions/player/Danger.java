package org.groma.engine.invasions.player;

import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * What a stack risks where it stands: every province knows the two strongest hostile stacks that
 * are near enough to attack it.
 */
final class Danger {

  private static final int NEAR = 2;
  private static final double UNIT = 3;
  private static final int MOST_LOST = 3;
  private static final double LIKELY = 0.5;
  private static final double ON_THE_MARCH = 0.2;
  private static final double HORDE = 30;
  private static final double CAPITAL = 20;

  private final World world;
  private final int nation;
  private final Board board;
  private final int[] strongest;
  private final int[] where;
  private final int[] second;

  Danger(World world, int nation) {
    this.world = world;
    this.nation = nation;
    this.board = world.setting().board();
    strongest = new int[board.provinces()];
    where = new int[board.provinces()];
    second = new int[board.provinces()];
    for (int province = 0; province < board.provinces(); province++) {
      long masters = world.mastersAt(province);
      long hostile = masters == 0 ? 0 : foes(masters, province);
      if (hostile != 0) {
        spread(province, province, world.countAt(province, hostile), 0);
      }
    }
  }

  /** Neither friends nor those who would leave the nation alone, nor who plays on its side. */
  private long foes(long masters, int province) {
    long hostile = Attitude.hostile(world, nation, masters, province);
    int seat = world.setting().nation(nation).seat();
    for (long rest = hostile; rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      if (world.setting().nation(other).seat() == seat) {
        hostile &= ~(1L << other);
      }
    }
    return hostile;
  }

  private void spread(int from, int at, int size, int steps) {
    mark(from, at, size);
    for (int i = 0; steps < NEAR && i < board.degree(at); i++) {
      int next = board.target(at, i);
      if (board.isProvince(next)) {
        spread(from, next, size, steps + 1);
      }
    }
  }

  private void mark(int from, int at, int size) {
    if (strongest[at] > 0 && where[at] == from) {
      return;
    }
    if (size > strongest[at]) {
      second[at] = strongest[at];
      strongest[at] = size;
      where[at] = from;
    } else {
      second[at] = Math.max(second[at], size);
    }
  }

  /** What so many units would risk in a province; an enemy in it counts as beaten. */
  double of(int province, int units) {
    int foes = where[province] == province ? second[province] : strongest[province];
    if (foes == 0) {
      return 0;
    }
    double share = (double) foes / (foes + units);
    double lost = UNIT * Math.min(units, MOST_LOST);
    if (world.horde(nation) == province) {
      lost += HORDE;
    } else if (world.capital(nation) == province) {
      lost += CAPITAL;
    }
    return (world.isInvading(nation) ? ON_THE_MARCH : LIKELY) * share * share * lost;
  }
}
