package org.groma.engine.invasions.sea;

import java.util.List;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SeaTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.LeadingNation;
import org.groma.engine.invasions.movement.Marching;
import org.groma.engine.invasions.movement.Order;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** A land stack at sea, zone by zone, while its carriers may have to fight for it. */
@Rule("XXV.D")
final class Crossing {

  private final Play play;
  private final World world;
  private final int nation;
  private final Order.Ship order;
  private UnitSet cargo;

  private Crossing(Play play, int nation, Order.Ship order) {
    this.play = play;
    this.world = play.world();
    this.nation = nation;
    this.order = order;
    this.cargo = order.units();
  }

  /**
   * Carries a stack over to the other shore.
   *
   * @return who has arrived there; nobody where all were lost or the carriers refused battle
   */
  static Stack cross(Play play, int nation, Order.Ship order, List<UnitSet> carriers) {
    return new Crossing(play, nation, order).cross(carriers);
  }

  private Stack cross(List<UnitSet> carriers) {
    Marching.choose(play, order.units(), order.leader());
    for (int i = 0; i < carriers.size() && isAnybodyLeft(); i++) {
      if (!passes(order.seas().get(i), carriers.get(i))) {
        if (play.table().isHeard()) {
          play.tell(new SeaTold.CrossingCancelled(nation, order.to()));
        }
        return new Stack(nation, UnitSet.NONE, Stack.NO_LEADER, order.to());
      }
    }
    return arrive();
  }

  private boolean isAnybodyLeft() {
    return !cargo.isEmpty() || leader() >= 0;
  }

  /** The leader on board, if he is still alive. */
  private int leader() {
    boolean alive = order.leader() >= 0 && world.isInPlay(order.leader());
    return alive ? order.leader() : Stack.NO_LEADER;
  }

  private boolean passes(int sea, UnitSet fleets) {
    boolean again = fleets.any(fleet -> world.transports(fleet) > 0);
    int owner = world.master(fleets.get(0));
    play.happen(new UnitEvent.Carried(fleets));
    play.happen(new UnitEvent.Delayed(fleets, play.setting().figures().sea().pacesAZone()));
    Stack acting = new Stack(owner, fleets, leader(), sea);
    Encounter met = NavalInterception.meet(play, nation, acting, again);
    int drowned = cargo.size() - Carriers.capacity(world, fleets, met.sunk());
    if (drowned > 0) {
      drown(drowned);
    }
    return !met.refused();
  }

  /** The owner chooses who was on the fleets that were sunk. */
  private void drown(int count) {
    UnitSet lost =
        count == cargo.size()
            ? cargo
            : play.table().ask(new ChooseDrowned(play.world(), nation, cargo, count));
    play.happen(new UnitEvent.Eliminated(lost));
    cargo = cargo.minus(lost);
  }

  private Stack arrive() {
    int leader = leader();
    int paces = order.seas().size() * play.setting().figures().sea().pacesAZone();
    if (!cargo.isEmpty()) {
      play.happen(new UnitEvent.Marched(cargo, leader, order.to(), Border.COAST, paces));
      play.happen(new UnitEvent.Shipped(cargo));
    }
    if (leader >= 0) {
      play.happen(new LeaderEvent.Rode(leader, order.to(), paces));
    }
    return new Stack(LeadingNation.of(world, nation, cargo), cargo, leader, order.to());
  }
}
