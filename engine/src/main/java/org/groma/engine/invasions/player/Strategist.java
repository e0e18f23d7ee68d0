package org.groma.engine.invasions.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Allowance;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.state.World;

/**
 * Moves a nation's stacks: at the start of a sub-step every stack gets the plan that promises most,
 * the best plans first, and then they are carried out step by step. A step that the rules refuse
 * ends its plan.
 */
final class Strategist {

  private final Lures lures;
  private final Deque<Plan> plans = new ArrayDeque<>();
  private boolean planned;

  Strategist(Lures lures) {
    this.lures = lures;
  }

  /**
   * The next order of the sub-step.
   *
   * @param targets a sheet to draw on
   */
  Order order(ChooseOrder decision, Lure lure, Targets targets) {
    if (!planned) {
      plan(decision, lure, targets);
      planned = true;
    }
    while (!plans.isEmpty()) {
      Plan plan = fitting(decision, plans.poll());
      Order.March march = march(decision.world(), plan);
      if (!plan.isDone() && !march.units().isEmpty() && decision.refusal(march).isEmpty()) {
        if (!plan.after().isDone()) {
          plans.addFirst(plan.after());
        }
        return march;
      }
    }
    return finish(decision);
  }

  /** No more than may stay where they go: others may have come there since the plan was made. */
  private static Plan fitting(ChooseOrder decision, Plan plan) {
    if (plan.isDone()) {
      return plan;
    }
    World world = decision.world();
    int nation = decision.chooser();
    int room =
        Stacking.limit(world, nation, plan.goal(), plan.leader())
            - Stacking.counted(world, nation, plan.goal());
    return room >= plan.units().size() ? plan : plan.of(plan.units().first(Math.max(0, room)));
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
    return new Spreading(decision, lures)
        .order()
        .or(() -> Dispersal.next(decision))
        .orElseGet(() -> decision.options().getLast());
  }

  private void plan(ChooseOrder decision, Lure lure, Targets targets) {
    World world = decision.world();
    int nation = decision.chooser();
    long bloc = world.diplomacy().bloc(nation);
    targets.begin(world, nation);
    Campaign campaign = new Campaign(targets, lure);
    List<Plan> found = new ArrayList<>();
    Phase phase = decision.phase();
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (!phase.isCampaign() || world.leaderPlace(phase.leader()) == province) {
        campaign.best(province, phase.leader()).ifPresent(found::add);
      }
    }
    found.sort(Comparator.comparingDouble(Plan::score).reversed());
    plans.addAll(found);
  }
}
