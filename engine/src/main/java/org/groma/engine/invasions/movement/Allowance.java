package org.groma.engine.invasions.movement;

import org.groma.engine.invasions.setting.MovementFigures;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** How many paces units, leaders and hordes have left in a movement sub-step. */
@Rule({"XVIII.B", "XVIII.D"})
public final class Allowance {

  private Allowance() {}

  /**
   * The paces that a unit has left if it goes on with a leader, or with none (-1). His bonus is for
   * those who make all their steps of the sub-step with him.
   */
  public static int left(World world, int unit, int leader) {
    if (world.isHalted(unit)) {
      return 0;
    }
    boolean alwaysWithHim = leader >= 0 && (!world.hasMoved(unit) || world.ledBy(unit) == leader);
    int bonus = alwaysWithHim ? figures(world).leaderBonus() : 0;
    return world.setting().kind(unit).paces() + bonus - world.pacesSpent(unit);
  }

  /** A leader rides like cavalry that is with a leader. */
  public static int ofLeader(World world, int leader) {
    if (world.hasStayed(leader)) {
      return 0;
    }
    MovementFigures figures = figures(world);
    int all = figures.cavalry() + figures.leaderBonus() + world.haste(leader);
    return all - world.leaderPaces(leader);
  }

  public static int ofHorde(World world, int nation) {
    MovementFigures figures = figures(world);
    int paces = world.isNomad(nation) ? figures.nomadHorde() : figures.horde();
    return paces - world.hordePaces(nation);
  }

  private static MovementFigures figures(World world) {
    return world.setting().figures().movement();
  }
}
