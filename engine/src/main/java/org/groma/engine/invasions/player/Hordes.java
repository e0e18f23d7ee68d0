package org.groma.engine.invasions.player;

import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Commanders;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.HordeMarch;
import org.groma.engine.invasions.movement.Migration;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Where a horde goes: in an invasion behind its army, otherwise on a migration towards what the
 * nation can win, as long as that leaves nothing better behind.
 */
final class Hordes {

  private static final double WORTH_MIGRATING = 0.5;
  private static final double A_UNIT_BESIDE = 1.5;
  private static final int ENOUGH_COMPANY = 4;
  private static final double PULL = 0.1;
  private static final int GUARDS = 3;
  private static final double UNGUARDED = 10;

  private Hordes() {}

  /** The next step of a migration, before anything else is done. */
  static Optional<Order> migration(ChooseOrder decision, Lure lure) {
    World world = decision.world();
    int nation = decision.chooser();
    int horde = world.horde(nation);
    if (horde < 0 || decision.phase().isCampaign() || world.isInvading(nation)) {
      return Optional.empty();
    }
    if (!world.isBarbarian(nation)) {
      return Optional.empty(); // a realm's horde is its capital and stays
    }
    if (decision.phase().step() == Phase.Step.RAID || world.hasTrespassed(nation)) {
      return Optional.empty();
    }
    return Migration.isScattered(world, nation)
        ? gathering(decision, lure)
        : departure(decision, lure);
  }

  private static Optional<Order> departure(ChooseOrder decision, Lure lure) {
    World world = decision.world();
    int horde = world.horde(decision.chooser());
    Board board = world.setting().board();
    double most = WORTH_MIGRATING + lure.left(horde);
    Order best = null;
    for (int i = 0; i < board.degree(horde); i++) {
      int to = board.target(horde, i);
      if (board.isProvince(to) && lure.gain(horde, to) > most) {
        Order order = new Order.Migrate(to);
        if (isRoomFor(world, decision.chooser(), to) && decision.refusal(order).isEmpty()) {
          most = lure.gain(horde, to);
          best = order;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** Whether those who are too many in a province could leave it again at once. */
  private static boolean isRoomFor(World world, int nation, int to) {
    int horde = world.horde(nation);
    UnitSet units = world.unitsAt(horde, 1L << nation);
    int leader = Commanders.broadest(world, nation, horde);
    int room = Stacking.limit(world, nation, to, leader) - Stacking.counted(world, nation, to);
    int going = units.count(unit -> Allowance.left(world, unit, Stack.NO_LEADER) > 1);
    return units.size() - going <= room;
  }

  /** All units have to be with a horde that migrates: the next step of somebody who is not. */
  private static Optional<Order> gathering(ChooseOrder decision, Lure lure) {
    World world = decision.world();
    int nation = decision.chooser();
    double given = lure.left(world.horde(nation)) + abandoned(world, nation, lure);
    if (bestGain(world, nation, lure) <= WORTH_MIGRATING + given) {
      return Optional.empty();
    }
    Gathering gathering = new Gathering(world, nation);
    return gathering.isPossible() ? gathering.nextStep(decision) : Optional.empty();
  }

  private static double bestGain(World world, int nation, Lure lure) {
    int horde = world.horde(nation);
    Board board = world.setting().board();
    double best = 0;
    for (int i = 0; i < board.degree(horde); i++) {
      int to = board.target(horde, i);
      if (board.isProvince(to) && Attitude.of(world, nation, to) != Attitude.OfProvince.HOSTILE) {
        best = Math.max(best, lure.gain(horde, to));
      }
    }
    return best;
  }

  /** What the units elsewhere give up that come to the horde. */
  private static double abandoned(World world, int nation, Lure lure) {
    double given = 0;
    for (int at = world.nextProvinceOf(1L << nation, 0);
        at >= 0;
        at = world.nextProvinceOf(1L << nation, at + 1)) {
      given += at == world.horde(nation) ? 0 : lure.left(at);
    }
    return given;
  }

  /**
   * The next step of a horde that follows an invasion, after the army has gone ahead.
   *
   * @param targets a sheet to draw on
   */
  static Optional<Order> following(ChooseOrder decision, Lure lure, Targets targets) {
    World world = decision.world();
    int nation = decision.chooser();
    int horde = world.horde(nation);
    if (horde < 0 || decision.phase().isCampaign() || !world.isInvading(nation)) {
      return Optional.empty();
    }
    targets.begin(world, nation);
    Reach reach = targets.reach(horde, Allowance.ofHorde(world, nation));
    double most = comfort(world, nation, lure, horde) + WORTH_MIGRATING;
    Order best = null;
    for (int i = 1; i < reach.count(); i++) {
      int goal = reach.province(i);
      double comfort = comfort(world, nation, lure, goal);
      if (comfort > most && HordeMarch.refusalOfGoal(world, nation, goal).isEmpty()) {
        Order order = new Order.MarchHorde(reach.path(goal, horde).getFirst());
        if (decision.refusal(order).isEmpty()) {
          most = comfort;
          best = order;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  private static double comfort(World world, int nation, Lure lure, int province) {
    int company = world.countAt(province, world.diplomacy().bloc(nation));
    return PULL * lure.at(province)
        + A_UNIT_BESIDE * Math.min(company, ENOUGH_COMPANY)
        - UNGUARDED * Math.max(0, GUARDS - company);
  }
}
