package org.groma.engine.invasions.scoring;

import org.groma.engine.invasions.setting.Setting;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Who has won. */
@Rule("V.C")
public final class Winner {

  private Winner() {}

  /** Whether the game ends with this turn. */
  public static boolean isLastTurn(World world) {
    return world.turn() >= world.setting().victory().lastTurn(world.realms().isIslamCreated());
  }

  /** The points of a player in halves: those of all nations together. */
  public static int points(World world, int seat) {
    int sum = 0;
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      sum += world.setting().nation(nation).seat() == seat ? world.points(nation) : 0;
    }
    return sum;
  }

  /**
   * The seat with most points. Equals count the control of the last turn once more (ruling C67);
   * then the order of players decides.
   */
  public static int of(World world) {
    Setting setting = world.setting();
    int seats = setting.scenario().players().size();
    int most = Integer.MIN_VALUE;
    for (int seat = 0; seat < seats; seat++) {
      most = Math.max(most, points(world, seat));
    }
    int best = -1;
    int bestControl = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (points(world, seat) == most) {
        int control = control(world, seat);
        boolean better =
            best < 0
                || control > bestControl
                || (control == bestControl
                    && setting.victory().tieRank(seat) < setting.victory().tieRank(best));
        bestControl = better ? control : bestControl;
        best = better ? seat : best;
      }
    }
    return best;
  }

  private static int control(World world, int seat) {
    int sum = 0;
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      if (world.setting().nation(nation).seat() == seat) {
        sum += ControlScore.of(world, nation, VictoryBlocks.Block.LAST);
      }
    }
    return sum;
  }
}
