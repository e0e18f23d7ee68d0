package org.groma.engine.invasions.field;

import java.util.BitSet;
import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.FieldTold;
import org.groma.engine.invasions.event.UnitEvent;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** The loser leaves the province. */
@Rule({"XX.L", "XXI.J"})
public final class Retreat {

  private Retreat() {}

  /**
   * A stack retreats up to three paces; who finds no way is eliminated. A besieger who gives up
   * retreats as an attacker. Hordes and other leaders go along when no friendly unit stays behind.
   */
  public static void retreat(Play play, Stack loser, Side side) {
    retreat(play, loser, side, origins(play.world(), loser, side));
  }

  /**
   * The provinces that bind a retreat: those the attacker came from. Where none of its units came
   * by land, nothing binds anybody.
   */
  static BitSet origins(World world, Stack loser, Side side) {
    if (side == Side.ATTACKER) {
      return origins(world, loser.units());
    }
    // whoever marched in is the attacker, even if it has just become a vassal
    long others = ~world.diplomacy().friends(loser.nation());
    return origins(world, world.unitsAt(loser.place(), others));
  }

  static BitSet origins(World world, UnitSet attackers) {
    BitSet origins = new BitSet();
    for (int i = 0; i < attackers.size(); i++) {
      int from = world.cameFrom(attackers.get(i));
      if (from >= 0 && world.setting().board().isProvince(from)) {
        origins.set(from);
      }
    }
    return origins;
  }

  static void retreat(Play play, Stack loser, Side side, BitSet origins) {
    World world = play.world();
    int units = loser.units().size();
    WayTerms terms =
        side == Side.ATTACKER
            ? WayTerms.ofAttacker(world, loser.nation(), loser.place(), units, origins)
            : WayTerms.ofDefender(world, loser.nation(), loser.place(), units, origins);
    withdraw(play, loser, Ways.of(world, terms));
    eliminateThoseLeft(play, loser);
  }

  /**
   * A stack leaves a province without a fight, by the ways of a retreat. Those for whom nothing in
   * reach has room may be too many there for once; only who reaches nothing is lost.
   */
  @Rule("XXX.C")
  public static void evacuate(Play play, Stack leaving) {
    World world = play.world();
    int units = leaving.units().size();
    withdraw(
        play,
        leaving,
        Ways.of(
            world, WayTerms.ofEvacuation(world, leaving.nation(), leaving.place(), units, false)));
    Stack left = leaving.now(world);
    if (!left.units().isEmpty()) {
      units = left.units().size();
      withdraw(
          play,
          left,
          Ways.of(world, WayTerms.ofEvacuation(world, left.nation(), left.place(), units, true)));
    }
    eliminateThoseLeft(play, leaving);
  }

  private static void withdraw(Play play, Stack loser, Ways ways) {
    World world = play.world();
    if (loser.units().isEmpty()) {
      return;
    }
    if (ways.hasStop()) {
      Company company = Company.of(world, loser);
      Withdrawal chosen = play.table().ask(new ChooseWithdrawal(world, company, ways, false));
      company.withdraw(play, ways, chosen);
      if (play.table().isHeard()) {
        play.tell(new FieldTold.Retreated(loser.nation(), loser.place(), chosen.units()));
      }
    } else if (play.table().isHeard()) {
      play.tell(new FieldTold.CutOff(loser.nation(), loser.place(), loser.units()));
    }
  }

  private static void eliminateThoseLeft(Play play, Stack loser) {
    World world = play.world();
    UnitSet left = loser.units().where(unit -> world.place(unit) == loser.place());
    if (!left.isEmpty()) {
      play.happen(new UnitEvent.Eliminated(left));
    }
    long friends = world.diplomacy().friends(loser.nation());
    if (world.countAt(loser.place(), friends) == 0) {
      Commanders.escape(play, loser.nation(), loser.place());
    }
  }
}
