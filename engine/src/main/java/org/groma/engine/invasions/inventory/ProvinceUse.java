package org.groma.engine.invasions.inventory;

import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.InvasionsEvent;
import org.groma.engine.invasions.event.LeaderEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.setting.Border;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Usage;
import org.groma.engine.kernel.Uses;

/** Where pieces stand, and whether the beaten find a way out. */
final class ProvinceUse {

  private final Numbered provinces;
  private final Uses uses;

  ProvinceUse(Numbered provinces, Uses uses) {
    this.provinces = provinces;
    this.uses = uses;
  }

  void hear(InvasionsEvent event, World world) {
    switch (event) {
      case UnitEvent.Placed placed -> enter(placed.place());
      case UnitEvent.Marched marched -> enter(marched.to());
      case LeaderEvent.Posted posted -> enter(posted.place());
      case LeaderEvent.Rode rode -> enter(rode.to());
      case NationEvent.HordeMoved moved -> enter(moved.province());
      case NationEvent.HordeMarched marched -> enter(marched.province());
      case FieldTold.Retreated retreated ->
          provinces.use(Usage.RETREAT_MADE, retreated.from(), uses);
      case FieldTold.CutOff cutOff -> {
        // who landed has nowhere to go, wherever it is
        if (cutOff.units().any(unit -> !hasLanded(world, unit))) {
          provinces.use(Usage.RETREAT_CUT_OFF, cutOff.province(), uses);
        }
      }
      default -> {
        // nobody goes anywhere
      }
    }
  }

  private static boolean hasLanded(World world, int unit) {
    return world.hasMoved(unit) && world.cameVia(unit) == Border.COAST;
  }

  private void enter(int place) {
    provinces.use(Usage.PROVINCE_ENTERED, place, uses);
  }
}
