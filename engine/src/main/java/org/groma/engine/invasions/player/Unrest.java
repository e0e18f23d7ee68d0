package org.groma.engine.invasions.player;

import org.groma.engine.invasions.administration.ChooseRevolt;
import org.groma.engine.invasions.administration.ChooseSubdual;
import org.groma.engine.invasions.setting.LeaderCard;
import org.groma.engine.invasions.setting.RevoltFigures;
import org.groma.engine.invasions.state.World;

/** Revolts: they break out where they hurt an opponent most and oneself least. */
final class Unrest {

  private static final double HOPE = 0.4;
  private static final int SIDES = 10;

  private Unrest() {}

  static int province(ChooseRevolt decision) {
    World world = decision.world();
    boolean ours = Standing.isSameSeat(world, decision.chooser(), decision.nation());
    int best = decision.options().getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (int province : decision.options()) {
      double harm =
          Worth.of(world, decision.nation(), province)
              - world.countAt(province, 1L << decision.nation());
      double score = ours ? -harm : harm;
      if (score > most) {
        most = score;
        best = province;
      }
    }
    return best;
  }

  /** A failure costs a unit, so there must be some hope. */
  static boolean isWorthTrying(ChooseSubdual decision) {
    World world = decision.world();
    RevoltFigures figures = world.setting().figures().revolt();
    int units = world.countAt(decision.province(), 1L << decision.chooser());
    double once = Math.clamp((SIDES + 1 - figures.subdued() + units) / (double) SIDES, 0, 1);
    return 1 - Math.pow(1 - once, 1 + reRolls(world, decision)) >= HOPE;
  }

  private static int reRolls(World world, ChooseSubdual decision) {
    int best = 0;
    for (int leader = world.firstLeaderAt(decision.province());
        leader >= 0;
        leader = world.nextLeaderAt(leader)) {
      LeaderCard card = world.setting().leader(leader);
      best = card.nation() == decision.chooser() ? Math.max(best, card.combat()) : best;
    }
    return best;
  }
}
