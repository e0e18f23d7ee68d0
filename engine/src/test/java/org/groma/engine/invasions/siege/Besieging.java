package org.groma.engine.invasions.siege;

import static org.groma.engine.invasions.Sample.leader;
import static org.groma.engine.invasions.Sample.nation;
import static org.groma.engine.invasions.Sample.province;

import org.groma.engine.invasions.Sample;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.SequenceEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.state.World;

/** Cities and those who stand before them, on a map with nobody else on it. */
final class Besieging {

  final World world = Sample.empty();

  /** Athenae, level 2, without walls, on the Aegean, held by Byzantium. */
  Besieging athenae() {
    return city("achaia", 2, "byzantines");
  }

  /** Nisibis, level 1, with walls, held by Persia. */
  Besieging nisibis() {
    city("assyria", 1, "persians");
    world.apply(new LandEvent.WallsSet(province("assyria"), true));
    return this;
  }

  Besieging city(String province, int level, String holder) {
    world.apply(new LandEvent.CityGrown(province(province), level));
    world.apply(new LandEvent.HolderChanged(province(province), nation(holder)));
    return this;
  }

  Besieging turn(int turn) {
    world.apply(new SequenceEvent.TurnBegan(turn));
    return this;
  }

  UnitSet units(String nation, String kind, int count, int place) {
    UnitSet units = Sample.fromPool(world, nation, kind, count);
    world.apply(new UnitEvent.Placed(units, place));
    return units;
  }

  void post(String leader, String province) {
    world.apply(new LeaderEvent.Posted(leader(leader), province(province)));
  }

  /** So many units of one kind, without a leader. */
  Stack stack(String nation, String kind, int count, String province) {
    UnitSet units = units(nation, kind, count, province(province));
    return new Stack(nation(nation), units, Stack.NO_LEADER, province(province));
  }

  Stack led(Stack stack, String leader) {
    world.apply(new LeaderEvent.Posted(leader(leader), stack.place()));
    return new Stack(stack.nation(), stack.units(), leader(leader), stack.place());
  }
}
