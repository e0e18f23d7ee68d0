package org.groma.engine.invasions.diplomacy;

import org.groma.engine.invasions.event.NationEvent;
import org.groma.engine.invasions.event.RealmEvent;
import org.groma.engine.invasions.play.Play;
import org.groma.engine.invasions.state.World;
import org.groma.engine.kernel.Rule;

/** What happens to all bonds of a nation at once. */
@Rule({"XXVI.B", "XXVII.D", "XXVIII.G", "XXIX.G"})
public final class Bonds {

  private Bonds() {}

  /** A capital was conquered: allies, clients and vassals are lost, and federates may leave. */
  public static void capitalLost(Play play, int nation) {
    Alliances.endAll(play, nation);
    loseDependents(play, nation);
    Breach.offerToFederates(play, nation);
  }

  /** A nation submits: it is nobody's dependent any more, and nobody is its own. */
  public static void dissolveAll(Play play, int nation) {
    World world = play.world();
    if (world.diplomacy().federator(nation) >= 0) {
      Breach.dissolve(play, nation);
    }
    if (world.diplomacy().patron(nation) >= 0) {
      Clients.release(play, nation);
    }
    if (world.diplomacy().suzerain(nation) >= 0) {
      Vassals.free(play, nation);
    }
    Alliances.endAll(play, nation);
    loseDependents(play, nation);
    for (long rest = world.diplomacy().federates(nation); rest != 0; rest &= rest - 1) {
      Breach.dissolve(play, Long.numberOfTrailingZeros(rest));
    }
  }

  private static void loseDependents(Play play, int nation) {
    World world = play.world();
    for (long rest = world.diplomacy().clients(nation); rest != 0; rest &= rest - 1) {
      Clients.release(play, Long.numberOfTrailingZeros(rest));
    }
    for (long rest = world.diplomacy().vassals(nation); rest != 0; rest &= rest - 1) {
      Vassals.free(play, Long.numberOfTrailingZeros(rest));
    }
  }

  /** A nation attacks another: bridegrooms are watched. */
  @Rule("XXX.D")
  public static void attacked(Play play, int nation, int victim) {
    if (victim >= 0 && !play.world().realms().hasAttacked(nation, victim)) {
      play.happen(new RealmEvent.Attacked(nation, victim));
    }
  }

  /**
   * A nation has had its activation; to be called after {@code ActivationEnded}. Mercenaries lent
   * for it go home, wedding gifts are given, and what binds two nations until both have activated
   * is over.
   */
  public static void activationEnded(Play play, int nation) {
    Mercenaries.activationEnded(play, nation);
    MarriageCard.activationEnded(play, nation);
    Alliances.activationEnded(play, nation);
    endPacts(play, nation, false);
  }

  /** Pacts end once both parties have activated, or all of them when a turn's diplomacy does. */
  @Rule({"XXX.C", "XXX.E"})
  static void endPacts(Play play, int nation, boolean all) {
    World world = play.world();
    for (long rest = world.diplomacy().pacts(nation); rest != 0; rest &= rest - 1) {
      int other = Long.numberOfTrailingZeros(rest);
      if (all || (world.realms().hasActivated(nation) && world.realms().hasActivated(other))) {
        play.happen(new NationEvent.PactEnded(nation, other));
      }
    }
  }
}
