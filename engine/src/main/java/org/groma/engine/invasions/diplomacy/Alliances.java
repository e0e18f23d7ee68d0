package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.combat.Side;
import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.event.Roll;
import org.groma.engine.invasions.event.UnitSet;
import org.groma.engine.invasions.field.Commanders;
import org.groma.engine.invasions.field.Retreat;
import org.groma.engine.invasions.movement.Stack;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.sequence.ActivationOrder;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** Alliances: they are made between equals, and when they end those who stand together part. */
@Rule("XXVI.B")
public final class Alliances {

  private Alliances() {}

  /** Whether a nation is free to ally: no federate, client or vassal is (ruling C62). */
  public static boolean isFree(World world, int nation) {
    return world.diplomacy().federator(nation) < 0
        && world.diplomacy().patron(nation) < 0
        && world.diplomacy().suzerain(nation) < 0;
  }

  /** Two nations ally for this turn's activations. */
  public static void allyForTurn(Play play, int nation, int other) {
    play.happen(new NationEvent.Allied(nation, other));
    play.happen(new RealmEvent.AllianceLimited(nation, other));
  }

  /**
   * The ally with whom a nation has to wait: one that activates later and has not yet (ruling C1);
   * {@link World#NOBODY} when it is its own turn.
   */
  public static int awaited(World world, int nation) {
    long allies = world.diplomacy().allies(nation);
    if (allies == 0) {
      return World.NOBODY;
    }
    int last = World.NOBODY;
    boolean later = false;
    for (int each : ActivationOrder.of(world)) {
      boolean waiting = (allies & 1L << each) != 0 && !world.realms().hasActivated(each);
      last = later && waiting ? each : last;
      later |= each == nation;
    }
    return last;
  }

  /** An alliance ends, and where both stand one side goes. */
  public static void end(Play play, int nation, int other) {
    play.happen(new NationEvent.AllianceEnded(nation, other));
    for (int province = 0; province < play.setting().board().provinces(); province++) {
      part(play, nation, other, province);
    }
  }

  public static void endAll(Play play, int nation) {
    for (long rest = play.world().diplomacy().allies(nation); rest != 0; rest &= rest - 1) {
      end(play, nation, Long.numberOfTrailingZeros(rest));
    }
  }

  /** The smaller force retreats; equal ones leave it to the dice. */
  private static void part(Play play, int nation, int other, int province) {
    World world = play.world();
    long one = world.diplomacy().friends(nation);
    long two = world.diplomacy().friends(other);
    long common = one & two;
    int ones = world.countAt(province, one & ~common);
    int twos = world.countAt(province, two & ~common);
    if (ones == 0 || twos == 0) {
      return;
    }
    boolean firstGoes = ones == twos ? firstYields(play, nation, other) : ones < twos;
    int loser = firstGoes ? nation : other;
    long leaving = (firstGoes ? one : two) & ~common;
    UnitSet units = world.unitsAt(province, leaving);
    Stack stack = new Stack(loser, units, Commanders.broadest(world, loser, province), province);
    Retreat.retreat(play, stack, Side.DEFENDER);
  }

  /** The younger one on a passed check, else the older. */
  private static boolean firstYields(Play play, int nation, int other) {
    boolean younger = play.table().d2(Roll.ALLIANCE_SPLIT);
    return isYounger(play.world(), nation, other) == younger;
  }

  private static boolean isYounger(World world, int nation, int other) {
    return world.age(nation) != world.age(other)
        ? world.age(nation) < world.age(other)
        : world.setting().nation(nation).initiative() > world.setting().nation(other).initiative();
  }

  /** Alliances for a turn end once both allies have activated. */
  static void activationEnded(Play play, int nation) {
    World world = play.world();
    long brief = world.realms().briefAllies(nation) & world.diplomacy().allies(nation);
    for (long rest = brief; rest != 0; rest &= rest - 1) {
      int ally = Long.numberOfTrailingZeros(rest);
      if (world.realms().hasActivated(ally)) {
        end(play, nation, ally);
      }
    }
  }
}
