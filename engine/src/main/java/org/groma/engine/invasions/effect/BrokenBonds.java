package org.groma.engine.invasions.effect;

import java.util.List;
import org.groma.engine.invasions.event.Contract;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.setting.Roster;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** Federates and vassals who free themselves because a card lets them. */
@Rule({"XXVIII.G", "XXIX.G"})
public final class BrokenBonds {

  /** Whether a federate leaves a federator who is in trouble. */
  public record ChooseToBreakFaith(World world, int chooser, int federator) implements YesOrNo {}

  private final Play play;
  private final World world;

  BrokenBonds(Play play) {
    this.play = play;
    this.world = play.world();
  }

  /** Whether a nation has a bond that such a card can break. */
  public static boolean isBound(World world, int nation) {
    return world.diplomacy().federator(nation) >= 0 || world.diplomacy().suzerain(nation) >= 0;
  }

  void carryOut(int nation, Parameters given) {
    List<String> bonds = given.texts("bonds");
    if (given.text("check").equals("federate-decides")) {
      for (long rest = world.diplomacy().federates(nation); rest != 0; rest &= rest - 1) {
        int federate = Long.numberOfTrailingZeros(rest);
        if (play.table().ask(new ChooseToBreakFaith(world, federate, nation))) {
          endFoedus(federate);
        }
      }
      return;
    }
    if (bonds.contains("foedus") && world.diplomacy().federator(nation) >= 0) {
      endFoedus(nation);
    }
    if (bonds.contains("vassalage") && world.diplomacy().suzerain(nation) >= 0) {
      play.happen(new NationEvent.Freed(nation));
      sendHome(nation, Contract.VASSAL);
    }
  }

  private void endFoedus(int federate) {
    play.happen(new NationEvent.FoedusEnded(federate));
    play.happen(new RealmEvent.FoederaCounted(federate, 0, 0));
    for (int province = 0; province < world.setting().board().provinces(); province++) {
      if (world.foedus(province) == federate) {
        play.happen(new LandEvent.FoedusSet(province, World.NOBODY));
        play.happen(new LandEvent.HolderChanged(province, federate));
      }
    }
    sendHome(federate, Contract.FEDERATE);
  }

  /** Units that serve under the bond serve their own nation again, at its horde or capital. */
  private void sendHome(int nation, Contract bond) {
    Roster roster = world.setting().roster();
    int home = world.horde(nation) >= 0 ? world.horde(nation) : world.capital(nation);
    for (int unit = roster.first(nation); unit < roster.end(nation); unit++) {
      if (world.isLent(unit) && world.realms().contract(unit) == bond) {
        play.happen(new UnitEvent.Lent(unit, nation));
        play.happen(new RealmEvent.Contracted(unit, Contract.NONE));
        if (home >= 0) {
          play.happen(new UnitEvent.Placed(UnitSet.of(unit), home));
        }
      }
    }
  }
}
