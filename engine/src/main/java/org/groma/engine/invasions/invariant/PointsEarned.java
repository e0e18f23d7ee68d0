package org.groma.engine.invasions.invariant;

import java.util.Arrays;
import java.util.List;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.state.World;

/** The victory points of a nation are the sum of what the log says it has earned. */
final class PointsEarned extends WorldInvariant {

  private int[] earned = new int[0];

  PointsEarned() {
    super("points.earned", "V.B");
  }

  @Override
  boolean isLasting() {
    return false;
  }

  @Override
  void hear(World world, InvasionsEvent event) {
    if (event instanceof NationEvent.PointsScored(int nation, int halves, String _)) {
      earned = Arrays.copyOf(earned, world.setting().nations());
      earned[nation] += halves;
    }
  }

  @Override
  boolean isDueAfter(InvasionsEvent event) {
    return event instanceof NationEvent;
  }

  @Override
  void search(Names names, World world, List<String> broken) {
    for (int nation = 0; nation < world.setting().nations(); nation++) {
      int logged = nation < earned.length ? earned[nation] : 0;
      if (world.points(nation) != logged) {
        broken.add(
            names.nation(nation)
                + " have "
                + world.points(nation)
                + " halves of points and earned "
                + logged);
      }
    }
  }
}
