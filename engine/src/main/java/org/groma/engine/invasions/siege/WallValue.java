package org.groma.engine.invasions.siege;

import org.groma.engine.invasions.setting.CitySite;
import org.groma.engine.invasions.setting.SiegeFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What a city's own defences do to the die of its besieger. */
@Rule({"XXIII.B", "XXIII.D"})
public final class WallValue {

  private WallValue() {}

  /** At the present turn; zero or negative. */
  public static int of(World world, int province) {
    return world.isFortified(province)
        ? ofWalls(world, province)
        : ofNoWalls(world.setting().figures().siege(), world.turn());
  }

  private static int ofWalls(World world, int province) {
    int later = world.setting().warRules().walls(world.turn(), province);
    if (later != 0) {
      return later;
    }
    int printed = world.setting().board().city(province).map(CitySite::wall).orElse(0);
    // a city that was fortified in the course of the game has no value of its own
    return printed == 0 ? world.setting().figures().siege().defaultWall() : printed;
  }

  /** In years of many invasions even open cities make an effort. */
  private static int ofNoWalls(SiegeFigures figures, int turn) {
    boolean effort = turn >= figures.unfortifiedFrom() && turn <= figures.unfortifiedUntil();
    return effort ? figures.unfortified() : 0;
  }
}
