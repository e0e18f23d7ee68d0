package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.control.Settlement;
import org.groma.engine.invasions.event.DiplomacyTold;
import org.groma.engine.invasions.event.LandEvent;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Commanders;
import org.groma.engine.invasions.field.Retreat;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;
import org.groma.engine.kernel.YesOrNo;

/** How a Foedus ends. */
@Rule("XXVIII.G")
public final class Breach {

  private Breach() {}

  /** Whether a federate breaks with its federator. */
  public record ChooseBreach(World world, int chooser, int federator, boolean free)
      implements YesOrNo {}

  /** Whether a former federator's units leave before they have to fight. */
  public record ChooseEvacuation(World world, int chooser, int province) implements YesOrNo {}

  /**
   * At the beginning of the federate's activation: not in the turn of the Foedus, free in the next,
   * and later on a passed check (ruling C40).
   */
  static void offer(Play play, int federate) {
    World world = play.world();
    int federator = world.diplomacy().federator(federate);
    int turns = world.turn() - world.realms().foedusTurn(federate);
    if (federator < 0 || turns < 1) {
      return;
    }
    boolean free = turns == 1;
    if (!play.table().ask(new ChooseBreach(world, federate, federator, free))) {
      return;
    }
    boolean succeeds = free || play.table().d2(Roll.BREACH);
    if (play.table().isHeard()) {
      play.tell(new DiplomacyTold.BreachTried(federate, federator, succeeds));
    }
    if (succeeds) {
      carryOut(play, federate);
    }
  }

  /**
   * The federates of a nation may leave it: a Usurper took power, its capital fell, it is bankrupt
   * or submitted.
   */
  public static void offerToFederates(Play play, int federator) {
    for (long rest = play.world().diplomacy().federates(federator); rest != 0; rest &= rest - 1) {
      int federate = Long.numberOfTrailingZeros(rest);
      if (play.table().ask(new ChooseBreach(play.world(), federate, federator, true))) {
        carryOut(play, federate);
      }
    }
  }

  /** The land is the federate's, its units come back, and its former friends go or stay. */
  public static void carryOut(Play play, int federate) {
    World world = play.world();
    int federator = world.diplomacy().federator(federate);
    long company = world.diplomacy().friends(federator) & ~(1L << federate);
    dissolve(play, federate, true);
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      UnitSet units = world.unitsAt(province, company & ~world.diplomacy().friends(federate));
      if (world.holder(province) == federate
          && (world.occupants(province) & 1L << federate) != 0
          && !units.isEmpty()
          && play.table().ask(new ChooseEvacuation(world, federator, province))) {
        int leader = Commanders.broadest(world, federator, province);
        Retreat.retreat(play, new Stack(federator, units, leader, province), Side.DEFENDER);
      }
    }
    Settlement.settle(play);
  }

  /** The bond ends without a word on who stands where: the federate was beaten by somebody else. */
  public static void dissolve(Play play, int federate) {
    dissolve(play, federate, false);
  }

  private static void dissolve(Play play, int federate, boolean takesLand) {
    int federator = play.world().diplomacy().federator(federate);
    end(play, federate, takesLand);
    recall(play, federate, federator);
  }

  /** The federate has vanished: nobody is left to recall anybody. */
  public static void expire(Play play, int federate) {
    end(play, federate, false);
  }

  private static void end(Play play, int federate, boolean takesLand) {
    World world = play.world();
    play.happen(new NationEvent.FoedusEnded(federate));
    play.happen(new RealmEvent.FoederaCounted(federate, 0, 0));
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      if (world.foedus(province) == federate) {
        play.happen(new LandEvent.FoedusSet(province, World.NOBODY));
        boolean present = (world.occupants(province) & 1L << federate) != 0;
        if (takesLand && present && world.holder(province) != federate) {
          play.happen(new LandEvent.HolderChanged(province, federate));
        }
      }
    }
  }

  /** All lent units join the horde, whatever the stacking limit. */
  private static void recall(Play play, int federate, int federator) {
    World world = play.world();
    UnitSet units = Mercenaries.lent(world, federate, federator);
    for (int i = 0; i < units.size(); i++) {
      if (world.horde(federate) < 0) {
        Mercenaries.sendHome(play, units.get(i));
      } else {
        Mercenaries.discharge(play, units.get(i));
        play.happen(new UnitEvent.Placed(UnitSet.of(units.get(i)), world.horde(federate)));
      }
    }
  }
}
