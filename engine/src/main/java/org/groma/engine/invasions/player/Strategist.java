package org.groma.engine.invasions.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.setting.Board;
import org.groma.engine.invasions.state.World;

/**
 * Moves a nation's stacks: at the start of a sub-step every stack gets the plan that promises most,
 * the best plans first, and then they are carried out step by step. A step that the rules refuse
 * ends its plan.
 */
final class Strategist {

  private static final double LEAST = 1.5;

  private final Deque<Plan> plans = new ArrayDeque<>();
  private boolean planned;

  /** The next order of the sub-step. */
  Order order(ChooseOrder decision) {
    if (!planned) {
      plan(decision);
      planned = true;
    }
    while (!plans.isEmpty()) {
      Plan plan = plans.poll();
      Order.March march = march(decision.world(), plan);
      if (!plan.isDone() && decision.refusal(march).isEmpty()) {
        if (!plan.after().isDone()) {
          plans.addFirst(plan.after());
        }
        return march;
      }
    }
    return finish(decision);
  }

  private static Order.March march(World world, Plan plan) {
    int to = plan.isDone() ? -1 : plan.step();
    int leader = plan.leader();
    UnitSet able =
        plan.units()
            .where(unit ->
                world.isOnMap(unit)
                    && !world.isHalted(unit)
                    && Allowance.left(world, unit, leader) > 0);
    return new Order.March(able, leader, to);
  }

  /** Done, unless somewhere too many stand together: then somebody has to go first. */
  private Order finish(ChooseOrder decision) {
    Order done = new Order.Done();
    if (decision.refusal(done).isEmpty()) {
      planned = false;
      return done;
    }
    World world = decision.world();
    for (Order option : decision.options()) {
      if (option instanceof Order.March march
          && !march.units().isEmpty()
          && isCrowded(world, decision.chooser(), march)
          && Attitude.of(world, decision.chooser(), march.to()) == Attitude.OfProvince.FRIENDLY) {
        return option;
      }
    }
    List<Order> options = decision.options();
    return options.getLast();
  }

  private static boolean isCrowded(World world, int nation, Order.March march) {
    int from = world.place(march.units().get(0));
    int room =
        Stacking.limit(world, nation, march.to()) - Stacking.counted(world, nation, march.to());
    return Stacking.excess(world, nation, from) > 0 && march.units().size() <= room;
  }

  private void plan(ChooseOrder decision) {
    World world = decision.world();
    int nation = decision.chooser();
    Board board = world.setting().board();
    Campaign campaign = new Campaign(world, nation);
    List<Plan> found = new ArrayList<>();
    Phase phase = decision.phase();
    for (int province = 0; province < board.provinces(); province++) {
      if (world.firstAt(province) >= 0
          && (!phase.isCampaign() || world.leaderPlace(phase.leader()) == province)) {
        campaign.best(province, phase.leader()).ifPresent(found::add);
      }
    }
    found.sort(Comparator.comparingDouble(Plan::score).reversed());
    found.removeIf(plan -> plan.score() < LEAST);
    plans.addAll(found);
  }
}
