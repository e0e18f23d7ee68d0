package org.groma.engine.invasions.administration;

import java.util.OptionalInt;
import org.groma.engine.invasions.control.Attitude;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.reinforcement.FrontierLimites;
import org.groma.engine.invasions.setting.RealmRules;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/**
 * Lost Limites are built again at no cost where their border province has come back, as long as
 * there are Limites; then they turn into local troops.
 */
@Rule("XVIII.I")
final class Limites {

  private Limites() {}

  static void renew(Play play, int nation) {
    World world = play.world();
    RealmRules rules = play.setting().realmRules();
    if (rules.mayRebuildLimites(
        nation, world.turn(), world.status(nation), world.decline(nation))) {
      rebuild(play, nation);
    }
    OptionalInt kind =
        rules.flippedLimites(nation, world.turn(), world.status(nation), world.decline(nation));
    if (kind.isPresent()) {
      flip(play, nation, kind.getAsInt());
    }
  }

  private static void rebuild(Play play, int nation) {
    World world = play.world();
    for (int province : play.setting().realmRules().borderProvinces(nation)) {
      if (world.limes(province) < 0
          && !FrontierLimites.hasMovedOn(world, nation, province)
          && world.holder(province) == nation
          && world.revolt(province) == 0
          && !Attitude.isOpposed(world, nation, province)) {
        play.happen(new LandEvent.LimesSet(province, nation));
      }
    }
  }

  /** Every Limes goes; as many as the pool has units for become local troops where they stood. */
  private static void flip(Play play, int nation, int kind) {
    World world = play.world();
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      if (world.limes(province) == nation) {
        play.happen(new LandEvent.LimesSet(province, World.NOBODY));
        int unit = fromPool(world, nation, kind);
        if (unit >= 0) {
          play.happen(new UnitEvent.Placed(UnitSet.of(unit), province));
        }
      }
    }
  }

  private static int fromPool(World world, int nation, int kind) {
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.place(unit) == World.POOL && roster.kindNumber(unit) == kind) {
        return unit;
      }
    }
    return -1;
  }
}
