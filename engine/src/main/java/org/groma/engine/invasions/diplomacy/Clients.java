package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.Activity;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.scoring.Bonuses;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.setting.Status;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Minor Kingdoms under the protection of a patron. */
@Rule({"XXVII.A", "XXVII.B", "XXVII.D"})
public final class Clients {

  private Clients() {}

  /** Whether a nation is a minor Kingdom in play that nobody rules. */
  public static boolean isIndependent(World world, int nation) {
    Activity activity = world.activity(nation);
    return world.setting().nation(nation).minor()
        && (activity == Activity.ACTIVE || activity == Activity.INACTIVE)
        && world.status(nation) == Status.KINGDOM
        && Alliances.isFree(world, nation);
  }

  public static void swear(Play play, int client, int patron) {
    Alliances.endAll(play, client);
    play.happen(new NationEvent.Sworn(client, patron));
    Bonuses.clientWon(play, patron);
  }

  public static void release(Play play, int client) {
    int patron = play.world().diplomacy().patron(client);
    play.happen(new NationEvent.Released(client));
    Mercenaries.sendHome(play, client, patron);
  }

  /** Each client at full strength lends a unit drawn by lot for its patron's activation. */
  static void lend(Play play, int patron) {
    World world = play.world();
    for (long rest = world.diplomacy().clients(patron); rest != 0; rest &= rest - 1) {
      int client = Long.numberOfTrailingZeros(rest);
      int owed = play.setting().bondRules().clientMercenaries(client);
      if (owed < 0) {
        owed = play.setting().figures().bonds().clientMercenaries();
      }
      for (int i = 0; i < owed && isAtFullStrength(world, client); i++) {
        UnitSet units = Mercenaries.available(world, client);
        if (!units.isEmpty()) {
          int unit = units.get(play.table().dice().below(units.size()));
          Mercenaries.lend(play, unit, patron, Contract.CLIENT);
        }
      }
    }
  }

  /** All its units are on the map (ruling E57). */
  static boolean isAtFullStrength(World world, int nation) {
    Roster roster = world.setting().roster();
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.place(unit) == World.POOL) {
        return false;
      }
    }
    return true;
  }
}
