package org.groma.engine.invasions.player;

import java.util.Optional;
import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.movement.ChooseOrder;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Phase;
import org.groma.engine.invasions.state.World;

/** Declares hostility to Barbarians whose horde an army could capture. */
final class Hostilities {

  private static final int NEAR = 3;
  private static final int NEAR_FOR_RIDERS = 5;

  private Hostilities() {}

  static Optional<Order> declaration(ChooseOrder decision) {
    World world = decision.world();
    int nation = decision.chooser();
    if (decision.phase().step() != Phase.Step.OPENING || !world.isBarbarian(nation)) {
      return Optional.empty();
    }
    for (int other = 0; other < world.setting().nations(); other++) {
      if (other != nation
          && world.horde(other) >= 0
          && world.activity(other) == Activity.ACTIVE
          && !Standing.isSameSeat(world, nation, other)
          && isWithinReach(world, nation, other)) {
        Order order = new Order.Declare(other);
        if (decision.refusal(order).isEmpty()) {
          return Optional.of(order);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a stack is near the horde that is half as large again as what guards it. */
  private static boolean isWithinReach(World world, int nation, int other) {
    int horde = world.horde(other);
    int guards = world.countAt(horde, world.diplomacy().friends(other));
    long bloc = world.diplomacy().bloc(nation);
    int near = world.isNomad(nation) ? NEAR_FOR_RIDERS : NEAR;
    for (int province = world.nextProvinceOf(bloc, 0);
        province >= 0;
        province = world.nextProvinceOf(bloc, province + 1)) {
      if (world.setting().distances().between(province, horde, false) <= near
          && world.countAt(province, bloc) >= guards + guards / 2 + 1) {
        return true;
      }
    }
    return false;
  }
}
