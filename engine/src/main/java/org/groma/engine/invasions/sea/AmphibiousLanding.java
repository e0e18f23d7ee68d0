package org.groma.engine.invasions.sea;

import java.util.List;
import java.util.Optional;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Arrival;
import org.groma.engine.invasions.movement.LeadingNation;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.movement.Stacking;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Refusal;
import org.groma.engine.kernel.Rule;

/**
 * A land stack goes ashore in an enemy or empty province: a transport that the sea may foil before
 * the enemy can. Everybody who takes part has spent all paces, come what may (ruling E54).
 */
@Rule("XXV.E")
final class AmphibiousLanding {

  private AmphibiousLanding() {}

  static Optional<Refusal> refusal(World world, int nation, Order.Ship order) {
    if (order.units().isEmpty()) {
      return refuse("XXV.E", "A leader does not land alone");
    }
    int leading = LeadingNation.of(world, nation, order.units());
    if (Attitude.of(world, leading, order.to()) == Attitude.OfProvince.NEUTRAL) {
      return refuse("XXV.E", "A stack lands in an enemy or empty province, not in a neutral one");
    }
    int units = Stacking.counted(world, leading, order.to()) + order.units().size();
    if (units > limit(world, leading, order.to(), order.leader())) {
      return refuse("XVII.B", "More units than may stand in the province");
    }
    return Carriers.refusal(world, nation, order);
  }

  /** Nobody can go on after a landing, so the limit holds at once. */
  static int limit(World world, int nation, int to, int leader) {
    return Math.max(Stacking.limit(world, nation, to), Stacking.limit(world, nation, to, leader));
  }

  static void carryOut(Play play, int nation, Order.Ship order) {
    World world = play.world();
    List<UnitSet> carriers = Carriers.of(world, nation, order);
    if (!SeaRisk.isOvercome(play, nation, order)) {
      spend(play, order, carriers);
      return;
    }
    Stack landed = Crossing.cross(play, nation, order, carriers);
    spend(play, order, carriers);
    Arrival.enter(play, landed);
  }

  private static void spend(Play play, Order.Ship order, List<UnitSet> carriers) {
    World world = play.world();
    UnitSet all = order.units();
    for (UnitSet fleets : carriers) {
      all = all.plus(fleets);
    }
    play.happen(new UnitEvent.Halted(all.where(world::isOnMap)));
    if (order.leader() >= 0 && world.isInPlay(order.leader())) {
      play.happen(new LeaderEvent.Stayed(order.leader()));
    }
  }

  private static Optional<Refusal> refuse(String section, String reason) {
    return Optional.of(new Refusal(section, reason));
  }
}
