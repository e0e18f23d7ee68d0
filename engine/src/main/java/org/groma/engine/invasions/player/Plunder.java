package org.groma.engine.invasions.player;

import org.groma.engine.invasions.activation.Raiding;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Foresight;
import org.groma.engine.invasions.raid.ChooseRaidTarget;
import org.groma.engine.invasions.raid.ChooseRaiders;
import org.groma.engine.invasions.raid.ChooseSettling;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.setting.Goal;
import org.groma.engine.invasions.setting.VictoryBlocks;
import org.groma.engine.invasions.siege.ChooseDismantling;
import org.groma.engine.invasions.siege.ChooseLooting;
import org.groma.engine.invasions.state.World;

/** Raids and loot. */
final class Plunder {

  private static final int POOR = 20;
  private static final double WORTH_STAYING = 6;
  private static final int WORTH_A_WAR = 5;
  private static final int ENOUGH = 3;

  private Plunder() {}

  /** Only who has no better war raids: nothing weak and precious lies next to any stack. */
  static boolean raids(Raiding.ChooseToRaid decision) {
    World world = decision.world();
    int nation = decision.chooser();
    if (world.isInvading(nation) || Standing.units(world, nation) < ENOUGH) {
      return false;
    }
    Board board = world.setting().board();
    for (int province = world.nextProvinceOf(1L << nation, 0);
        province >= 0;
        province = world.nextProvinceOf(1L << nation, province + 1)) {
      int own = world.countAt(province, 1L << nation);
      for (int i = 0; own > 0 && i < board.degree(province); i++) {
        if (isWorthAWar(world, nation, board.target(province, i), own)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isWorthAWar(World world, int nation, int target, int own) {
    if (!world.setting().board().isProvince(target)
        || !world.setting().access().mayEnter(nation, target, world.turn())) {
      return false;
    }
    Attitude.OfProvince attitude = Attitude.of(world, nation, target);
    boolean open = attitude == Attitude.OfProvince.EMPTY || attitude == Attitude.OfProvince.HOSTILE;
    return open
        && Worth.of(world, nation, target) >= WORTH_A_WAR
        && 2 * Foresight.defenders(world, nation, target).size() <= own;
  }

  /** The weakest who can go. */
  static UnitSet raiders(ChooseRaiders decision) {
    World world = decision.world();
    UnitSet best = decision.options().getFirst();
    for (UnitSet option : decision.options()) {
      if (worth(world, option) < worth(world, best)) {
        best = option;
      }
    }
    return best;
  }

  private static int worth(World world, UnitSet units) {
    int sum = 0;
    for (int i = 0; i < units.size(); i++) {
      sum += Soldiers.worth(world, units.get(i));
    }
    return sum;
  }

  /** Where the raid is likeliest to succeed; of equals where it hurts the leading player. */
  static int target(ChooseRaidTarget decision) {
    World world = decision.world();
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int province : decision.options()) {
      double score = 10 * decision.modifier(province);
      int holder = world.holder(province);
      if (holder >= 0) {
        int seat = Standing.seat(world, holder);
        score += Standing.isLeadingOpponent(world, decision.chooser(), seat) ? 2 : 0;
        score -= Standing.isSameSeat(world, holder, decision.chooser()) ? 15 : 0;
      }
      if (score > most) {
        most = score;
        best = province;
      }
    }
    return best;
  }

  /** Raiders who settle raid no more; a nation at war may want the land. */
  static boolean settles(ChooseSettling decision) {
    World world = decision.world();
    return world.activity(decision.chooser()) == Activity.ACTIVE
        && Worth.points(world, decision.chooser(), decision.province()) >= WORTH_STAYING;
  }

  /** Barbarians and the poor loot, and who is paid for it in points; others keep the city whole. */
  static boolean loots(ChooseLooting decision) {
    World world = decision.world();
    int nation = decision.chooser();
    if (world.isBarbarian(nation) || world.gold(nation) < POOR) {
      return true;
    }
    for (Goal goal : world.setting().victory().goals(nation, VictoryBlocks.Block.BONUS)) {
      if (goal instanceof Goal.Loot) {
        return true;
      }
    }
    return false;
  }

  /** Walls that one cannot hold serve the enemy. */
  static boolean dismantles(ChooseDismantling decision) {
    World world = decision.world();
    return world.isBarbarian(decision.chooser())
        && Worth.points(world, decision.chooser(), decision.province()) < WORTH_STAYING;
  }
}
