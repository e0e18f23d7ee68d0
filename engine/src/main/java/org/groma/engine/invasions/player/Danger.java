package org.groma.engine.invasions.player;

import java.util.Arrays;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Distances;
import org.groma.engine.invasions.state.World;

/**
 * What a stack risks where it stands: the strongest hostile stack that is near enough to attack it.
 * Worked out for the provinces that are asked about, once each. A sheet to be used again: {@link
 * #begin} wipes it.
 */
final class Danger {

  private static final int UNKNOWN = -1;
  private static final double UNIT = 3;
  private static final int MOST_LOST = 3;
  private static final double LIKELY = 0.5;
  private static final double ON_THE_MARCH = 0.2;
  private static final double HORDE = 30;
  private static final double CAPITAL = 20;

  private final int[] foes;
  private final int[] strongest;
  private World world;
  private int nation;
  private long allies;
  private double likely;

  Danger(Board board) {
    foes = new int[board.provinces()];
    strongest = new int[foes.length];
  }

  static Danger of(World world, int nation) {
    Danger danger = new Danger(world.setting().board());
    danger.begin(world, nation);
    return danger;
  }

  /** Forgets everything: the land as it is now. */
  void begin(World now, int threatened) {
    world = now;
    nation = threatened;
    allies = now.setting().sameSeat(threatened);
    likely = now.isInvading(threatened) ? ON_THE_MARCH : LIKELY;
    Arrays.fill(foes, UNKNOWN);
    Arrays.fill(strongest, UNKNOWN);
  }

  /** Neither friends nor those who would leave the nation alone, nor who plays on its side. */
  private int foes(int province) {
    if (foes[province] == UNKNOWN) {
      long masters = world.mastersAt(province) & ~allies;
      long hostile = masters == 0 ? 0 : Attitude.hostile(world, nation, masters, province);
      foes[province] = hostile == 0 ? 0 : world.countAt(province, hostile);
    }
    return foes[province];
  }

  /** The strongest stack that could attack a province; an enemy in it counts as beaten. */
  private int strongest(int province) {
    if (strongest[province] == UNKNOWN) {
      Distances distances = world.setting().distances();
      int most = 0;
      for (int i = 0; i < distances.countNear(province); i++) {
        int near = distances.near(province, i);
        most = near == province ? most : Math.max(most, foes(near));
      }
      strongest[province] = most;
    }
    return strongest[province];
  }

  /** What so many units would risk in a province. */
  double of(int province, int units) {
    int most = strongest(province);
    if (most == 0) {
      return 0;
    }
    double share = (double) most / (most + units);
    double lost = UNIT * Math.min(units, MOST_LOST);
    if (world.horde(nation) == province) {
      lost += HORDE;
    } else if (world.capital(nation) == province) {
      lost += CAPITAL;
    }
    return likely * share * share * lost;
  }
}
